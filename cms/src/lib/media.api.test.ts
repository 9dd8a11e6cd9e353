import { expect, inject, test } from 'vitest';
import type { Beer } from '#domain/beer/beer';
import type { HeroImage } from '#domain/location/location';
import type { Image } from '#domain/shared/image';
import { visitor } from '../../test/client';
import { makeBeer, makeEvent } from '../../test/factories';
import { fetchFile } from '../../test/fetch-file';
import { imageFile, multipartForm, textFile } from '../../test/files';
import { panelHeaders, replaceInPanel } from '../../test/panel';
import { signIn } from '../../test/sign-in';

/** Browsers cache images by URL, so a replaced image needs a new URL. */
const versioned = (url: string) => expect.stringMatching(new RegExp(`^${url.replaceAll('.', '\\.')}\\?v=[0-9a-z]+$`));

async function beerWithTwoImages() {
  const { _id } = await makeBeer();
  const form = multipartForm('images', [await imageFile('one.png'), await imageFile('two.png')]);
  const staff = await signIn();
  const { images } = (await staff.post<{ images: Image[] }>(`/beers/${_id}/images`, form)).body;
  const [one, two] = images;
  if (!one || !two) throw new Error('Expected two images');
  return { staff, path: `/beers/${_id}`, one, two };
}

test('an image replaced in the panel has a new URL with the new content', async () => {
  const { path, one, two } = await beerWithTwoImages();
  await replaceInPanel(one.url, await imageFile('larger.png', 'png', 90, 70));
  const { beer } = (await visitor().get<{ beer: Beer }>(path)).body;
  expect(beer.images).toEqual([
    { url: versioned(one.url), alt: null, width: 90, height: 70, isPrimary: true },
    { url: two.url, alt: null, width: 40, height: 30, isPrimary: false },
  ]);
  expect(beer.primaryImage).toEqual(beer.images[0]);
  const replaced = beer.images[0]?.url ?? '';
  expect(await fetchFile(replaced)).toEqual(await fetchFile(one.url));
  await replaceInPanel(one.url, await imageFile('smaller.png', 'png', 20, 10));
  const replacedAgain = (await visitor().get<{ beer: Beer }>(path)).body.beer.images[0]?.url;
  expect(replacedAgain).toEqual(versioned(one.url));
  expect(replacedAgain).not.toBe(replaced);
});

test('a replaced image can be identified by its old and its new URL', async () => {
  const { staff, path, one, two } = await beerWithTwoImages();
  await replaceInPanel(one.url, await imageFile('other.png'));
  const put = async (images: object[]) => (await staff.put<{ beer: Beer }>(path, { images })).body.beer.images;
  const [, byOldUrl] = await put([
    { url: two.url, isPrimary: true },
    { url: one.url, alt: 'By its old URL' },
  ]);
  expect(byOldUrl).toMatchObject({ alt: 'By its old URL', url: versioned(one.url), isPrimary: false });
  const [byNewUrl] = await put([{ url: byOldUrl?.url, alt: 'By its new URL', isPrimary: true }]);
  expect(byNewUrl).toMatchObject({ alt: 'By its new URL', url: byOldUrl?.url, isPrimary: true });
  const { status, body } = await staff.delete<{ images: Image[] }>(`${path}/images/0`, {
    cloudStoragePath: byNewUrl?.cloudStoragePath,
  });
  expect([status, body.images.map(({ url }) => url)]).toEqual([200, [two.url]]);
});

test('replaced images of events, hero images and the logo have new URLs', async () => {
  const staff = await signIn();
  const { _id } = await makeEvent();
  const event = await staff.post<{ event: { images: Image[] } }>(
    `/events/${_id}/images`,
    multipartForm('images', [await imageFile()]),
  );
  const hero = await staff.post<{ images: HeroImage[] }>(
    '/content/hero-images',
    multipartForm('images', [await imageFile()], { location: 'folsom', page: 'home' }),
  );
  const logo = await staff.post<{ logo: { url: string } }>(
    '/content/logo',
    multipartForm('logo', [await imageFile()], { location: 'main-website' }),
  );
  const before = [event.body.event.images[0]?.url, hero.body.images.at(-1)?.url, logo.body.logo.url];
  for (const url of before) await replaceInPanel(url ?? '', await imageFile('other.png', 'png', 8, 8));

  const { body: publicEvent } = await visitor().get<{ event: { images: Image[] } }>(`/events/${_id}`);
  const { body: heroes } = await visitor().get<{ images: HeroImage[] }>('/content/hero-images/folsom/home');
  const { body: site } = await visitor().get<{ content: { logo: { url: string } } }>('/content/location/main-website');
  const after = [publicEvent.event.images[0]?.url, heroes.images.at(-1)?.url, site.content.logo.url];
  expect(after).toEqual(before.map((url) => versioned(url ?? '')));
  await staff.delete(`/content/hero-images/${hero.body.images.at(-1)?._id}`);
  await staff.delete('/content/logo/main-website');
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

test.each<[string, number, () => Promise<File> | File]>([
  ['a PNG', 201, () => imageFile()],
  ['a JPG', 201, () => imageFile('pint.jpg', 'jpeg')],
  ['a WebP', 201, () => imageFile('pint.webp', 'webp')],
  ['an SVG', 201, () => textFile('logo.svg', svg, 'image/svg+xml')],
  ['an SVG with an XML declaration', 201, () => textFile('logo.svg', `<?xml version="1.0"?>${svg}`, 'image/svg+xml')],
  ['an HTML page', 400, () => textFile('page.html', '<script>alert(1)</script>', 'text/html')],
  ['a PDF', 400, () => textFile('menu.pdf', '%PDF-1.7', 'application/pdf')],
  ['a PDF named .png', 400, () => textFile('menu.png', '%PDF-1.7', 'image/png')],
])('uploading %s in the panel returns %i', async (_name, status, file) => {
  const response = await fetch(`${inject('api').url}/upload`, {
    method: 'POST',
    headers: await panelHeaders(),
    body: multipartForm('files', [await file()]),
  });
  expect([response.status, await response.text()]).toEqual([status, expect.any(String)]);
});
