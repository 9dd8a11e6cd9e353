import { demoTaprooms } from '#domain/taproom/demo';
import type { StaffTaproom, Taproom } from '#domain/taproom/schema';
import { admin, moderator, visitor, expectFailure, expectInvalid } from '../../../test/client';
import { makeTaproom, unique } from '../../../test/factories';
import { imageFile, multipartForm } from '../../../test/files';
import { addInPanel, callContentManager, saveInPanel } from '../../../test/panel';
import { queryRows, storedFiles } from '../../../test/stored-data';

type List = { taprooms: Taproom[] };

const uid = 'api::taproom.taproom';

const reno = (overrides: object = {}) => ({ name: unique('Reno'), city: 'Reno', state: 'nv', ...overrides });

test('GET /taprooms returns the active taprooms in order', async () => {
  const { status, body, headers } = await visitor().get<List>('/taprooms');
  expect([status, headers.get('etag')]).toEqual([200, expect.stringMatching(/^"/)]);
  // Hours and contact are changed by the tests of locations.
  const texts = demoTaprooms.map(
    ({ hours: _hours, openingHours: _openingHours, contact: _contact, coordinates: _pin, ...rest }) => rest,
  );
  expect(body.taprooms.slice(0, 2)).toMatchObject(texts);
  expect(Object.keys(body.taprooms[0] ?? {})).not.toContain('isActive');
  expect((await visitor().get('/taprooms/folsom')).body).toEqual({ success: true, taproom: body.taprooms[1] });
});

test('POST /taprooms derives slug and path from the name, and takes the time zone of the first taproom', async () => {
  expect(await makeTaproom({ name: 'Café Reno', state: 'nv' })).toMatchObject({
    slug: 'cafe-reno',
    name: 'Café Reno',
    path: '/locations/cafe-reno',
    state: 'NV',
    timeZone: 'America/Los_Angeles',
    isActive: true,
    isComingSoon: false,
    opening: null,
    coordinates: null,
    features: [],
    cardPhoto: null,
    gallery: [],
    eventCount: 0,
    contact: { phone: null, email: null, address: null },
  });
  expect((await visitor().get<List>('/taprooms')).body.taprooms.at(-1)?.slug).toBe('cafe-reno');
});

test('POST /taprooms stores every field', async () => {
  const fields = {
    path: '/nevada/reno',
    opening: 'Opens spring 2027',
    timeZone: 'America/Boise',
    contact: { phone: '7755550100', email: 'Reno@Example.com', address: '1 Virginia Street\nReno, NV 89501' },
    coordinates: { lat: 39.52963, lng: '-119.8138' },
    openingHours: {
      regular: { friday: [{ opens: '17:00', closes: '02:00' }], saturday: [{ opens: '12:00', closes: '00:00' }] },
      texts: { sunday: 'Brunch only' },
      kitchen: { friday: [{ opens: '17:00', closes: '21:00' }] },
      exceptions: [{ from: '2026-11-26', to: '2026-11-26', spans: [], reason: 'Thanksgiving' }],
    },
    headline: 'By the Truckee',
    features: ['Dogs welcome'],
    figures: [{ figure: '4,000', unit: 'sq ft' }],
    facts: [{ icon: 'pizza', title: 'Pizza', text: 'Until ten.' }],
    hostsPrivateEvents: true,
    parking: 'Behind the building.',
    tapListMaxAgeHours: 12,
  };
  expect(await makeTaproom(fields)).toMatchObject({
    ...fields,
    opening: 'spring 2027',
    contact: { phone: '(775) 555-0100', email: 'reno@example.com', address: '1 Virginia Street\nReno, NV 89501' },
    coordinates: { lat: 39.52963, lng: -119.8138 },
    openingHours: {
      regular: { ...fields.openingHours.regular, monday: [], sunday: [] },
      texts: { sunday: 'Brunch only' },
      display: null,
      kitchen: { monday: [], friday: [{ opens: '17:00', closes: '21:00' }] },
      exceptions: fields.openingHours.exceptions,
      closesEarly: null,
    },
    hours: { monday: 'Closed', friday: '5:00 PM - 2:00 AM', sunday: 'Brunch only' },
    figures: [{ figure: '4,000', unit: 'sq ft', text: null }],
  });
});

test('POST /taprooms reports every invalid field at once', async () => {
  const { status, body } = await moderator.post('/taprooms', {
    name: ' ',
    path: '/Nice place',
    city: 7,
    state: 'Bavaria',
    timeZone: 'Europe/Nowhere',
    contact: { email: 'nobody' },
    coordinates: { lat: 91, lng: 'x' },
    openingHours: { regular: { monday: [{ opens: '25:00', closes: '18:00' }] } },
    facts: [{ icon: 'dragon', title: '', text: 'x' }],
  });
  expect([status, body.code]).toEqual([400, 'invalid-input']);
  expect(body.errors.map(({ path }) => path).join(' ')).toBe(
    'name path city state timeZone contact.email coordinates.lat coordinates.lng openingHours.regular.monday.0.opens ' +
      'facts.0.icon facts.0.title',
  );
});

test.each([
  [{ name: 'AUBURN' }, 409, 'name-taken', 'name', 'A taproom with this name already exists'],
  [{ slug: 'auburn' }, 409, 'slug-taken', 'slug', 'A taproom with this slug already exists'],
  [{ name: 'All' }, 400, 'invalid-input', 'name', '“All” is reserved. Please choose another name.'],
  [{ slug: 'main-website' }, 400, 'invalid-input', 'slug', '“main-website” is reserved. Please choose another slug.'],
  [{ path: '/beers' }, 409, 'path-taken', 'path', '/beers is the path of the beers. Please choose another one.'],
  [{ path: '/locations/auburn' }, 409, 'path-taken', 'path', expect.stringContaining('the taproom Auburn, CA')],
])('POST /taprooms with %j returns %i %s', async (overrides, status, code, path, msg) => {
  const response = await moderator.post('/taprooms', reno(overrides));
  expect([response.status, response.body.code, response.body.errors]).toEqual([status, code, [{ path, msg }]]);
});

test('two concurrent creations with one name create one taproom', async () => {
  const taproom = reno({ name: 'Twin Peaks' });
  const responses = await Promise.all([1, 2].map(() => moderator.post('/taprooms', taproom)));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('PUT /taprooms/{slug} changes only present fields; null clears; the slug stays', async () => {
  const taproom = await makeTaproom({ headline: 'Old', introduction: 'Kept', opening: 'May 1', path: '/old-reno' });
  const name = unique('Sparks');
  const { status, body } = await moderator.put(`/taprooms/${taproom.slug}`, {
    name,
    headline: null,
    opening: null,
    path: null,
    openingHours: { regular: { monday: [{ opens: '10:00', closes: '18:00' }] } },
    updatedAt: taproom.updatedAt,
  });
  expect(status).toBe(200);
  expect(body.taproom).toMatchObject({
    name,
    slug: taproom.slug,
    headline: null,
    opening: null,
    introduction: 'Kept',
    path: `/locations/${taproom.slug}`,
    hours: { monday: '10:00 AM - 6:00 PM', tuesday: 'Closed' },
  });
  const second = await moderator.put(`/taprooms/${taproom.slug}`, {
    openingHours: { regular: { tuesday: [{ opens: '12:00', closes: '18:00' }] }, display: 'Mondays and Tuesdays' },
  });
  expect(second.body.taproom.hours).toMatchObject({
    monday: '10:00 AM - 6:00 PM',
    tuesday: '12:00 PM - 6:00 PM',
    display: 'Mondays and Tuesdays',
  });
  const pin = { coordinates: { lat: 39.5, lng: -119.8 }, contact: { address: '1 Virginia Street' } };
  expect((await moderator.put(`/taprooms/${taproom.slug}`, pin)).body.taproom).toMatchObject(pin);
  const moved = await moderator.put(`/taprooms/${taproom.slug}`, { contact: { address: '2 Virginia Street' } });
  expect(moved.body.taproom.coordinates).toBeNull();
});

test('PUT /taprooms/{slug} hides a taproom from visitors', async () => {
  const { slug } = await makeTaproom();
  await moderator.put(`/taprooms/${slug}`, { isActive: false });
  expect((await visitor().get(`/taprooms/${slug}`)).status).toBe(404);
  expect((await visitor().get<List>('/taprooms')).text).not.toContain(`"${slug}"`);
  expect((await moderator.get(`/taprooms/admin/${slug}`)).body.taproom.isActive).toBe(false);
});

test('the last active taproom can be neither hidden nor deleted', async () => {
  const { body } = await visitor().get<List>('/taprooms');
  const [last, ...others] = body.taprooms.map(({ slug }) => slug);
  for (const slug of others) expect((await moderator.put(`/taprooms/${slug}`, { isActive: false })).status).toBe(200);
  const hidden = await moderator.put(`/taprooms/${last}`, { isActive: false });
  const deleted = await moderator.delete(`/taprooms/${last}`);
  for (const slug of others) await moderator.put(`/taprooms/${slug}`, { isActive: true });
  expect([hidden.status, hidden.body.errors]).toEqual([
    409,
    [{ path: 'isActive', msg: 'The last taproom on the site can’t be hidden' }],
  ]);
  expect(deleted.status).toBe(409);
  expect((await visitor().get<List>('/taprooms')).body.taprooms).toHaveLength(body.taprooms.length);
});

test('the site’s time zone follows that of the first taproom, until an admin chooses another one', async () => {
  const zone = async () => (await visitor().get('/site')).body.site.settings.timeZone;
  const setSite = (timeZone: string) => admin.put('/site/settings', { timeZone });
  const move = async (slug: string, timeZone: string) =>
    expect((await admin.put(`/taprooms/${slug}`, { timeZone })).status).toBe(200);
  const pacific = 'America/Los_Angeles';
  expect(await zone()).toBe(pacific);
  await move('folsom', 'America/Denver');
  expect(await zone()).toBe(pacific);
  await move('auburn', 'America/Boise');
  expect(await zone()).toBe('America/Boise');
  await setSite('America/Chicago');
  await move('auburn', 'America/Denver');
  expect(await zone()).toBe('America/Chicago');
  await setSite('UTC');
  for (const slug of ['auburn', 'folsom']) await move(slug, pacific);
  expect(await zone()).toBe(pacific);
});

test('PUT /taprooms/order moves the listed taprooms to the front, and open forms can still be saved', async () => {
  const { slug } = await makeTaproom();
  const slugsOf = ({ taprooms }: List) => taprooms.map((taproom) => taproom.slug);
  const versionsOf = ({ taprooms }: List) => new Map(taprooms.map((taproom) => [taproom.slug, taproom.updatedAt]));
  const { body: stored } = await moderator.get<List>('/taprooms/admin');
  const before = slugsOf(stored);
  const { status, body } = await moderator.put<List>('/taprooms/order', { slugs: [slug, 'folsom', 'unknown'] });
  expect([status, slugsOf(body).slice(0, 3)]).toEqual([200, [slug, 'folsom', 'auburn']]);
  expect(versionsOf(body)).toEqual(versionsOf(stored));
  expect((await moderator.put<List>('/taprooms/order', { slugs: before })).body).toMatchObject({
    taprooms: before.map((listed) => ({ slug: listed })),
  });
});

test('closing early is for today only and can be undone', async () => {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const regular = Object.fromEntries(days.map((day) => [day, [{ opens: '00:00', closes: '00:00' }]]));
  const { slug } = await makeTaproom({ openingHours: { regular } });
  const path = `/taprooms/${slug}/close-early`;
  await expectInvalid(moderator.post(path, { closes: 'soon' }), {
    path: 'closes',
    msg: 'Please enter a time such as 17:00',
  });
  const { status, body } = await moderator.post(path, { closes: '20:30' });
  expect([status, body.taproom.openingHours.closesEarly?.closes]).toEqual([201, '20:30']);
  expect((await moderator.delete(path)).body.taproom.openingHours.closesEarly).toBeNull();
  await moderator.post(path, { closes: '20:30' });
  await queryRows('update taprooms set closes_early_on = ? where slug = ?', ['2020-01-01', slug]);
  expect((await moderator.get(`/taprooms/admin/${slug}`)).body.taproom.openingHours.closesEarly).toBeNull();
  await moderator.put(`/taprooms/${slug}`, { headline: 'Written' });
  const [row] = await queryRows('select closes_early_on from taprooms where slug = ?', [slug]);
  expect(row).toEqual({ closes_early_on: null });
});

test('a new slug moves the default path and the hero images, which have no former slug', async () => {
  const { slug, name } = await makeTaproom();
  const form = multipartForm('images', [await imageFile()], { location: slug, page: 'taproom' });
  expect((await moderator.post('/content/hero-images', form)).status).toBe(201);
  const next = `${slug}-downtown`;
  const { status, body } = await moderator.put(`/taprooms/${slug}`, { slug: next, path: `/locations/${slug}` });
  expect([status, body.taproom]).toMatchObject([200, { slug: next, name, path: `/locations/${next}` }]);
  expect(body.taproom.heroImages).toHaveLength(1);
  expect((await visitor().get(`/content/hero-images/${next}/taproom`)).body).toMatchObject({ images: [{}] });
  expect((await visitor().get(`/content/hero-images/${slug}/taproom`)).status).toBe(404);
});

test.each([
  ['the tap list', (slug: string) => `/taps/${slug}`],
  ['the taproom', (slug: string) => `/taprooms/${slug}`],
  ['its content', (slug: string) => `/content/location/${slug}`],
  ['its public content', (slug: string) => `/content/location/${slug}/public`],
])(
  'a new slug is followed by %s in any case, also after a second change; not to a hidden taproom',
  async (_what, pathOf) => {
    const { slug } = await makeTaproom({ contact: { email: 'taproom@example.com' } });
    const [second, third] = [`${slug}-by-the-river`, `${slug}-bridge`];
    await moderator.put(`/taprooms/${slug}`, { slug: second });
    await moderator.put(`/taprooms/${second}`, { slug: third });
    const read = async (former: string) => (await visitor().get(pathOf(former))).status;
    const named = [slug, second, third, slug.toUpperCase(), third.toUpperCase()];
    const [first, ...others] = await Promise.all(named.map((each) => visitor().get(pathOf(each))));
    expect(first?.status).toBe(200);
    expect(JSON.stringify(first?.body)).toMatch(new RegExp(`${third}|taproom@example[.]com`));
    for (const { body } of others) expect(body).toEqual(first?.body);
    await moderator.put(`/taprooms/${third}`, { isActive: false });
    expect(await Promise.all([slug, third, `${slug}-unknown`].map(read))).toEqual([404, 404, 404]);
  },
);

test('a new slug keeps another path; a blank one is derived from the name', async () => {
  const { slug, name } = await makeTaproom({ path: `/${unique('own').toLowerCase().replace(' ', '-')}` });
  const next = unique('next').toLowerCase().replace(' ', '-');
  const changed = await moderator.put(`/taprooms/${slug}`, { slug: next });
  expect(changed.body.taproom).toMatchObject({ slug: next, path: expect.stringMatching(/^\/own/) });
  const derived = await moderator.put(`/taprooms/${next}`, { slug: '' });
  expect(derived.body.taproom.slug).toBe(name.toLowerCase().replace(' ', '-'));
});

test.each([
  ['auburn', 409, 'slug-taken', 'A taproom with this slug already exists'],
  ['all', 400, 'invalid-input', '“all” is reserved. Please choose another slug.'],
  ['Two Words', 400, 'invalid-input', 'Please use lowercase letters, digits and hyphens'],
])('the new slug %s is rejected at the field', async (slug, status, code, msg) => {
  const { slug: present } = await makeTaproom();
  const { body, ...response } = await moderator.put(`/taprooms/${present}`, { slug });
  expect([response.status, body.code, body.errors]).toEqual([status, code, [{ path: 'slug', msg }]]);
});

test('a new slug is rejected in the panel, which keeps the slug', async () => {
  const { _id, slug } = await makeTaproom();
  const change = (data: object) => callContentManager('PUT', `${uid}/${_id}`, data);
  const errors = [{ path: ['slug'], message: 'The slug can’t be changed here, but in the staff app' }];
  const rejected = { status: 400, body: { error: { details: { errors } } } };
  expect(await change({ slug: `${slug}-panel` })).toMatchObject(rejected);
  for (const same of [slug, '', null]) expect((await change({ slug: same, headline: 'Kept' })).status).toBe(200);
  expect((await visitor().get(`/taprooms/${slug}`)).body.taproom.headline).toBe('Kept');
});

test('a copy in the panel gets a slug from its name', async () => {
  const { _id, slug } = await makeTaproom();
  const name = unique('Copied Taproom');
  const data = { name, slug, path: null, isActive: false };
  const { status, body } = await callContentManager('POST', `${uid}/clone/${_id}`, data);
  expect([status, body.data['slug']]).toEqual([200, name.toLowerCase().replaceAll(' ', '-')]);
});

const upload = (slug: string, use: string, files: File[]) =>
  moderator.post(`/taprooms/${slug}/photos/${use}`, multipartForm('images', files));

test('photos are replaced, ordered, described and deleted with their files', async () => {
  const before = await storedFiles();
  const { slug } = await makeTaproom();
  const first = await upload(slug, 'card', [await imageFile('old.png')]);
  expect([first.status, first.body.taproom.cardPhoto]).toMatchObject([201, { alt: null, width: 40, height: 30 }]);
  const second = await upload(slug, 'card', [await imageFile('new.png')]);
  expect(second.body.taproom.cardPhoto?.url).not.toBe(first.body.taproom.cardPhoto?.url);
  const { body } = await upload(slug, 'gallery', [await imageFile('a.png'), await imageFile('b.png')]);
  const [a, b] = body.taproom.gallery;
  const changed = await moderator.put(`/taprooms/${slug}`, {
    cardPhoto: { alt: 'The bar' },
    gallery: [{ url: b?.url, alt: 'B' }, { url: a?.url }],
  });
  const reordered = [b, a].map((image) => ({ url: image?.url, alt: image === b ? 'B' : null }));
  expect(changed.body.taproom).toMatchObject({ cardPhoto: { alt: 'The bar' }, gallery: reordered });
  const path = `/taprooms/${slug}/photos/gallery/0`;
  const moved = await moderator.delete(path, { cloudStoragePath: a?.cloudStoragePath });
  expect([moved.status, moved.body.code]).toEqual([409, 'image-moved']);
  const removed = await moderator.delete(path, { cloudStoragePath: b?.cloudStoragePath });
  expect(removed.body.taproom.gallery.map(({ url }) => url)).toEqual([a?.url]);
  expect((await moderator.delete(`/taprooms/${slug}/photos/card`)).body.taproom.cardPhoto).toBeNull();
  expect((await moderator.delete(`/taprooms/${slug}/photos/card`)).status).toBe(404);
  expect((await moderator.delete(`/taprooms/${slug}`)).body.message).toBe('Taproom deleted successfully');
  expect(await storedFiles()).toEqual(before);
});

test('an unknown use of photos returns 404, two photos for a single one 400; no file stays stored', async () => {
  const before = await storedFiles();
  const [photo, other] = [await imageFile(), await imageFile()];
  expect((await upload('auburn', 'roof', [photo])).status).toBe(404);
  expect((await upload('nowhere', 'card', [photo])).status).toBe(404);
  const two = upload('auburn', 'card', [photo, other]);
  await expectFailure(two, 400, 'invalid-input', 'Please choose one file only');
  expect(await storedFiles()).toEqual(before);
});

test('a gallery has at most 60 photos, by the API and the panel', async () => {
  const { _id, slug } = await makeTaproom();
  const add = async () => upload(slug, 'gallery', [await imageFile()]);
  await add();
  await queryRows(
    `insert into files_related_mph (file_id, related_id, related_type, field, "order")
     with recursive numbers(number) as (select 2 union all select number + 1 from numbers where number < 60)
     select file_id, related_id, related_type, field, number from numbers, files_related_mph
     join taprooms on taprooms.id = related_id
     where related_type = '${uid}' and field = 'gallery' and taprooms.slug = ?`,
    [slug],
  );
  const before = await storedFiles();
  const message = 'The gallery can have at most 60 photos';
  await expectInvalid(add(), { path: 'gallery', msg: message });
  expect(await storedFiles()).toEqual(before);
  const saved = await callContentManager('PUT', `${uid}/${_id}`, { gallery: Array.from({ length: 61 }, () => 1) });
  expect([saved.status, saved.text]).toEqual([400, expect.stringContaining(message)]);
});

test('the panel drops the pin of a changed address, unless it moves the pin too', async () => {
  const pin = { lat: 39.5, lng: -119.8 };
  const { _id, slug } = await makeTaproom({ coordinates: pin, contact: { address: '1 Virginia Street' } });
  const save = async (changes: object) => {
    await saveInPanel(uid, _id, changes);
    return (await moderator.get(`/taprooms/admin/${slug}`)).body.taproom.coordinates;
  };
  expect(await save({ headline: 'Same place' })).toEqual(pin);
  expect(await save({ address: '2 Virginia Street', latitude: 39.6 })).toEqual({ ...pin, lat: 39.6 });
  expect(await save({ address: '3 Virginia Street' })).toBeNull();
});

test('the panel derives slug, path and position, and stores texts as the API does', async () => {
  const name = unique('Truckee');
  await addInPanel(uid, { name, city: 'Truckee', state: 'CA', timeZone: 'America/Los_Angeles', phone: '5305550177' });
  const taproom = (await moderator.get<{ taprooms: StaffTaproom[] }>('/taprooms/admin')).body.taprooms.at(-1);
  expect(taproom).toMatchObject({
    name,
    slug: name.toLowerCase().replace(' ', '-'),
    path: `/locations/${taproom?.slug}`,
    contact: { phone: '(530) 555-0177' },
  });
});

test('the panel deletes a taproom with its hero images', async () => {
  const { _id, slug } = await makeTaproom();
  const form = multipartForm('images', [await imageFile()], { location: slug, page: 'taproom' });
  expect((await moderator.post('/content/hero-images', form)).status).toBe(201);
  expect((await callContentManager('DELETE', `${uid}/${_id}`)).status).toBe(200);
  expect(await queryRows('select id from hero_images where placement = ?', [slug])).toEqual([]);
});
