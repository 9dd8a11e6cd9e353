import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { dropLinks } from '#domain/page/drop-links';
import { fillIn } from '#domain/page/fill-in';
import { initialPage, type InitialContent } from '#domain/page/initial-page';
import type { PageList } from '#domain/page/edited-page';
import { findPage, pageKeys } from '#domain/page/pages';
import type { OwnContent, Setup } from '#domain/setup/schema';
import { isPageOff, leadsToPageOff, neutralPageSettings } from '#domain/site/optional-pages';
import { pacificToday } from '#domain/time/pacific';
import { required } from '#lib/stored-values';
import { type ApiClient, signInAt, visitor } from '../../../test/client';
import { eventInput } from '../../../test/factories';
import { imageFile, multipartForm } from '../../../test/files';
import { createPanelClient, signInToPanel } from '../../../test/panel';
import { type RunningServer, startServer } from '../../../test/server';
import { countRows, queryRows } from '../../../test/stored-data';

const version = expect.stringMatching(/^\d+\.\d+\.\d+/);

let server: RunningServer;
let admin: ApiClient;
let moderator: ApiClient;

async function start(settings: Record<string, string> = {}): Promise<void> {
  server = await startServer({ SEED: 'true', ...settings });
  admin = await signInAt(server.url);
}

beforeAll(async () => {
  await start();
  moderator = await signInAt(server.url, 'moderator');
});

afterAll(() => server.stop());

const fetchSetup = async (staff = admin) => (await staff.get<{ setup: Setup }>('/setup')).body.setup;
const startEmpty = (body: object = {}) =>
  admin.post<{ setup: Setup; code: string; message: string }>('/setup/start-empty', body, {
    headers: { 'Idempotency-Key': randomUUID() },
  });

/** The initial page as visitors read it: placeholders say what the settings do. */
async function readInitialPage(key: string, content: InitialContent): Promise<object> {
  const { pages } = (await admin.get<{ pages: PageList }>('/pages/admin')).body;
  const values = pages.placeholders.map(({ name, value }) => [name, value]);
  const page = fillIn(initialPage(required(findPage(key)), content), Object.fromEntries(values));
  // A legal page that a brewery takes over is of that day.
  const isDated = content === 'neutral' && 'hero' in page && 'updated' in Object(page.hero);
  return isDated ? { ...page, hero: { ...Object(page.hero), updated: pacificToday(new Date()) } } : page;
}

const publicPaths = [
  '/site',
  '/taprooms',
  '/beers?limit=100',
  '/beers/featured',
  '/events?limit=100',
  '/events/feed',
  '/distributors',
  '/shipping-states',
  '/redirects',
  '/content/location/main-website',
  '/content/hero-images/main-website/home',
  ...pageKeys.map((key) => `/pages/${key}`),
];

const readPublic = async () =>
  Promise.all(publicPaths.map(async (path) => ({ path, ...(await visitor(server.url).get(path)) })));

test('the demo has the specification’s texts, and only admins see what removing it would delete', async () => {
  for (const key of pageKeys) {
    expect((await visitor(server.url).get(`/pages/${key}`)).body).toEqual({
      success: true,
      page: await readInitialPage(key, 'demo'),
    });
  }
  expect(await fetchSetup()).toMatchObject({ content: 'demo', status: 'finished', startEmpty: { own: [] } });
  expect((await fetchSetup()).startEmpty?.demo.join(', ')).toMatch(
    /^\d+ beers, \d+ distributors, \d+ events, .*2 taprooms, \d+ photos$/,
  );
  expect(await fetchSetup(moderator)).toMatchObject({ startEmpty: null });
});

const fetchOwn = async () => {
  const { own } = (await admin.get<{ own: OwnContent[] }>('/setup/own-content')).body;
  return Object.fromEntries(own.map(({ summary, records }) => [summary, records]));
};

const idOf = async (path: string, entity: string) =>
  (await admin.get<Record<string, { _id: string }>>(path)).body[entity]?._id ?? '';

/** What staff and a guest add and change, in the staff app and in the panel. */
async function useTheSite(): Promise<void> {
  await admin.post('/beers', { name: 'Harbor Light', style: 'IPA', abv: 6, description: 'Ours.' });
  await admin.put(`/beers/${await idOf('/beers/ridge-runner', 'beer')}`, { abv: 9 });
  await admin.put(`/beers/${await idOf('/beers/switchback', 'beer')}`, { abv: 5 });
  const event = eventInput({ title: 'Our Fair', tapRoom: 'Folsom', location: 'The patio' });
  expect((await admin.post('/events', event)).status).toBe(201);
  const guest = { name: 'A Guest', email: 'guest@example.com', message: 'Do you take reservations?' };
  await visitor(server.url).post('/contact/submit', { ...guest, subject: 'Tours' });

  const panel = createPanelClient(server.url, await signInToPanel(server.url));
  const { results } = (await panel<{ results: { id: number }[] }>('GET', '/upload/files?_q=event-string-band')).body;
  const photo = multipartForm('files', [await imageFile('ours.jpg', 'jpeg')]);
  await panel('POST', `/upload?id=${results[0]?.id}`, photo);
}

const emptyTables = [
  'beers',
  'events',
  'taprooms',
  'hero_images',
  'distributors',
  'shipping_states',
  'subscribers',
  'inquiries',
  'files',
];

const demoWords = /boldridge|auburn|folsom|nevada station|sutter wharf/i;

const pathsOff = pageKeys.filter((key) => isPageOff(key, neutralPageSettings)).map((key) => `/pages/${key}`);
const statusWithoutDemo = (path: string) => (pathsOff.includes(path) ? 404 : 200);

const beerNames = async () => (await admin.get('/beers?limit=100')).body.beers.map(({ name }) => name);

/** None is lost, whether it is stored before the removal or after it. */
async function startEmptyWhileAddingBeers(body: object) {
  let isDone = false;
  const emptying = startEmpty(body).finally(() => (isDone = true));
  let count = 0;
  while (!isDone && count < 60) {
    const beer = { name: `Own Ale ${count + 1}`, style: 'IPA', abv: 6, description: 'Ours.' };
    if ((await admin.post('/beers', beer)).status === 201) count += 1;
  }
  const response = await emptying;
  expect((await beerNames()).filter((name) => name.startsWith('Own Ale'))).toHaveLength(count);
  return response;
}

test('keeps what staff and visitors have added or changed, but not what an admin chooses', async () => {
  await useTheSite();
  const tiktok = 'https://tiktok.com/@ours';
  expect((await admin.put('/site/settings', { otherNetworks: tiktok })).status).toBe(200);
  const own = await fetchOwn();
  expect(Object.keys(own)).toEqual(['3 beers', '1 event', '1 inquiry', 'the site settings', '1 photo']);
  expect((await fetchSetup()).startEmpty?.own).toEqual(Object.keys(own));
  expect(own['3 beers']).toMatchObject([
    { name: 'Switchback', isNew: false },
    { name: 'Ridge Runner', isNew: false },
    { name: 'Harbor Light', isNew: true },
  ]);
  expect(own['1 inquiry']).toMatchObject([{ name: 'guest@example.com', isNew: true }]);
  const findDefaultPours = async () => (await admin.get('/default-pours')).body.defaultPours;
  expect((await findDefaultPours()).exceptions.map(({ name }) => name)).toEqual([
    'Double IPA',
    'Dry Cider',
    'Barrel Room No. 7',
  ]);
  const chosen = own['3 beers']?.filter(({ name }) => name === 'Switchback').map(({ _id }) => _id);

  const { status, body } = await startEmptyWhileAddingBeers({ remove: chosen });
  expect([status, body.setup]).toMatchObject([200, { content: 'neutral', status: 'postponed', startEmpty: null }]);
  // Keeps the settings that were changed.
  const { settings } = (await admin.get<{ settings: object }>('/site/settings')).body;
  expect(settings).toMatchObject({ name: 'The Brewery', facebook: null, otherNetworks: tiktok });
  expect((await admin.get('/backups')).body.backups.files).toHaveLength(1);
  expect((await beerNames()).filter((name) => !name.startsWith('Own Ale'))).toEqual(['Harbor Light', 'Ridge Runner']);
  expect((await visitor(server.url).get('/beers/ridge-runner')).text).toContain('ridge-runner');
  expect(await findDefaultPours()).toMatchObject({ pours: [], exceptions: [] });
  // The event keeps its taproom.
  const { taprooms } = (await visitor(server.url).get<{ taprooms: { slug: string }[] }>('/taprooms')).body;
  expect(taprooms.map(({ slug }) => slug)).toEqual(['folsom']);
  expect((await admin.get('/inquiries')).body.inquiries.map(({ email }) => email)).toEqual(['guest@example.com']);
  expect((await queryRows('select name from files order by name', [], server)).map(({ name }) => name)).toEqual(
    ['beer-ridge-runner-2.jpg', 'beer-ridge-runner.jpg', 'bar-day.jpg', 'ours.jpg'].sort(),
  );
  expect(await startEmpty()).toMatchObject({ status: 409, body: { message: 'There is no demo content to remove.' } });
});

test(
  'removes everything with its files; accounts and sessions stay, and the seed does not return',
  { timeout: 240_000 },
  async () => {
    await server.stop();
    await start({ STAFF_MODERATOR_EMAIL: '', STAFF_MODERATOR_PASSWORD: '' });
    expect(await countRows('files', server)).toBeGreaterThan(40);
    expect((await fetchSetup()).startEmpty?.demo).toContain('the unused account moderator@boldridge.example');
    // A changed status of a demo inquiry does not count as own content.
    const { inquiries } = (await admin.get('/inquiries')).body;
    await admin.put(`/inquiries/${inquiries[0]?._id}`, { status: 'resolved' });

    expect(await fetchOwn()).toEqual({});
    await useTheSite();

    expect((await startEmpty({ everything: 'yes' })).status).toBe(400);
    const { status, body } = await startEmpty({ everything: 'remove everything' });
    expect([status, body.setup]).toEqual([
      200,
      { content: 'neutral', status: 'open', step: 'name', sendsEmails: false, version, startEmpty: null },
    ]);
    expect(await countRows('deleted_records', server)).toBe(0);
    expect(await countRows('up_users', server)).toBe(1);
    for (const { path, status: publicStatus, text } of await readPublic()) {
      expect([path, publicStatus, demoWords.exec(text)?.[0]]).toEqual([path, statusWithoutDemo(path), undefined]);
    }
    for (const key of pageKeys.filter((each) => !isPageOff(each, neutralPageSettings))) {
      expect((await visitor(server.url).get(`/pages/${key}`)).body).toEqual({
        success: true,
        page: dropLinks(await readInitialPage(key, 'neutral'), (href) => leadsToPageOff(href, neutralPageSettings)),
      });
    }
    const { site } = (await visitor(server.url).get('/site')).body;
    expect(site).toMatchObject({ taprooms: [], pages: [], settings: { name: 'The Brewery', facebook: null } });
    expect(readdirSync(server.filesDir).filter((name) => !name.startsWith('.'))).toEqual([]);
    for (const table of emptyTables) expect([table, await countRows(table, server)]).toEqual([table, 0]);

    await admin.put('/setup', { status: 'postponed', step: 'taproom' });
    await server.restart();
    expect(await fetchSetup()).toEqual({
      content: 'neutral',
      status: 'postponed',
      step: 'taproom',
      sendsEmails: false,
      version,
      startEmpty: null,
    });
    expect(await countRows('beers', server)).toBe(0);
    expect(await startEmpty()).toMatchObject({ status: 409, body: { message: 'There is no demo content to remove.' } });
  },
);
