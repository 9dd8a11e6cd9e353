/** The panel's home page, its layouts, its rules of input, and the order of hero images. */
import type { AttentionEntry } from '#domain/panel/home';
import { type Configuration, isArranged } from '#domain/panel/view';
import type { HeroImage } from '#domain/location/schema';
import { dayFromToday, makeBeer, makeEvent, unique } from '../../../test/factories';
import { imageFile, multipartForm } from '../../../test/files';
import {
  callPanel,
  visitPanel,
  signInWithRole,
  callContentManager,
  saveInPanel,
  listInPanel,
} from '../../../test/panel';
import { queryRows } from '../../../test/stored-data';
import { allViews } from '../views/view-config';
import { visitor, admin } from '../../../test/client';

async function fetchAttention(call = callPanel): Promise<AttentionEntry[]> {
  const { status, headers, body } = await call<{ attention: AttentionEntry[] }>('GET', attention);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  return body.attention;
}

const attention = '/brewery-panel/home/attention';

/** Counts the list that an entry links to. */
const countListed = async (to: string) =>
  (await callPanel<{ pagination: { total: number } }>('GET', to)).body.pagination.total;

test('an entry counts the records of the list that it links to', async () => {
  await makeBeer({ name: unique('Without a photo') });
  const date = dayFromToday(4);
  const { _id } = await makeEvent({ startDate: date, endDate: date });
  // Earlier versions stored events without a time.
  await queryRows('update events set start_time = null where document_id = ?', [_id]);
  const entries = await fetchAttention();
  for (const key of ['beers-without-photo', 'events-without-time']) {
    const { text = '', to = '' } = entries.find((entry) => entry.key === key) ?? {};
    const total = await countListed(to);
    expect(total).toBeGreaterThan(0);
    expect(text).toMatch(new RegExp(`^${total} `));
  }
});

test('clearing the alternative text of an image in the panel stores null', async () => {
  const withText = (alternativeText: string) => ({ fileInfo: JSON.stringify({ name: 'tap.png', alternativeText }) });
  const file = multipartForm('files', [await imageFile('tap.png')], withText('A tap'));
  const [{ id }] = (await callPanel<[{ id: number }]>('POST', '/upload', file)).body;
  const { body: changed } = await callPanel('POST', `/upload?id=${id}`, multipartForm('files', [], withText('')));
  expect(changed).toMatchObject({ id, alternativeText: null });
});

test('lists only what the role may read', async () => {
  const reader = await signInWithRole([{ subject: 'api::beer.beer', actions: ['read'], fields: ['name'] }]);
  expect((await fetchAttention(reader)).every(({ to }) => to.includes('api::beer.beer'))).toBe(true);
  expect((await visitPanel('GET', attention)).status).toBe(401);
});

test('the layouts of the code do not count as changed by hand', async () => {
  const rows = await queryRows('select key, value from strapi_core_store_settings where key like ?', [
    'plugin_content_manager_configuration_%',
  ]);
  const stored = new Map(rows.map(({ key, value }) => [String(key).split('::').slice(1).join('::'), String(value)]));
  const arranged = Object.values(allViews)
    .flatMap((views) => Object.entries(views))
    .filter(([uid, view]) => isArranged(JSON.parse(stored.get(uid) ?? '') as Configuration, view))
    .map(([uid]) => uid);
  expect(arranged).toEqual([]);
});

test('the panel normalizes input like the API', async () => {
  const typed = { name: `  ${unique('Spaced')}  `, style: ' Pale Ale ', sizes: ['12oz', '12oz', '1L'], hops: '' };
  const stored = { name: typed.name.trim(), style: 'Pale Ale', sizes: ['12oz', '1L'], hops: null };
  expect(await saveInPanel('api::beer.beer', (await makeBeer())._id, typed)).toMatchObject(stored);
  const changes = { organizerPhone: '9165550100', startTime: '18:30:00.000' };
  const { organizerPhone, startTime } = await saveInPanel('api::event.event', (await makeEvent())._id, changes);
  expect([organizerPhone, String(startTime).slice(0, 5)]).toEqual(['(916) 555-0100', '18:30']);
});

test('a beer that is duplicated in the panel with an empty slug gets one from its name', async () => {
  const { _id, slug } = await makeBeer();
  const clone = (data: object) => callContentManager('POST', `api::beer.beer/clone/${_id}`, data);
  const name = unique('Twin');
  for (const data of [{ name, slug: '' }, { name, slug: null }, { slug: '' }, { name, slug }])
    expect((await clone(data)).status).toBe(200);
  const named = `${name.toLowerCase().replace(' ', '-')}%`;
  expect(await queryRows('select slug from beers where slug like ?', [named])).toHaveLength(2);
  expect(await queryRows('select slug from beers where slug in (?, ?)', [`${slug}-2`, `${slug}-3`])).toHaveLength(2);
  expect(await queryRows('select id from beers where slug is null or slug = ?', [''])).toEqual([]);
  expect((await visitor().get('/beers?limit=100')).status).toBe(200);
});

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
  expect((await admin.post('/content/hero-images', multipartForm('images', files, heroPage))).status).toBe(201);
}

const shownOnEvents = async () =>
  (await visitor().get<{ images: HeroImage[] }>('/content/hero-images/main-website/events')).body.images.map(
    ({ _id }) => _id,
  );

const findPositions = async () => {
  const rows = await queryRows(`select position from hero_images where placement = 'events' order by position`);
  return rows.map(({ position }) => Number(position));
};

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
  expect(body.placements).toContainEqual({ value: 'our-story', name: 'Our Story' });
  expect(body.placements).toContainEqual({ value: 'auburn', name: 'Auburn' });
  expect((await callPanel('GET', `${images}?placement=nowhere`)).status).toBe(404);
  expect((await callPanel('PUT', `${images}/order`, { placement: 'nowhere', ids: [] })).status).toBe(404);
  expect((await callPanel('PUT', `${images}/order`, { placement: 'home', ids: 'all' })).status).toBe(400);
});

test('hero images can be listed and ordered only with a session of the panel', async () => {
  for (const path of ['placements', 'hero-images?placement=home'])
    expect((await visitPanel('GET', `/brewery-panel/${path}`)).status).toBe(401);
  expect((await visitPanel('PUT', `${images}/order`, {})).status).toBe(401);
});
