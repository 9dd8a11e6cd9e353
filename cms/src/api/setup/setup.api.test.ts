import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropLinks } from '#domain/page/drop-links';
import { fillIn } from '#domain/page/fill-in';
import { initialPage, type InitialContent } from '#domain/page/neutral/neutral';
import type { PageList } from '#domain/page/edited-page';
import { findPage, pageKeys } from '#domain/page/pages';
import type { Setup } from '#domain/setup/schema';
import { isPageOff, leadsToPageOff, neutralPageSettings } from '#domain/site/optional-pages';
import type { Site } from '#domain/site/schema';
import { required } from '#lib/stored-values';
import { staffEmail, staffPassword } from '../../../test/accounts';
import { type ApiClient, createClient, visitor } from '../../../test/client';
import { imageFile, multipartForm } from '../../../test/files';
import { signInToPanel } from '../../../test/panel';
import { type RunningServer, startServer } from '../../../test/server';
import { countRows } from '../../../test/stored-data';

const version = expect.stringMatching(/^\d+\.\d+\.\d+/);

let server: RunningServer;
let admin: ApiClient;
let moderator: ApiClient;
let options: { url: string };

async function signIn(role: keyof typeof staffEmail): Promise<ApiClient> {
  const login = { email: staffEmail[role], password: staffPassword };
  return createClient({ token: (await visitor().post<{ token: string }>('/auth/login', login, options)).body.token });
}

beforeAll(async () => {
  server = await startServer({ SEED: 'true' });
  options = { url: server.url };
  [admin, moderator] = [await signIn('admin'), await signIn('moderator')];
});

afterAll(() => server.stop());

const fetchSetup = async (staff = admin) => (await staff.get<{ setup: Setup }>('/setup', options)).body.setup;
const startEmpty = () =>
  admin.post<{ setup: Setup; code: string; message: string }>(
    '/setup/start-empty',
    {},
    { ...options, headers: { 'Idempotency-Key': randomUUID() } },
  );

/** The initial page as visitors read it: placeholders say what the settings do. */
async function readInitialPage(key: string, content: InitialContent): Promise<object> {
  const { pages } = (await admin.get<{ pages: PageList }>('/pages/admin', options)).body;
  const values = pages.placeholders.map(({ name, value }) => [name, value]);
  return fillIn(initialPage(required(findPage(key)), content), Object.fromEntries(values));
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
  Promise.all(publicPaths.map(async (path) => ({ path, ...(await visitor().get(path, options)) })));

test('the demo has the specification’s texts, and only admins see what removing it would delete', async () => {
  for (const key of pageKeys) {
    expect((await visitor().get(`/pages/${key}`, options)).body).toEqual({
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

test('only admins can remove the demo or store the progress', async () => {
  for (const [client, status] of [[visitor(), 401] as const, [moderator, 403] as const]) {
    expect((await client.post('/setup/start-empty', {}, options)).status).toBe(status);
    expect((await client.put('/setup', { step: 'logo' }, options)).status).toBe(status);
  }
});

/** Expects a 409 after `change`, which `undo` then removes. */
async function expectRejection(own: string, change: () => Promise<{ status: number }>, undo: () => Promise<unknown>) {
  expect((await change()).status).toBeLessThan(300);
  const { status, body } = await startEmpty();
  const message = `Nothing was removed, because you have added or changed ${own}.`;
  expect([status, body.code, body.message]).toEqual([409, 'own-content', message]);
  expect((await fetchSetup()).startEmpty?.own).toEqual([own]);
  await undo();
}

test('returns 409 while there is content that staff or visitors have added or changed', async () => {
  const idOf = async (path: string, entity: string) =>
    (await admin.get<Record<string, { _id: string }>>(path, options)).body[entity]?._id ?? '';
  const remove = async (path: string, entity: string, list: string) =>
    admin.delete(`${list}/${await idOf(path, entity)}`, undefined, options);

  const ownBeer = { name: 'Own Ale', style: 'IPA', abv: 6, description: 'Ours.' };
  const add = () => admin.post('/beers', ownBeer, options);
  await expectRejection('1 beer', add, () => remove('/beers/own-ale', 'beer', '/beers'));

  const ridgeRunner = await idOf('/beers/ridge-runner', 'beer');
  const edit = () => admin.put(`/beers/${ridgeRunner}`, { abv: 9 }, options);
  await expectRejection('1 beer', edit, () => admin.delete(`/beers/${ridgeRunner}`, undefined, options));

  const guest = { name: 'A Guest', email: 'guest@example.com', message: 'Do you take reservations?' };
  const write = () => visitor().post('/contact/submit', { ...guest, subject: 'Tours' }, options);
  await expectRejection('1 inquiry', write, async () => {
    const { inquiries } = (await admin.get<{ inquiries: { _id: string; email: string }[] }>('/inquiries', options))
      .body;
    const id = inquiries.find(({ email }) => email === guest.email)?._id ?? '';
    await admin.delete(`/inquiries/${id}`, undefined, options);
  });
  expect((await fetchSetup()).startEmpty?.own).toEqual([]);

  const panel = await signInToPanel(server.url);
  const found = await fetch(`${server.url}/upload/files?_q=event-string-band`, { headers: panel });
  const { results } = (await found.json()) as { results: { id: number }[] };
  const id = results[0]?.id;
  const body = multipartForm('files', [await imageFile('ours.jpg', 'jpeg')]);
  const replacePhoto = () => fetch(`${server.url}/upload?id=${id}`, { method: 'POST', headers: panel, body });
  const removeInPanel = (path: string) => fetch(server.url + path, { method: 'DELETE', headers: panel });
  await expectRejection('1 photo', replacePhoto, async () => {
    // A photo in use can't be deleted. The seed's photos are deleted with their last record.
    const rejection = await removeInPanel(`/upload/files/${id}`);
    const { error } = (await rejection.json()) as { error: { details: { uses: { path: string }[] } } };
    for (const { path } of error.details.uses) expect((await removeInPanel(path)).status).toBe(200);
  });
});

const emptyTables = [
  'beers',
  'events',
  'taprooms',
  'hero_images',
  'distributors',
  'shipping_states',
  'subscribers',
  'inquiries',
];

const demoWords = /boldridge|auburn|folsom|nevada station|sutter wharf/i;

const pathsOff = pageKeys.filter((key) => isPageOff(key, neutralPageSettings)).map((key) => `/pages/${key}`);
const statusWithoutDemo = (path: string) => (pathsOff.includes(path) ? 404 : 200);

type Beers = { beers: { _id: string; name: string }[] };
const ownBeers = async () =>
  (await admin.get<Beers>('/beers?limit=100', options)).body.beers.filter(({ name }) => name.startsWith('Own Ale'));

async function deleteOwnBeers() {
  for (const { _id } of await ownBeers()) await admin.delete(`/beers/${_id}`, undefined, options);
}

/** No beer is lost: one that is stored before is own content, and one that is stored after the removal stays. */
async function startEmptyWhileAddingBeers(): ReturnType<typeof startEmpty> {
  let isDone = false;
  const emptying = startEmpty().finally(() => (isDone = true));
  let count = 0;
  while (!isDone && count < 60) {
    const beer = { name: `Own Ale ${count + 1}`, style: 'IPA', abv: 6, description: 'Ours.' };
    if ((await admin.post('/beers', beer, options)).status === 201) count += 1;
  }
  const response = await emptying;
  expect(await ownBeers()).toHaveLength(count);
  if (response.status === 200) return response;
  await deleteOwnBeers();
  return startEmpty();
}

test('removes the demo with its files; accounts and sessions stay, and the seed does not return', async () => {
  expect(await countRows('files', server)).toBeGreaterThan(50);
  // A changed status of a demo inquiry does not count as own content.
  const { inquiries } = (await admin.get<{ inquiries: { _id: string }[] }>('/inquiries', options)).body;
  await admin.put(`/inquiries/${inquiries[0]?._id}`, { status: 'resolved' }, options);

  const { status, body } = await startEmptyWhileAddingBeers();
  expect([status, body.setup]).toEqual([
    200,
    { content: 'neutral', status: 'open', step: 'name', sendsEmails: false, version, startEmpty: null },
  ]);
  expect(await countRows('deleted_records', server)).toBe(0);
  await deleteOwnBeers();
  for (const { path, status: publicStatus, text } of await readPublic()) {
    expect([path, publicStatus, demoWords.exec(text)?.[0]]).toEqual([path, statusWithoutDemo(path), undefined]);
  }
  for (const key of pageKeys.filter((each) => !isPageOff(each, neutralPageSettings))) {
    expect((await visitor().get(`/pages/${key}`, options)).body).toEqual({
      success: true,
      page: dropLinks(await readInitialPage(key, 'neutral'), (href) => leadsToPageOff(href, neutralPageSettings)),
    });
  }
  const { site } = (await visitor().get<{ site: Site }>('/site', options)).body;
  expect(site).toMatchObject({ taprooms: [], pages: [], settings: { name: 'The Brewery', facebook: null } });
  expect(readdirSync(server.filesDir).filter((name) => !name.startsWith('.'))).toEqual([]);
  for (const table of [...emptyTables, 'files']) expect([table, await countRows(table, server)]).toEqual([table, 0]);

  await admin.put('/setup', { status: 'postponed', step: 'taproom' }, options);
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
});
