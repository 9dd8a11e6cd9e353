import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Beer } from '#domain/beer/beer';
import { beerSections, isInSection } from '#domain/beer/section';
import { eventCategories, eventStatuses, type Event } from '#domain/event/event';
import { hasEnded } from '#domain/event/schedule';
import { heroPagesOf } from '#domain/location/location';
import { type Client, client, visitor } from '../../test/client';
import { type RunningServer, startServer } from '../../test/server';
import { staffEmail, staffPassword } from '../../test/accounts';
import { queryRows } from '../../test/stored-data';
import { relativeDate } from './relative-date';

let server: RunningServer;
let staff: Client;

beforeAll(async () => {
  server = await startServer({ SEED: 'true' });
  const login = { email: staffEmail.admin, password: staffPassword };
  const { body } = await visitor().post<{ token: string }>('/auth/login', login, { url: server.url });
  staff = client({ token: body.token });
});

afterAll(() => server.stop());

const get = async <Body>(path: string) => (await staff.get<Body>(path, { url: server.url })).body;

const tables = [
  'beers',
  'events',
  'locations',
  'hero_images',
  'distributors',
  'shipping_states',
  'subscribers',
  'inquiries',
  'files',
  'outgoing_mails',
];

async function counts(): Promise<Record<string, number>> {
  const all: Record<string, number> = {};
  for (const table of tables) {
    all[table] = Number((await queryRows(`select count(*) as total from ${table}`, [], server))[0]?.['total']);
  }
  return all;
}

test('every section has beers, with images, awards and sizes', async () => {
  const { beers } = await get<{ beers: Beer[] }>('/beers?limit=100');
  expect(beers.length).toBeGreaterThanOrEqual(12);
  expect(beerSections.filter(({ key }) => !beers.some((beer) => isInSection(beer, key)))).toEqual([]);
  expect(beers.filter(({ images }) => images.length > 1).length).toBeGreaterThanOrEqual(4);
  expect(beers.filter(({ awards }) => awards.length > 0).length).toBeGreaterThanOrEqual(6);
  expect(beers.every(({ sizes, description }) => sizes.length > 0 && description)).toBe(true);
  const [picture] = beers.flatMap(({ images }) => images);
  const file = await fetch(new URL(picture?.url ?? '', server.url));
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('events lie before and behind us, in every category, status and taproom', async () => {
  const { events } = await get<{ events: Event[] }>('/events/admin?limit=100');
  const now = new Date();
  expect(new Set(events.map(({ category }) => category))).toEqual(new Set(eventCategories));
  expect(new Set(events.map(({ status }) => status))).toEqual(new Set(eventStatuses));
  expect(new Set(events.map(({ tapRoom }) => tapRoom))).toEqual(new Set(['All', 'Auburn', 'Folsom']));
  expect(events.filter(({ status }) => status === 'completed').every((event) => hasEnded(event, now))).toBe(true);
  for (const tapRoom of ['Auburn', 'Folsom']) {
    const coming = await get<{ events: Event[] }>(`/events?upcoming=true&tapRoom=${tapRoom}`);
    expect(coming.events.length).toBeGreaterThanOrEqual(6);
  }
});

test('every page has its hero image', async () => {
  for (const [site, pages] of Object.entries(heroPagesOf)) {
    for (const page of pages) {
      const { images } = await get<{ images: unknown[] }>(`/content/hero-images/${site}/${page}`);
      expect([site, page, images.length > 0]).toEqual([site, page, true]);
    }
  }
});

test('there is somebody to sell to, and nobody gets a mail for it', async () => {
  expect(await counts()).toMatchObject({ locations: 3, shipping_states: 10, outgoing_mails: 0 });
  const { distributors, subscribers = 0, inquiries = 0 } = await counts();
  expect(distributors).toBeGreaterThanOrEqual(30);
  expect(subscribers).toBeGreaterThan(20);
  expect(inquiries).toBeGreaterThan(9);
});

const run = (statement: string) => queryRows(statement, [], server);
const marker = "key = 'core_brewery_seed'";

test('a start that broke off is finished by the next one, nothing is made twice', async () => {
  const before = await counts();
  await server.restart(async () => {
    await run("delete from distributors where country = 'Japan'");
    await run("delete from events where title = 'Growler Tuesday'");
    await run(`update strapi_core_store_settings set value = '"begun"' where ${marker}`);
  });
  const { files: filesBefore = 0, ...rest } = before;
  expect(await counts()).toEqual({ ...rest, files: filesBefore + 1 });
});

test('what staff deleted stays deleted', async () => {
  await server.restart(() => run('delete from subscribers'));
  expect(await counts()).toMatchObject({ subscribers: 0 });
});

test('a database that has content is never touched', async () => {
  await server.restart(async () => {
    await run('delete from inquiries');
    await run(`delete from strapi_core_store_settings where ${marker}`);
  });
  expect(await counts()).toMatchObject({ subscribers: 0, inquiries: 0 });
});

test.each([
  [{ weekday: 6, week: 0 }, '2026-07-11'],
  [{ weekday: 7, week: 0 }, '2026-07-05'],
  [{ weekday: 5, week: 1 }, '2026-07-17'],
  [{ weekday: 6, week: -1 }, '2026-06-27'],
  [{ weekday: 5, week: -1 }, '2026-07-03'],
] as const)('seen from Saturday, %j is %s', (day, date) => {
  expect(relativeDate(day, '2026-07-04')).toBe(date);
});
