import { describe, expect, inject, test } from 'vitest';
import type { ErrorCode } from '#domain/shared/error-code';
import sharp from 'sharp';
import type { Beer } from '#domain/beer/beer';
import type { Image } from '#domain/shared/image';
import { visitor } from '../../../test/client';
import { makeBeer } from '../../../test/factories';
import { multipartForm, photoWithGps, imageFile, textFile } from '../../../test/files';
import { signIn } from '../../../test/sign-in';
import { countRows, storedFiles } from '../../../test/stored-data';

type Images = { images: Image[] };

const failure = (code: ErrorCode, message: string) => ({ success: false, code, message });

const bytesOf = async ({ url }: Image): Promise<Buffer> => {
  const response = await fetch(url.startsWith('/') ? `${inject('api').url}${url}` : url);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

async function addTo(beer: Beer, ...files: File[]): Promise<Image[]> {
  const { status, body, text } = await (
    await signIn()
  ).post<Images>(`/beers/${beer._id}/images`, multipartForm('images', files));
  expect([status, text]).toEqual([200, text]);
  return body.images;
}

const shown = async ({ _id }: Beer) => (await visitor().get<{ beer: Beer }>(`/beers/${_id}`)).body.beer;

/** What is stored before and after a request that must leave nothing behind. */
async function leavesNothing(work: () => Promise<void>) {
  const before = [await storedFiles(), await countRows('files')];
  await work();
  expect([await storedFiles(), await countRows('files')]).toEqual(before);
}

const raw = (name: string, bytes: Uint8Array) => new File([new Uint8Array(bytes)], name);

describe('POST /api/beers/{id}/images', () => {
  test('all images come back in order, the first of a beer is primary', async () => {
    const beer = await makeBeer();
    const first = await addTo(beer, await imageFile('Front View.png'), await imageFile('back.webp', 'webp'));
    expect(first).toEqual(
      ['png', 'webp'].map((extension, index) => ({
        url: expect.stringMatching(new RegExp(`[a-f0-9]{10}\\.${extension}$`)),
        alt: null,
        width: 40,
        height: 30,
        isPrimary: index === 0,
        cloudStoragePath: expect.stringMatching(new RegExp(`[a-f0-9]{10}\\.${extension}$`)),
      })),
    );
    const all = await addTo(beer, await imageFile('third.gif', 'gif'));
    expect(all.map(({ isPrimary }) => isPrimary)).toEqual([true, false, false]);
    expect(all.slice(0, 2)).toEqual(first);
    for (const image of all) await bytesOf(image);
  });

  test('the public sees where the image is, not where it lies', async () => {
    const beer = await makeBeer();
    const [image] = await addTo(beer, await imageFile());
    const { cloudStoragePath: _path, ...open } = image ?? {};
    const { images, primaryImage } = await shown(beer);
    expect([images, primaryImage]).toEqual([[open], open]);
  });

  test('the type is told by the content, not by the name', async () => {
    const beer = await makeBeer();
    const png = await imageFile('really-a-png.txt');
    const [image] = await addTo(beer, png);
    expect(image?.url).toMatch(/\.png$/);
    await leavesNothing(async () => {
      const files = [await imageFile('good.png'), textFile('script.jpg', '<script>alert(1)</script>', 'image/jpeg')];
      const { status, body } = await (await signIn()).post(`/beers/${beer._id}/images`, multipartForm('images', files));
      expect([status, body]).toEqual([
        415,
        failure('unsupported-type', 'script.jpg is not a JPG, PNG, GIF or WebP image'),
      ]);
    });
    expect((await shown(beer)).images).toHaveLength(1);
  });

  test.each([
    ['an SVG', textFile('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')],
    ['an empty file', raw('empty.png', new Uint8Array())],
    ['half a PNG', raw('half.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))],
    ['only the first bytes of a JPG', raw('start.jpg', Buffer.from('ffd8ffe000104a464946', 'hex'))],
  ])('%s is no image', async (_what, file) => {
    const beer = await makeBeer();
    await leavesNothing(async () => {
      const { status } = await (await signIn()).post(`/beers/${beer._id}/images`, multipartForm('images', [file]));
      expect(status).toBe(415);
    });
  });

  test('metadata is stripped and the picture stands upright', async () => {
    const beer = await makeBeer();
    const photo = await photoWithGps();
    expect((await sharp(Buffer.from(await photo.arrayBuffer())).metadata()).exif).toBeDefined();
    const turned = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#e39a2d' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const [place, upright] = await addTo(beer, photo, raw('turned.jpg', turned));
    const metadata = await sharp(await bytesOf(place as Image)).metadata();
    expect([metadata.format, metadata.exif, metadata.xmp, metadata.iptc]).toEqual([
      'jpeg',
      undefined,
      undefined,
      undefined,
    ]);
    expect([upright?.width, upright?.height]).toEqual([20, 60]);
  });

  test('an animation keeps moving', async () => {
    const beer = await makeBeer();
    const frames = Buffer.concat([Buffer.alloc(300, 10), Buffer.alloc(300, 200)]);
    const gif = await sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const [image] = await addTo(beer, raw('wave.gif', gif));
    expect((await sharp(await bytesOf(image as Image), { animated: true }).metadata()).pages).toBe(2);
    expect([image?.width, image?.height]).toEqual([10, 10]);
  });

  test('more than 50 megapixels are too many', async () => {
    const beer = await makeBeer();
    const huge = await sharp({ create: { width: 7100, height: 7100, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    await leavesNothing(async () => {
      const form = multipartForm('images', [raw('huge.png', huge)]);
      const { status, body } = await (await signIn()).post(`/beers/${beer._id}/images`, form);
      expect([status, body]).toEqual([413, failure('too-large', 'huge.png has more than 50 megapixels')]);
    });
  });

  test('more than 25 MB are too many', async () => {
    const beer = await makeBeer();
    const form = multipartForm('images', [raw('big.png', new Uint8Array(25 * 1024 * 1024 + 1))]);
    const { status, body } = await (await signIn()).post(`/beers/${beer._id}/images`, form);
    expect([status, body]).toEqual([413, failure('too-large', 'big.png is larger than 25 MB')]);
  });

  test('eleven files, no file, and another kind of body are refused', async () => {
    const beer = await makeBeer();
    const staff = await signIn();
    const path = `/beers/${beer._id}/images`;
    const eleven = multipartForm('images', await Promise.all(Array.from({ length: 11 }, () => imageFile())));
    const many = await staff.post(path, eleven);
    expect([many.status, many.body]).toEqual([400, failure('invalid-input', 'You can upload up to 10 images at once')]);
    expect([(await staff.post(path, new FormData())).status, (await staff.post(path)).status]).toEqual([400, 400]);
    expect((await staff.post(path, multipartForm('photos', [await imageFile()]))).status).toBe(400);
    expect((await staff.post(path, { images: [] })).status).toBe(415);
  });

  test('an unknown beer and a visitor leave nothing behind', async () => {
    await leavesNothing(async () => {
      const form = multipartForm('images', [await imageFile()]);
      const unknown = await (await signIn()).post('/beers/nothing/images', form);
      expect([unknown.status, unknown.body]).toEqual([404, failure('not-found', 'Beer not found')]);
      expect((await visitor().post('/beers/nothing/images', form)).status).toBe(401);
    });
  });

  test('two uploads at once keep both', async () => {
    const beer = await makeBeer();
    await Promise.all([addTo(beer, await imageFile('a.png')), addTo(beer, await imageFile('b.png'))]);
    const { images } = await shown(beer);
    expect([images.length, images.filter(({ isPrimary }) => isPrimary).length]).toEqual([2, 1]);
  });
});

describe('DELETE /api/beers/{id}/images/{index}', () => {
  test('the file is really gone and a deleted primary hands over to the next', async () => {
    const beer = await makeBeer();
    const [first, second] = await addTo(beer, await imageFile('one.png'), await imageFile('two.png'));
    const { status, body } = await (await signIn()).delete<Images>(`/beers/${beer._id}/images/0`);
    expect([status, body]).toEqual([200, { success: true, images: [{ ...second, isPrimary: true }] }]);
    const name = first?.cloudStoragePath?.split('/').at(-1) ?? '';
    expect(await storedFiles()).not.toContain(name);
  });

  test('a path that is not at that index deletes nothing', async () => {
    const beer = await makeBeer();
    const [first, second] = await addTo(beer, await imageFile(), await imageFile());
    const staff = await signIn();
    const wrong = await staff.delete(`/beers/${beer._id}/images/0`, { cloudStoragePath: second?.cloudStoragePath });
    expect([wrong.status, (await shown(beer)).images.length]).toEqual([409, 2]);
    const right = await staff.delete<Images>(`/beers/${beer._id}/images/0`, {
      cloudStoragePath: first?.cloudStoragePath,
    });
    expect([right.status, right.body.images.length]).toEqual([200, 1]);
  });

  test('of two deletes of the same image at once one is told that it is another', async () => {
    const beer = await makeBeer();
    const [first] = await addTo(beer, await imageFile(), await imageFile());
    const staff = await signIn();
    const remove = () => staff.delete(`/beers/${beer._id}/images/0`, { cloudStoragePath: first?.cloudStoragePath });
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await shown(beer)).images).toHaveLength(1);
  });

  test.each(['1', '-1', 'abc', '1e1', '0x0', '999999999999'])('there is no image %s', async (index) => {
    const beer = await makeBeer();
    await addTo(beer, await imageFile());
    const { status, body } = await (await signIn()).delete(`/beers/${beer._id}/images/${index}`);
    expect([status, body]).toEqual([404, failure('not-found', 'Image not found')]);
  });

  test('deleting the beer takes all its files along', async () => {
    const before = [await storedFiles(), await countRows('files')];
    const beer = await makeBeer();
    // Wide enough for the panel's thumbnail, which must go, too.
    await addTo(beer, await imageFile('wide.png', 'png', 400, 300), await imageFile());
    expect((await storedFiles()).length).toBe((before[0] as string[]).length + 3);
    await (await signIn()).delete(`/beers/${beer._id}`);
    expect([await storedFiles(), await countRows('files')]).toEqual(before);
    expect(await countRows('files_related_mph')).toBe(await countRows('files'));
  });
});

test('PUT reorders images, names them and moves the primary', async () => {
  const beer = await makeBeer();
  const [one, two] = await addTo(beer, await imageFile('one.png'), await imageFile('two.png'));
  const images = [{ url: two?.url, alt: 'A pint', isPrimary: true }, { url: 'https://elsewhere.example/x.png' }];
  const { status, body } = await (await signIn()).put<{ beer: Beer }>(`/beers/${beer._id}`, { images });
  expect([status, body.beer.images]).toEqual([
    200,
    [
      { ...two, alt: 'A pint', isPrimary: true },
      { ...one, isPrimary: false },
    ],
  ]);
});
