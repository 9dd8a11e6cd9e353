import sharp from 'sharp';
import type { HeroImage } from '#domain/location/schema';
import { admin, visitor } from '../../test/client';
import { makeBeer, makeEvent } from '../../test/factories';
import { fetchFile, heicPhoto, imageFile, multipartForm, photoWithGps, textFile } from '../../test/files';
import { replaceInPanel, uploadInPanel } from '../../test/panel';
import { storedFiles } from '../../test/stored-data';

/** Browsers cache images by URL, so a replaced image needs a new URL. */
const versioned = (url: string) => expect.stringMatching(new RegExp(`^${url.replaceAll('.', '\\.')}\\?v=[0-9a-z]+$`));

async function beerWithTwoImages() {
  const { _id } = await makeBeer();
  const form = multipartForm('images', [await imageFile('one.png'), await imageFile('two.png')]);
  const [one, two] = (await admin.post(`/beers/${_id}/images`, form)).body.images;
  if (!one || !two) throw new Error('Expected two images');
  return { path: `/beers/${_id}`, one, two };
}

test('an image replaced in the panel has a new URL with the new content', async () => {
  const { path, one, two } = await beerWithTwoImages();
  await replaceInPanel(one.url, await imageFile('larger.png', 'png', 90, 70));
  const { beer } = (await visitor().get(path)).body;
  expect(beer.images).toEqual([
    { url: versioned(one.url), alt: null, width: 90, height: 70, isPrimary: true },
    { url: two.url, alt: null, width: 40, height: 30, isPrimary: false },
  ]);
  expect(beer.primaryImage).toEqual(beer.images[0]);
  const replaced = beer.images[0]?.url ?? '';
  expect(await fetchFile(replaced)).toEqual(await fetchFile(one.url));
  await replaceInPanel(one.url, await imageFile('smaller.png', 'png', 20, 10));
  const replacedAgain = (await visitor().get(path)).body.beer.images[0]?.url;
  expect(replacedAgain).toEqual(versioned(one.url));
  expect(replacedAgain).not.toBe(replaced);
});

test('a replaced image can be identified by its old and its new URL', async () => {
  const { path, one, two } = await beerWithTwoImages();
  await replaceInPanel(one.url, await imageFile('other.png'));
  const put = async (images: object[]) => (await admin.put(path, { images })).body.beer.images;
  const [, byOldUrl] = await put([
    { url: two.url, isPrimary: true },
    { url: one.url, alt: 'By its old URL' },
  ]);
  expect(byOldUrl).toMatchObject({ alt: 'By its old URL', url: versioned(one.url), isPrimary: false });
  const [byNewUrl] = await put([{ url: byOldUrl?.url, alt: 'By its new URL', isPrimary: true }]);
  expect(byNewUrl).toMatchObject({ alt: 'By its new URL', url: byOldUrl?.url, isPrimary: true });
  const { cloudStoragePath } = byNewUrl ?? {};
  const { images } = (await admin.delete(`${path}/images/0`, { cloudStoragePath })).body;
  expect(images.map(({ url }) => url)).toEqual([two.url]);
});

test('replaced images of events, hero images and the logo have new URLs', async () => {
  const { _id } = await makeEvent();
  const event = await admin.post(`/events/${_id}/images`, multipartForm('images', [await imageFile()]));
  const heroForm = multipartForm('images', [await imageFile()], { location: 'folsom', page: 'home' });
  const hero = await admin.post<{ images: HeroImage[] }>('/content/hero-images', heroForm);
  const logoForm = multipartForm('logo', [await imageFile()], { location: 'main-website' });
  const logo = await admin.post<{ logo: { url: string } }>('/content/logo', logoForm);
  const before = [event.body.event.images[0]?.url, hero.body.images.at(-1)?.url, logo.body.logo.url];
  for (const url of before) await replaceInPanel(url ?? '', await imageFile('other.png', 'png', 8, 8));

  const { body: publicEvent } = await visitor().get(`/events/${_id}`);
  const { body: heroes } = await visitor().get<{ images: HeroImage[] }>('/content/hero-images/folsom/home');
  const { body: site } = await visitor().get<{ content: { logo: { url: string } } }>('/content/location/main-website');
  const after = [publicEvent.event.images[0]?.url, heroes.images.at(-1)?.url, site.content.logo.url];
  expect(after).toEqual(before.map((url) => versioned(url ?? '')));
  await admin.delete(`/content/hero-images/${hero.body.images.at(-1)?._id}`);
  await admin.delete('/content/logo/main-website');
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
const levels = Array.from({ length: 9 }, (_, level) => {
  const drawn = level ? `<use href="#l${level - 1}"/>`.repeat(10) : '<path d="M0 0h9v9"/>';
  return `<g id="l${level}">${drawn}</g>`;
});
const bomb = `<svg xmlns="http://www.w3.org/2000/svg">${levels.join('')}</svg>`;

type Stored = { id: number; url: string; ext: string; mime: string; name: string };

async function upload(file: File, query = '') {
  const { status, body } = await uploadInPanel<Stored[] & { error?: { message: string } }>(file, { query });
  return { status, files: body, message: body.error?.message };
}

const notAnImage = (name: string) => `${name} is not a JPG, PNG, GIF, WebP, HEIC or SVG image`;

test.each<[string, string, () => Promise<File> | File]>([
  ['an HTML page', 'not allowed', () => textFile('page.html', '<script>alert(1)</script>', 'text/html')],
  ['HTML named .png', notAnImage('page.png'), () => textFile('page.png', '<script>alert(1)</script>', 'image/png')],
  ['HTML named .svg', notAnImage('page.svg'), () => textFile('page.svg', '<html><svg/></html>', 'image/svg+xml')],
  ['a PDF named .png', 'not allowed', () => textFile('menu.png', '%PDF-1.7', 'image/png')],
  [
    'an SVG that repeats its elements exponentially',
    'nine.svg repeats its elements too often',
    () => textFile('nine.svg', bomb, 'image/svg+xml'),
  ],
])('the panel rejects %s and stores nothing', async (_name, message, file) => {
  const before = await storedFiles();
  const rejected = await upload(await file());
  expect([rejected.status, rejected.message]).toEqual([400, expect.stringContaining(message)]);
  expect(await storedFiles()).toEqual(before);
});

test('removes the GPS position of images and the scripts of SVGs from the panel, and corrects wrong extensions', async () => {
  expect((await upload(await heicPhoto())).files[0]).toMatchObject({ ext: '.jpg', mime: 'image/jpeg' });
  const { files: photos } = await upload(await photoWithGps('patio.png'));
  expect(photos[0]).toMatchObject({ ext: '.jpg', mime: 'image/jpeg', url: expect.stringMatching(/\.jpg$/) });
  const photo = await fetchFile(photos[0]?.url ?? '');
  expect((await sharp(photo ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined();
  const evil = svg.replace('/>', '><script>evil()</script><path d="M0 0h9" onclick="evil()"/></svg>');
  const { files: drawings } = await upload(textFile('logo.svg', evil, 'image/svg+xml'));
  const drawing = String(await fetchFile(drawings[0]?.url ?? ''));
  expect([drawing.includes('<path d="M0 0h9"'), drawing.includes('evil')]).toEqual([true, false]);
});

test('a file can only be replaced by one of its format, with the same checks', async () => {
  const { files } = await upload(await imageFile('tap.png'));
  const query = `?id=${files[0]?.id}`;
  const message = 'tap.png can only be replaced by another PNG image. Add tap.webp as a new file instead.';
  expect(await upload(await imageFile('tap.webp', 'webp'), query)).toMatchObject({ status: 400, message });
  const text = await upload(textFile('tap.png', 'Cheers', 'image/png'), query);
  expect(text).toMatchObject({ status: 400, message: notAnImage('tap.png') });
  expect((await upload(await imageFile('new.png', 'png', 90, 70), query)).status).toBe(200);
});
