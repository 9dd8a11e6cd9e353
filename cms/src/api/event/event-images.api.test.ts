import { describe, expect, test } from 'vitest';
import type { Event } from '#domain/event/schema';
import type { Image } from '#domain/shared/response-schemas';
import { visitor } from '../../../test/client';
import { makeEvent } from '../../../test/factories';
import { multipartForm, imageFile } from '../../../test/files';
import { signIn } from '../../../test/sign-in';
import { storedFiles } from '../../../test/stored-data';
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

  test('stores no file for an unknown event', async () => {
    const files = await storedFiles();
    const { status, body } = await add('nope', [await imageFile()]);
    expect([status, body]).toEqual([404, { success: false, code: 'not-found', message: 'Event not found' }]);
    expect(await storedFiles()).toEqual(files);
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
