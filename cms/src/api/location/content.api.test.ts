import type { HeroImage } from '#domain/location/schema';
import { mapWeek } from '#domain/location/constants';
import { demoTaprooms } from '#domain/taproom/demo';
import { admin, failure, moderator, visitor, expectFailure, expectInvalid, expectSuccess } from '../../../test/client';
import { fetchFile, multipartForm, imageFile, textFile } from '../../../test/files';
import { countRows, queryRows, storedFiles } from '../../../test/stored-data';

type Heroes = { images: HeroImage[] };

const everyDay = (text: string) => mapWeek(() => text);

const untilEight = '11:00 AM - 8:00 PM';
const auburnHours = { ...everyDay(untilEight), display: expect.stringContaining(untilEight) };
const auburnContact = {
  phone: '(530) 555-0123',
  email: 'hello@boldridge.example',
  address: '1180 Nevada Station Road, Auburn, CA 95602',
};

test('GET /content/location/{location} returns the defaults before the first save', async () => {
  const { status, body, headers } = await visitor().get('/content/location/main-website');
  const content = { location: 'main-website', logo: null, hours: auburnHours, contact: auburnContact };
  expect([status, body]).toEqual([200, { success: true, content }]);
  expect(headers.get('vary')).toMatch(/Authorization, Cookie/);
  expect(headers.get('etag')).toMatch(/^"/);
});

/** The kind of content that the installation started with. */
const setContent = (from: string, to: string) =>
  queryRows(`update strapi_core_store_settings set value = replace(value, '"${from}"', '"${to}"') where "key" = ?`, [
    'core_brewery_setup',
  ]);

describe('PUT /content/location/{location} with the demo content', () => {
  beforeAll(() => setContent('neutral', 'demo'));
  afterAll(() => setContent('demo', 'neutral'));

  test('keeps absent texts; a cleared day gets the default hours, a cleared contact is null', async () => {
    const first = await admin.put('/content/location/auburn', {
      hours: { monday: 'Closed', display: 'Tuesday to Sunday' },
      contact: { phone: '5305550199', email: 'Hi@Example.com' },
    });
    expect(first.status).toBe(200);
    expect(first.body.content).toMatchObject({
      hours: { ...everyDay(untilEight), monday: 'Closed', display: 'Tuesday to Sunday' },
      contact: { phone: '(530) 555-0199', email: 'hi@example.com', address: auburnContact.address },
    });
    const cleared = { hours: { monday: '' }, contact: { phone: null } };
    const second = (await admin.put('/content/location/auburn', cleared)).body.content;
    expect(second.hours).toMatchObject({ monday: untilEight, display: 'Tuesday to Sunday' });
    expect(second.contact).toEqual({ ...auburnContact, phone: null, email: 'hi@example.com' });
    expect((await visitor().get('/content/location/auburn/public')).body).toMatchObject({ contact: { phone: null } });
    const third = await admin.put('/content/location/auburn', { hours: '', contact: null, heroImages: null });
    expect(third.body.content.hours).toEqual({ ...everyDay(untilEight), display: untilEight });
    expect(third.body.content.contact).toEqual({ phone: null, email: null, address: null });
  });

  test('two concurrent first saves create one row', async () => {
    const path = '/content/location/main-website';
    const responses = await Promise.all(['a', 'b'].map((monday) => admin.put(path, { hours: { monday } })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await countRows("locations where location = 'main-website'")).toBe(1);
  });

  test('hours texts with times become time spans, others stay texts', async () => {
    const texts = { thursday: 'Ask us', friday: '5:00 PM - 2:00 AM' };
    expect((await admin.put('/content/location/folsom', { hours: texts })).body.content.hours).toMatchObject(texts);
    expect((await visitor().get('/taprooms/folsom')).body.taproom.openingHours).toMatchObject({
      regular: { thursday: [], friday: [{ opens: '17:00', closes: '02:00' }] },
      texts: { thursday: 'Ask us' },
    });
    const address = '1 Sutter Street, Folsom, CA 95630';
    await admin.put('/content/location/folsom', { hours: null, contact: { address } });
    const { body: moved } = await visitor().get('/taprooms/folsom');
    expect(moved.taproom).toMatchObject({ hours: demoTaprooms[1].hours, contact: { address }, coordinates: null });
  });

  test('any taproom is a location, a hidden one for staff only', async () => {
    await admin.post('/taprooms', { name: 'Reno', city: 'Reno', state: 'NV', timeZone: 'America/Boise' });
    const hours = { monday: '10:00 AM - 6:00 PM', display: '10 to 6 on Mondays' };
    const { status, body } = await admin.put('/content/location/reno', { hours });
    const empty = { logo: null, contact: { phone: null, email: null, address: null }, heroImages: [] };
    const saved = { location: 'reno', hours: { ...everyDay('Closed'), ...hours }, updatedAt: expect.any(String) };
    expect([status, body.content]).toEqual([200, { ...empty, ...saved }]);
    const added = await upload([await imageFile()], { location: 'reno', page: 'taproom' });
    expect(added.status).toBe(201);
    expect((await visitor().get('/content/location/reno/public')).body).toEqual({
      success: true,
      hours: body.content.hours,
      contact: body.content.contact,
      heroImages: added.body.images,
    });
    expect((await visitor().get('/content/hero-images/reno/taproom')).body).toEqual(added.body);
    const { headers, body: whole } = await moderator.get('/content/location/reno');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(whole.content).toEqual({ ...body.content, heroImages: added.body.images, updatedAt: expect.any(String) });
    await admin.put('/taprooms/reno', { isActive: false });
    const hidden = ['/content/location/reno', '/content/location/reno/public', '/content/hero-images/reno/taproom'];
    for (const path of hidden) expect((await visitor().get(path)).status).toBe(404);
    expect((await admin.get('/content/location/reno')).status).toBe(200);
    const before = await storedFiles();
    await admin.delete('/taprooms/reno');
    expect((await storedFiles()).length).toBeLessThan(before.length);
    expect((await admin.get('/content/location/reno')).status).toBe(404);
  });
});

const upload = async (files: File[], texts: Record<string, string>) =>
  admin.post<Heroes>('/content/hero-images', multipartForm('images', files, texts));

const altTexts = (images: HeroImage[]) => images.map(({ alt }) => alt);

test('hero images are added in order, active, and also listed for Auburn', async () => {
  const files = [await imageFile('a.png'), await imageFile('b.jpg', 'jpeg', 80, 50)];
  const { status, body } = await upload(files, { location: 'main-website', page: ' beers ' });
  expect(status).toBe(201);
  const image = { _id: expect.any(String), url: expect.any(String), alt: null, page: 'beers', isActive: true };
  const sizes = [
    { width: 40, height: 30 },
    { width: 80, height: 50 },
  ];
  expect(body).toEqual({ success: true, images: sizes.map((size) => ({ ...image, ...size })) });
  for (const site of ['main-website', 'auburn']) {
    expect((await visitor().get(`/content/hero-images/${site}/beers`)).body).toEqual(body);
  }
});

test('PUT of the location reorders and hides images and sets alt texts; omitted images stay unchanged', async () => {
  const heroPage = { location: 'folsom', page: 'home' };
  const { body } = await upload([await imageFile(), await imageFile(), await imageFile()], heroPage);
  const [a, b, c] = body.images;
  const described = [a, b].map((image, index) => ({ _id: image?._id, alt: 'AB'[index] }));
  await admin.put('/content/location/folsom', { heroImages: described });
  const changed = await admin.put('/content/location/folsom', {
    heroImages: [{ _id: c?._id, alt: 'C', isActive: false }, { _id: a?._id }, { _id: 'unknown', alt: 'X' }],
  });
  expect(changed.body.content.heroImages).toEqual([
    { ...c, alt: 'C', isActive: false },
    { ...b, alt: 'B' },
    { ...a, alt: 'A' },
  ]);
  const shown = await visitor().get<Heroes>('/content/hero-images/folsom/home');
  expect(altTexts(shown.body.images)).toEqual(['B', 'A']);
  const taproom = await visitor().get<{ heroImages: HeroImage[] }>('/content/location/folsom/public');
  expect(altTexts(taproom.body.heroImages)).toEqual(['B', 'A']);
});

const replace = async (id: string, files: File[], fields = {}) =>
  moderator.post<Heroes>(`/content/hero-images/${id}/replace`, multipartForm('image', files, fields));

test('replaced hero images keep their place and state, lose their alt text unless cropped, and the former file is deleted', async () => {
  const heroPage = { location: 'main-website', page: 'our-story' };
  const { body } = await upload([await imageFile(), await imageFile()], heroPage);
  const [first, second] = body.images.slice(-2) as [HeroImage, HeroImage];
  const hidden = { _id: first._id, alt: 'The old photo', isActive: false };
  const heroImages = [hidden, { _id: second._id, alt: 'The patio' }];
  await admin.put('/content/location/main-website', { heroImages });
  const before = await storedFiles();
  const { body: replaced } = await replace(first._id, [await imageFile('new.jpg', 'jpeg', 90, 60)]);
  expect(replaced.images.slice(-2)).toEqual([
    { ...first, url: expect.any(String), alt: null, isActive: false, width: 90, height: 60 },
    { ...second, alt: 'The patio' },
  ]);
  const crop = [await imageFile('crop.jpg', 'jpeg', 50, 60)];
  const cropped = { url: expect.stringContaining('crop'), alt: 'The patio', width: 50, height: 60 };
  const { images } = (await replace(second._id, crop, { replaces: second.url })).body;
  expect(images.at(-1)).toEqual({ ...second, ...cropped });
  expect((await replace(second._id, crop, { replaces: second.url })).status).toBe(409);
  expect(replaced.images.at(-2)?.url).not.toBe(first.url);
  expect(await storedFiles()).toHaveLength(before.length);
});

test('replacing an unknown hero image returns 404, no file 400, another type 415; nothing stays stored', async () => {
  const { body } = await upload([await imageFile()], { location: 'auburn', page: 'taproom' });
  const id = body.images.at(-1)?._id ?? '';
  const before = await storedFiles();
  const statuses = [
    await replace('unknown', [await imageFile()]),
    await replace(id, []),
    await replace(id, [new File(['text'], 'notes.png', { type: 'image/png' })]),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 400, 415]);
  expect(await storedFiles()).toEqual(before);
});

test('hero images are deleted with their file; the second of two concurrent deletes returns 404', async () => {
  const before = await storedFiles();
  const { body } = await upload([await imageFile('gone.png')], { location: 'auburn', page: 'taproom' });
  const path = `/content/hero-images/${body.images.at(-1)?._id}`;
  const responses = await Promise.all([admin.delete(path), admin.delete(path)]);
  expect(responses.map(({ status, body: { message } }) => [status, message]).sort()).toEqual([
    [200, 'Image deleted successfully!'],
    [404, 'Image not found'],
  ]);
  expect(await storedFiles()).toEqual(before);
});

test('new images come last, even after deletions', async () => {
  const heroPage = { location: 'main-website', page: 'contact' };
  const { body } = await upload([await imageFile(), await imageFile(), await imageFile()], heroPage);
  for (const { _id } of body.images.slice(0, 2)) await admin.delete(`/content/hero-images/${_id}`);
  const added = await upload([await imageFile()], heroPage);
  expect(added.body.images[0]).toEqual(body.images[2]);
  expect(added.body.images).toHaveLength(2);
});

test.each([
  [{ location: 'folsom', page: 'beers' }, ['page']],
  [{}, ['page', 'location']],
])('POST /content/hero-images returns 400 for a location and page without hero images: %j', async (heroPage, paths) => {
  const files = await storedFiles();
  const { status, body } = await upload([await imageFile()], heroPage as Record<string, string>);
  const errors = paths.map((path) => ({ path, msg: `Please choose a valid ${path}` }));
  expect([status, body]).toMatchObject([400, { code: 'invalid-input', errors }]);
  expect(await storedFiles()).toEqual(files);
});

const setLogo = async (file: File, location = 'main-website') =>
  admin.post<{ logo: { url: string; filename: string } }>('/content/logo', multipartForm('logo', [file], { location }));

test('the file name of a logo is sanitized and truncated', async () => {
  const { status, body } = await setLogo(await imageFile(`  Our \u0001Logo ${'x'.repeat(400)}.png`));
  const logo = { url: expect.stringMatching(/\.png$/), filename: `Our Logo ${'x'.repeat(243)}` };
  expect([status, body]).toEqual([200, { success: true, logo }]);
});

test('an SVG logo is sanitized', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><script>steal()</script><circle r="3"/></svg>`;
  const { status, body } = await setLogo(textFile('logo.svg', svg, 'image/svg+xml'));
  expect(status).toBe(200);
  const sanitized = String(await fetchFile(body.logo.url));
  expect(sanitized).toContain('<circle r="3"/>');
  expect(sanitized).not.toMatch(/script|steal/i);
});

test('an SVG logo that is slow to parse blocks no other request and is aborted', async () => {
  const before = await storedFiles();
  const file = textFile('endless.svg', `<svg></svg>${'</p>'.repeat(200_000)}`, 'image/svg+xml');
  const finished: string[] = [];
  const sendRequests = async () => {
    for (let times = 0; times < 50; times += 1) await visitor().get('/distributors');
  };
  const [{ status, body }] = await Promise.all([
    setLogo(file).finally(() => finished.push('logo')),
    sendRequests().finally(() => finished.push('requests')),
  ]);
  expect([status, body]).toEqual([413, failure('too-large', 'endless.svg takes too long to read')]);
  expect(finished).toEqual(['requests', 'logo']);
  expect(await storedFiles()).toEqual(before);
});

test.each([
  ['a JPG', () => imageFile('logo.jpg', 'jpeg')],
  ['text', async () => textFile('logo.svg', 'hello', 'image/svg+xml')],
  ['HTML', async () => textFile('logo.png', '<html><svg></svg></html>', 'image/png')],
])('POST /content/logo returns 415 for %s', async (_case, makeFile) => {
  const before = await storedFiles();
  const file = await makeFile();
  await expectFailure(setLogo(file), 415, 'unsupported-type', `${file.name} is not a PNG or SVG image`);
  expect(await storedFiles()).toEqual(before);
});

test('POST /content/logo returns 400 without a file, and for a location other than the main website', async () => {
  const invalid = { path: 'location', msg: 'Please choose a valid location' };
  await expectInvalid(setLogo(await imageFile(), 'auburn'), invalid);
  const empty = admin.post('/content/logo', multipartForm('logo', [], { location: 'main-website' }));
  expect(await empty).toMatchObject({ status: 400, body: { message: 'Please choose a file to upload' } });
});

test('the logo is deleted with its file; a second delete returns 404', async () => {
  const { body } = await setLogo(await imageFile('logo.png'));
  await expectSuccess(admin.delete('/content/logo/main-website'), 200, 'Logo deleted successfully!');
  expect(await fetchFile(body.logo.url)).toBeNull();
  await expectFailure(admin.delete('/content/logo/main-website'), 404, 'not-found', 'Logo not found');
});

test('without the demo content, a cleared day is closed, also in a taproom with a slug of the demo', async () => {
  const save = async (monday: string) =>
    (await admin.put('/content/location/folsom', { hours: { monday } })).body.content.hours.monday;
  expect([await save('Noon to late'), await save('')]).toEqual(['Noon to late', 'Closed']);
  await save('11:00 AM - 9:00 PM');
});
