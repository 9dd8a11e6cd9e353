import sharp from 'sharp';
import type { Beer } from '#domain/beer/schema';
import { messages } from '#domain/shared/messages';
import type { Image } from '#domain/shared/response-schemas';
import { admin, failure, visitor, expectFailure } from '../../../test/client';
import { makeBeer } from '../../../test/factories';
import { fetchFile, heicPhoto, multipartForm, photoWithGps, imageFile, textFile } from '../../../test/files';
import { countRows, storedFiles } from '../../../test/stored-data';

async function download(image: Image | undefined): Promise<Buffer> {
  const bytes = await fetchFile(image?.url);
  if (!bytes) throw new Error(`${image?.url} was not found`);
  return bytes;
}

async function addImages(beer: Beer, ...files: File[]): Promise<Image[]> {
  const { status, body, text } = await admin.post(`/beers/${beer._id}/images`, multipartForm('images', files));
  expect([status, text]).toEqual([200, text]);
  return body.images;
}

const fetchPublicBeer = async ({ _id }: Beer) => (await visitor().get(`/beers/${_id}`)).body.beer;

/** Runs `work` and expects the same files and file rows as before. */
async function expectNothingStored(work: () => Promise<void>) {
  const before = [await storedFiles(), await countRows('files')];
  await work();
  expect([await storedFiles(), await countRows('files')]).toEqual(before);
}

const rawFile = (name: string, bytes: Uint8Array) => new File([new Uint8Array(bytes)], name);

test('POST /beers/{id}/images returns all images in order; the first image of a beer is primary', async () => {
  const beer = await makeBeer();
  const first = await addImages(beer, await imageFile('Front View.png'), await imageFile('back.webp', 'webp'));
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
  const all = await addImages(beer, await imageFile('third.gif', 'gif'));
  expect(all.map(({ isPrimary }) => isPrimary)).toEqual([true, false, false]);
  expect(all.slice(0, 2)).toEqual(first);
  for (const image of all) await download(image);
});

test('public responses contain the URL, but not the storage path', async () => {
  const beer = await makeBeer();
  const [image] = await addImages(beer, await imageFile());
  const { cloudStoragePath: _path, ...publicImage } = image ?? {};
  const { images, primaryImage } = await fetchPublicBeer(beer);
  expect([images, primaryImage]).toEqual([[publicImage], publicImage]);
});

test('POST /beers/{id}/images detects the type by content, not by name', async () => {
  const beer = await makeBeer();
  const [image] = await addImages(beer, await imageFile('really-a-png.txt'));
  expect(image?.url).toMatch(/\.png$/);
  await expectNothingStored(async () => {
    const files = [await imageFile('good.png'), textFile('script.jpg', '<script>alert(1)</script>', 'image/jpeg')];
    const message = 'script.jpg is not a JPG, PNG, GIF, WebP or HEIC image';
    const sent = admin.post(`/beers/${beer._id}/images`, multipartForm('images', files));
    await expectFailure(sent, 415, 'unsupported-type', message);
  });
  expect((await fetchPublicBeer(beer)).images).toHaveLength(1);
});

test.each<[string, () => File | Promise<File>, number, string?]>([
  ['an SVG', () => textFile('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'), 415],
  ['an empty file', () => rawFile('empty.png', new Uint8Array()), 415],
  ['a truncated PNG', () => rawFile('half.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')), 415],
  ['half a JPG', async () => new File([(await imageFile('', 'jpeg', 400, 300)).slice(0, 900)], 'half.jpg'), 415],
  ['53 megapixels', () => imageFile('huge.png', 'png', 7300, 7300), 413, 'huge.png has more than 52 megapixels'],
  ['26 MB', () => rawFile('big.png', new Uint8Array(26 * 1024 * 1024)), 413, 'big.png is larger than 25 MB'],
])(
  'POST /beers/{id}/images rejects %s and stores nothing',
  async (_case, makeFile, expected, message = expect.any(String)) => {
    const [beer, file] = [await makeBeer(), await makeFile()];
    await expectNothingStored(async () => {
      expect(await admin.post(`/beers/${beer._id}/images`, multipartForm('images', [file]))).toMatchObject({
        status: expected,
        body: { success: false, message },
      });
    });
  },
);

test('POST /beers/{id}/images strips metadata and rotates the image upright', async () => {
  const beer = await makeBeer();
  const photo = await photoWithGps();
  expect((await sharp(Buffer.from(await photo.arrayBuffer())).metadata()).exif).toBeDefined();
  const rotated = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#e39a2d' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const [withoutGps, upright] = await addImages(beer, photo, rawFile('rotated.jpg', rotated));
  const { format, exif, xmp, iptc } = await sharp(await download(withoutGps)).metadata();
  expect([format, exif, xmp, iptc]).toEqual(['jpeg', undefined, undefined, undefined]);
  expect([upright?.width, upright?.height]).toEqual([20, 60]);
});

test('a HEIC photo becomes an upright JPG with its color profile and without other metadata', async () => {
  const [image] = await addImages(await makeBeer(), await heicPhoto());
  expect(image).toMatchObject({ url: expect.stringMatching(/IMG_1_\w+\.jpg$/), width: 96, height: 128 });
  const photo = sharp(await download(image));
  const { format, icc, exif, xmp } = await photo.metadata();
  expect([format, icc && icc.length, exif, xmp]).toEqual(['jpeg', 480, undefined, undefined]);
  // The pixel of the left half of the unrotated photo, in sRGB.
  const pixel = photo.extract({ left: 48, top: 20, width: 1, height: 1 }).toColorspace('srgb').raw();
  const [red = 0, green = 0, blue = 0] = await pixel.toBuffer();
  for (const difference of [red - 227, green - 154, blue - 45]) expect(Math.abs(difference)).toBeLessThan(8);
});

test.each([
  ['truncated', 900],
  ['without its header', 40],
])(
  'POST /beers/{id}/images returns 415 for a HEIC photo that is %s, and says how the iPhone sends JPEG',
  async (_case, bytes) => {
    const beer = await makeBeer();
    const form = multipartForm('images', [await imageFile(), await heicPhoto('IMG_1.HEIC', bytes)]);
    await expectNothingStored(async () => {
      const { status, body } = await admin.post(`/beers/${beer._id}/images`, form);
      const message =
        'IMG_1.HEIC can’t be read. On the iPhone, choose Settings → Camera → Formats → Most Compatible, or export it as JPEG';
      expect([status, body]).toEqual([415, failure('unsupported-type', message)]);
    });
  },
);

test('POST /beers/{id}/images keeps the frames of an animation', async () => {
  const beer = await makeBeer();
  const frames = Buffer.concat([Buffer.alloc(300, 10), Buffer.alloc(300, 200)]);
  const gif = await sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
    .gif({ delay: [100, 100] })
    .toBuffer();
  const [image] = await addImages(beer, rawFile('wave.gif', gif));
  expect((await sharp(await download(image as Image), { animated: true }).metadata()).pages).toBe(2);
  expect([image?.width, image?.height]).toEqual([10, 10]);
});

test('POST /beers/{id}/images returns 400 for eleven files or none, 415 for a JSON body', async () => {
  const beer = await makeBeer();
  const path = `/beers/${beer._id}/images`;
  const eleven = multipartForm('images', await Promise.all(Array.from({ length: 11 }, () => imageFile())));
  await expectFailure(admin.post(path, eleven), 400, 'invalid-input', 'You can upload up to 10 images at once');
  expect([(await admin.post(path, new FormData())).status, (await admin.post(path)).status]).toEqual([400, 400]);
  expect((await admin.post(path, multipartForm('photos', [await imageFile()]))).status).toBe(400);
  expect((await admin.post(path, { images: [] })).status).toBe(415);
});

test('POST /beers/{id}/images stores nothing for an unknown beer', async () => {
  await expectNothingStored(async () => {
    const unknown = admin.post('/beers/nothing/images', multipartForm('images', [await imageFile()]));
    await expectFailure(unknown, 404, 'not-found', 'Beer not found');
  });
});

test('a replacement gets the place and the alt text of an image, whose file is deleted', async () => {
  const beer = await makeBeer();
  const [one, two] = await addImages(beer, await imageFile('one.png'), await imageFile('two.png'));
  await admin.put(`/beers/${beer._id}`, { images: [{ url: one?.url, alt: 'A pint' }] });
  const before = await storedFiles();
  const form = multipartForm('images', [await imageFile('crop.png', 'png', 20, 10)], {
    replaces: one?.url ?? '',
    at: '30-70',
  });
  const { status, body } = await admin.post(`/beers/${beer._id}/images`, form);
  const stored = { url: expect.stringMatching(/crop.*\?at=30-70$/), cloudStoragePath: expect.stringContaining('crop') };
  const cropped = { ...one, ...stored, alt: 'A pint', width: 20, height: 10 };
  expect([status, body.images]).toEqual([200, [cropped, two]]);
  expect(await storedFiles()).toHaveLength(before.length);
  await expectNothingStored(async () => {
    await expectFailure(admin.post(`/beers/${beer._id}/images`, form), 409, 'image-moved', messages.imageMoved);
  });
});

test('concurrent uploads are both stored', async () => {
  const beer = await makeBeer();
  await Promise.all([addImages(beer, await imageFile('a.png')), addImages(beer, await imageFile('b.png'))]);
  const { images } = await fetchPublicBeer(beer);
  expect([images.length, images.filter(({ isPrimary }) => isPrimary).length]).toEqual([2, 1]);
});

test('of two concurrent deletes of an image, one deletes its file, the other returns 409; the next becomes primary', async () => {
  const beer = await makeBeer();
  const [first, second] = await addImages(beer, await imageFile('one.png'), await imageFile('two.png'));
  const remove = (image?: Image) =>
    admin.delete(`/beers/${beer._id}/images/0`, { cloudStoragePath: image?.cloudStoragePath });
  expect([(await remove(second)).status, (await fetchPublicBeer(beer)).images.length]).toEqual([409, 2]);
  const responses = await Promise.all([remove(first), remove(first)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(responses.find(({ status }) => status === 200)?.body).toEqual({
    success: true,
    images: [{ ...second, isPrimary: true }],
  });
  expect(await storedFiles()).not.toContain(first?.cloudStoragePath?.split('/').at(-1));
});

test('DELETE /beers/{id}/images/{index} returns 404 for an index without an image', async () => {
  const beer = await makeBeer();
  await addImages(beer, await imageFile());
  for (const index of ['1', '-1', 'abc', '1e1', '0x0', '999999999999'])
    await expectFailure(admin.delete(`/beers/${beer._id}/images/${index}`), 404, 'not-found', 'Image not found');
});

test('deleting a beer deletes all its files', async () => {
  const readState = async () => [await storedFiles(), await countRows('files'), await countRows('files_related_mph')];
  const before = await readState();
  const beer = await makeBeer();
  // Wide enough to get a thumbnail for the panel, which must be deleted as well.
  await addImages(beer, await imageFile('wide.png', 'png', 400, 300), await imageFile());
  expect((await storedFiles()).length).toBe((before[0] as string[]).length + 3);
  await admin.delete(`/beers/${beer._id}`);
  expect(await readState()).toEqual(before);
});

test('PUT /beers/{id} reorders images, sets alt texts and the primary image', async () => {
  const beer = await makeBeer();
  const [one, two] = await addImages(beer, await imageFile('one.png'), await imageFile('two.png'));
  const images = [{ url: two?.url, alt: 'A pint', isPrimary: true }, { url: 'https://elsewhere.example/x.png' }];
  const { status, body } = await admin.put(`/beers/${beer._id}`, { images });
  const reordered = [
    { ...two, alt: 'A pint', isPrimary: true },
    { ...one, isPrimary: false },
  ];
  expect([status, body.beer.images]).toEqual([200, reordered]);
});
