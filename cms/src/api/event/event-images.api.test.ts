import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import type { Event } from '#domain/event/schema';
import type { Image } from '#domain/shared/response-schemas';
import { visitor } from '../../../test/client';
import { makeEvent } from '../../../test/factories';
import { multipartForm, photoWithGps, imageFile, textFile } from '../../../test/files';
import { signIn } from '../../../test/sign-in';
import { countRows, storedFiles } from '../../../test/stored-data';
import { fetchFile } from '../../../test/fetch-file';

type Images = { event: { images: Image[] } };

const add = async (id: string, files: File[]) =>
  (await signIn()).post<Images>(`/events/${id}/images`, multipartForm('images', files));

const remove = async (id: string, index: number | string, body?: object) =>
  (await signIn()).delete<Images>(`/events/${id}/images/${index}`, body);

const primaryFlags = (images: Image[]) => images.map(({ isPrimary }) => isPrimary);

describe('POST /events/{id}/images', () => {
  test('returns all images in order; the first image of an event is primary', async () => {
    const { _id } = await makeEvent();
    const first = await add(_id, [await imageFile('a.png'), await imageFile('b.jpg', 'jpeg', 80, 50)]);
    expect(first.status).toBe(200);
    const image = (isPrimary: boolean, width: number, height: number, type: string) => ({
      url: expect.stringMatching(new RegExp(`\\.${type}$`)),
      alt: null,
      width,
      height,
      isPrimary,
      cloudStoragePath: expect.stringMatching(new RegExp(`\\.${type}$`)),
    });
    expect(first.body).toEqual({
      success: true,
      event: { images: [image(true, 40, 30, 'png'), image(false, 80, 50, 'jpg')] },
    });
    const second = await add(_id, [await imageFile('c.webp', 'webp'), await imageFile('d.gif', 'gif')]);
    expect(second.body.event.images.slice(0, 2)).toEqual(first.body.event.images);
    expect(primaryFlags(second.body.event.images)).toEqual([true, false, false, false]);
    const shown = await visitor().get<{ event: Event }>(`/events/${_id}`);
    expect(shown.text).not.toContain('cloudStoragePath');
    expect(shown.body.event.images.map(({ url }) => url)).toEqual(second.body.event.images.map(({ url }) => url));
  });

  test('strips the GPS coordinates of a photo', async () => {
    const { _id } = await makeEvent();
    const { body } = await add(_id, [await photoWithGps()]);
    const { exif, width } = await sharp((await fetchFile(body.event.images[0]?.url)) ?? Buffer.alloc(0)).metadata();
    expect([exif, width]).toEqual([undefined, 60]);
  });

  test.each([
    ['text with an image name and type', textFile('patio.png', 'not an image', 'image/png'), 'patio.png'],
    ['an SVG', textFile('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'), 'logo.svg'],
    ['a truncated JPG', new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])], 'cut.jpg'), 'cut.jpg'],
  ])('returns 415 for %s, naming the file, and stores nothing', async (_case, file, name) => {
    const { _id } = await makeEvent();
    const [files, rows] = [await storedFiles(), await countRows('files')];
    const { status, body } = await add(_id, [await imageFile(), file]);
    expect([status, body]).toEqual([
      415,
      { success: false, code: 'unsupported-type', message: `${name} is not a JPG, PNG, GIF or WebP image` },
    ]);
    expect([await storedFiles(), await countRows('files')]).toEqual([files, rows]);
    expect((await visitor().get<{ event: Event }>(`/events/${_id}`)).body.event.images).toEqual([]);
  });

  test('returns 413 above 50 megapixels', async () => {
    const { _id } = await makeEvent();
    const { status, body } = await add(_id, [await imageFile('huge.png', 'png', 7100, 7100)]);
    expect([status, body]).toEqual([
      413,
      { success: false, code: 'too-large', message: 'huge.png has more than 50 megapixels' },
    ]);
  });

  test('returns 413 above 25 MB', async () => {
    const { _id } = await makeEvent();
    const file = new File([new Uint8Array(26 * 1024 * 1024)], 'big.png', { type: 'image/png' });
    expect((await add(_id, [file])).status).toBe(413);
  });

  test('returns 400 for eleven files and for no file', async () => {
    const { _id } = await makeEvent();
    const file = await imageFile();
    const many = await add(
      _id,
      Array.from({ length: 11 }, () => file),
    );
    expect([many.status, many.body]).toEqual([
      400,
      { success: false, code: 'invalid-input', message: 'You can upload up to 10 images at once' },
    ]);
    const none = await add(_id, []);
    expect([none.status, none.body]).toEqual([
      400,
      { success: false, code: 'invalid-input', message: 'Please choose a file to upload' },
    ]);
  });

  test('stores no file for an unknown event', async () => {
    const files = await storedFiles();
    const { status, body } = await add('nope', [await imageFile()]);
    expect([status, body]).toEqual([404, { success: false, code: 'not-found', message: 'Event not found' }]);
    expect(await storedFiles()).toEqual(files);
  });

  test('concurrent uploads are both stored', async () => {
    const { _id } = await makeEvent();
    await Promise.all([add(_id, [await imageFile('a.png')]), add(_id, [await imageFile('b.png')])]);
    const { body } = await visitor().get<{ event: Event }>(`/events/${_id}`);
    expect(primaryFlags(body.event.images)).toEqual([true, false]);
  });
});

describe('DELETE /events/{id}/images/{index}', () => {
  test('deletes the file; the next image becomes primary', async () => {
    const { _id } = await makeEvent();
    const { body } = await add(_id, [await imageFile('a.png'), await imageFile('b.png'), await imageFile('c.png')]);
    const before = await storedFiles();
    const [first, ...rest] = body.event.images;
    const { status, body: remaining } = await remove(_id, 0, { cloudStoragePath: first?.cloudStoragePath });
    expect(status).toBe(200);
    expect(remaining).toEqual({
      success: true,
      event: { images: rest.map((image, index) => ({ ...image, isPrimary: index === 0 })) },
    });
    expect((await storedFiles()).length).toBe(before.length - 1);
    expect(await fetchFile(first?.url)).toBeNull();
  });

  test('returns 409 and deletes nothing if the path is not at that index', async () => {
    const { _id } = await makeEvent();
    const { body } = await add(_id, [await imageFile('a.png'), await imageFile('b.png')]);
    const path = body.event.images[1]?.cloudStoragePath;
    expect((await remove(_id, 0, { cloudStoragePath: path })).status).toBe(409);
    expect((await visitor().get<{ event: Event }>(`/events/${_id}`)).body.event.images).toHaveLength(2);
  });

  test.each(['7', '-1', 'x', '1e3', '99999999999999999999'])('returns 404 for index %s', async (index) => {
    const { _id } = await makeEvent();
    await add(_id, [await imageFile()]);
    const { status, body } = await remove(_id, index);
    expect([status, body]).toEqual([404, { success: false, code: 'not-found', message: 'Image not found' }]);
  });

  test('the second of two concurrent deletes of an image returns 409', async () => {
    const { _id } = await makeEvent();
    const { body } = await add(_id, [await imageFile('a.png'), await imageFile('b.png')]);
    const target = { cloudStoragePath: body.event.images[0]?.cloudStoragePath };
    const responses = await Promise.all([remove(_id, 0, target), remove(_id, 0, target)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await visitor().get<{ event: Event }>(`/events/${_id}`)).body.event.images).toHaveLength(1);
  });
});

test('deleting an event deletes its files', async () => {
  const { _id } = await makeEvent();
  const files = await storedFiles();
  await add(_id, [await imageFile('a.png', 'png', 400, 300), await imageFile('b.png')]);
  expect((await storedFiles()).length).toBeGreaterThan(files.length);
  await (await signIn()).delete(`/events/${_id}`);
  expect(await storedFiles()).toEqual(files);
});

test('PUT /events/{id} reorders images, sets alt texts and the primary image', async () => {
  const { _id } = await makeEvent();
  const { body } = await add(_id, [await imageFile('a.png'), await imageFile('b.png')]);
  const [a, b] = body.event.images;
  const images = [{ url: b?.url, alt: 'The band', isPrimary: true }, { url: a?.url }];
  const changed = await (await signIn()).put<{ event: Event }>(`/events/${_id}`, { images });
  expect(changed.body.event.images).toEqual([
    { ...b, alt: 'The band', isPrimary: true },
    { ...a, isPrimary: false },
  ]);
  expect(await fetchFile(a?.url)).not.toBeNull();
});
