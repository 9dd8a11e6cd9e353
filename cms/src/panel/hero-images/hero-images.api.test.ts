import type { HeroImage } from '#domain/location/schema';
import { admin, visitor } from '../../../test/client';
import { imageFile, multipartForm } from '../../../test/files';
import { callContentManager, callPanel, listInPanel, saveInPanel, visitPanel } from '../../../test/panel';
import { queryRows } from '../../../test/stored-data';

type Listed = { documentId: string; url: string };

const heroImages = 'api::hero-image.hero-image';
const images = '/brewery-panel/hero-images';

const listImages = async (placement: string) =>
  (await callPanel<{ images: Listed[] }>('GET', `${images}?placement=${placement}`)).body.images.map(
    ({ documentId }) => documentId,
  );

async function addImages(count: number): Promise<void> {
  const files = await Promise.all(Array.from({ length: count }, () => imageFile()));
  const heroPage = { location: 'main-website', page: 'events' };
  const { status } = await admin.post('/content/hero-images', multipartForm('images', files, heroPage));
  expect(status).toBe(201);
}

const shownOnEvents = async () =>
  (await visitor().get<{ images: HeroImage[] }>('/content/hero-images/main-website/events')).body.images.map(
    ({ _id }) => _id,
  );

const findPositions = async () =>
  (await queryRows('select position from hero_images where placement = ? order by position', ['events'])).map((row) =>
    Number(Reflect.get(row, 'position')),
  );

test('the panel orders the hero images of a page, and nothing else changes their order', async () => {
  await addImages(3);
  const reversed = (await listImages('events')).toReversed();
  expect((await callPanel('PUT', `${images}/order`, { placement: 'events', ids: reversed })).status).toBe(200);
  expect(await listImages('events')).toEqual(reversed);
  expect(await shownOnEvents()).toEqual(reversed);
  const inList = await listInPanel(heroImages, 'sort=placement:ASC&pageSize=100&filters[placement][$eq]=events');
  expect(inList.map(({ documentId }) => documentId)).toEqual(reversed);

  const [first = ''] = reversed;
  await saveInPanel(heroImages, first, { position: -3, alt: 'Saved' });
  expect(await listImages('events')).toEqual(reversed);

  const [row] = inList;
  const added = [-3, 0, undefined].map((position) =>
    callContentManager('POST', heroImages, { placement: 'events', image: row?.['image'], isActive: true, position }),
  );
  expect((await Promise.all(added)).map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await listImages('events')).slice(0, -3)).toEqual(reversed);
  expect(await findPositions()).toEqual(Array.from({ length: reversed.length + 3 }, (_none, index) => index));
});

test('a hero image is placed only on a page or a taproom that exists', async () => {
  const { body } = await callPanel<{ placements: object[] }>('GET', '/brewery-panel/placements');
  const known = [
    { value: 'our-story', name: 'Our Story' },
    { value: 'auburn', name: 'Auburn' },
  ];
  expect(body.placements).toEqual(expect.arrayContaining(known));
  const { status, text } = await callContentManager('POST', heroImages, { placement: 'nowhere' });
  expect([status, text]).toEqual([
    400,
    expect.stringContaining('Please choose one of: Home, Beers, Events, Our Story, Contact, Auburn'),
  ]);
  expect((await callPanel('GET', `${images}?placement=nowhere`)).status).toBe(404);
  expect((await callPanel('PUT', `${images}/order`, { placement: 'nowhere', ids: [] })).status).toBe(404);
  expect((await callPanel('PUT', `${images}/order`, { placement: 'home', ids: 'all' })).status).toBe(400);
});

test('hero images can be listed and ordered only with a session of the panel', async () => {
  for (const path of ['placements', 'hero-images?placement=home'])
    expect((await visitPanel('GET', `/brewery-panel/${path}`)).status).toBe(401);
  expect((await visitPanel('PUT', `${images}/order`, {})).status).toBe(401);
});
