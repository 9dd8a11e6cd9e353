import { expect, test } from 'vitest';
import type { Beer } from '#domain/beer/beer';
import type { HeroImage } from '#domain/location/location';
import type { Image } from '#domain/shared/image';
import { visitor } from '../../test/client';
import { makeBeer, makeEvent } from '../../test/factories';
import { replaceInPanel } from '../../test/panel';
import { multipartForm, imageFile } from '../../test/files';
import { signIn } from '../../test/sign-in';
import { fetchFile } from '../../test/fetch-file';

/** Browsers keep pictures by their address. */
const anotherAddressOf = (url: string) =>
  expect.stringMatching(new RegExp(`^${url.replaceAll('.', '\\.')}\\?v=[0-9a-z]+$`));

async function beerWithTwoImages() {
  const { _id } = await makeBeer();
  const form = multipartForm('images', [await imageFile('one.png'), await imageFile('two.png')]);
  const staff = await signIn();
  const { images } = (await staff.post<{ images: Image[] }>(`/beers/${_id}/images`, form)).body;
  const [one, two] = images;
  if (!one || !two) throw new Error('There are two images');
  return { staff, path: `/beers/${_id}`, one, two };
}

test('a picture that is replaced in the panel has another address, and the new picture is there', async () => {
  const { path, one, two } = await beerWithTwoImages();
  await replaceInPanel(one.url, await imageFile('larger.png', 'png', 90, 70));
  const { beer } = (await visitor().get<{ beer: Beer }>(path)).body;
  expect(beer.images).toEqual([
    { url: anotherAddressOf(one.url), alt: null, width: 90, height: 70, isPrimary: true },
    { url: two.url, alt: null, width: 40, height: 30, isPrimary: false },
  ]);
  expect(beer.primaryImage).toEqual(beer.images[0]);
  const first = beer.images[0]?.url ?? '';
  expect(await fetchFile(first)).toEqual(await fetchFile(one.url));
  await replaceInPanel(one.url, await imageFile('smaller.png', 'png', 20, 10));
  const again = (await visitor().get<{ beer: Beer }>(path)).body.beer.images[0]?.url;
  expect(again).toEqual(anotherAddressOf(one.url));
  expect(again).not.toBe(first);
});

test('a replaced picture is named by its old address as well as by its new one', async () => {
  const { staff, path, one, two } = await beerWithTwoImages();
  await replaceInPanel(one.url, await imageFile('other.png'));
  const put = async (images: object[]) => (await staff.put<{ beer: Beer }>(path, { images })).body.beer.images;
  const [, renamed] = await put([
    { url: two.url, isPrimary: true },
    { url: one.url, alt: 'By its old address' },
  ]);
  expect(renamed).toMatchObject({ alt: 'By its old address', url: anotherAddressOf(one.url), isPrimary: false });
  const [first] = await put([{ url: renamed?.url, alt: 'By its new one', isPrimary: true }]);
  expect(first).toMatchObject({ alt: 'By its new one', url: renamed?.url, isPrimary: true });
  const answer = await staff.delete<{ images: Image[] }>(`${path}/images/0`, {
    cloudStoragePath: first?.cloudStoragePath,
  });
  expect([answer.status, answer.body.images.map(({ url }) => url)]).toEqual([200, [two.url]]);
});

test('events, hero images and the logo follow, too', async () => {
  const staff = await signIn();
  const { _id } = await makeEvent();
  const event = await staff.post<{ event: { images: Image[] } }>(
    `/events/${_id}/images`,
    multipartForm('images', [await imageFile()]),
  );
  const place = { location: 'folsom', page: 'home' };
  const hero = await staff.post<{ images: HeroImage[] }>(
    '/content/hero-images',
    multipartForm('images', [await imageFile()], place),
  );
  const logo = await staff.post<{ logo: { url: string } }>(
    '/content/logo',
    multipartForm('logo', [await imageFile()], { location: 'main-website' }),
  );
  const before = [event.body.event.images[0]?.url, hero.body.images.at(-1)?.url, logo.body.logo.url];
  for (const url of before) await replaceInPanel(url ?? '', await imageFile('other.png', 'png', 8, 8));

  const { body: shown } = await visitor().get<{ event: { images: Image[] } }>(`/events/${_id}`);
  const { body: heroes } = await visitor().get<{ images: HeroImage[] }>('/content/hero-images/folsom/home');
  const { body: site } = await visitor().get<{ content: { logo: { url: string } } }>('/content/location/main-website');
  const after = [shown.event.images[0]?.url, heroes.images.at(-1)?.url, site.content.logo.url];
  expect(after).toEqual(before.map((url) => anotherAddressOf(url ?? '')));
  await staff.delete(`/content/hero-images/${hero.body.images.at(-1)?._id}`);
  await staff.delete('/content/logo/main-website');
});
