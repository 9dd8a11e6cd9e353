import type { Beer } from '#domain/beer/schema';
import { beerSections, isInSection } from '#domain/beer/section';
import { eventCategories, eventStatuses } from '#domain/event/constants';
import type { Event } from '#domain/event/schema';
import { checkOpeningHours } from '#domain/event/opening-hours';
import { hasEnded } from '#domain/event/schedule';
import { websiteHeroPages } from '#domain/location/constants';
import { demoTaprooms } from '#domain/taproom/demo';
import { findOpenState } from '#domain/taproom/open-status';
import type { Taproom } from '#domain/taproom/schema';
import { signInAt } from '../../test/client';
import { startServer } from '../../test/server';
import { countRows, queryRows } from '../../test/stored-data';
import { relativeDate } from './records';

const server = await startServer({ SEED: 'true' });
const staff = await signInAt(server.url);

afterAll(() => server.stop());

const get = async <Body>(path: string) => (await staff.get<Body>(path)).body;

const tables = [
  'beers',
  'events',
  'locations',
  'taprooms',
  'hero_images',
  'distributors',
  'shipping_states',
  'subscribers',
  'inquiries',
  'files',
  'outgoing_mails',
];

async function countAll(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) counts[table] = await countRows(table, server);
  return counts;
}

test('creates beers in every section, with images, awards and sizes', async () => {
  const { beers } = await get<{ beers: Beer[] }>('/beers?limit=100');
  expect(beers.length).toBeGreaterThanOrEqual(12);
  expect(beerSections.filter(({ key }) => !beers.some((beer) => isInSection(beer, key)))).toEqual([]);
  expect(beers.filter(({ images }) => images.length > 1).length).toBeGreaterThanOrEqual(4);
  expect(beers.filter(({ awards }) => awards.length > 0).length).toBeGreaterThanOrEqual(6);
  expect(beers.every(({ sizes, description }) => sizes.length > 0 && description)).toBe(true);
  expect(beers.filter(({ images }) => images.length > 0).length).toBeGreaterThanOrEqual(12);
  // Tags such as `New Release` count as limited.
  expect(beers.filter((beer) => isInSection(beer, 'year-round') && isInSection(beer, 'limited'))).toEqual([]);
  const [image] = beers.flatMap(({ images }) => images);
  const file = await fetch(new URL(image?.url ?? '', server.url));
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('creates past and future events in every category, status and taproom, while it is open, with different photos', async () => {
  const { events } = await get<{ events: Event[] }>('/events/admin?limit=100');
  const now = new Date();
  expect(new Set(events.map(({ category }) => category))).toEqual(new Set(eventCategories));
  expect(new Set(events.map(({ status }) => status))).toEqual(new Set(eventStatuses));
  expect(new Set(events.map(({ tapRoom }) => tapRoom))).toEqual(new Set(['All', 'Auburn', 'Folsom']));
  expect(events.filter(({ status }) => status === 'completed').every((event) => hasEnded(event, now))).toBe(true);
  for (const tapRoom of ['Auburn', 'Folsom']) {
    const upcoming = await get<{ events: Event[] }>(`/events?upcoming=true&tapRoom=${tapRoom}`);
    expect(upcoming.events.length).toBeGreaterThanOrEqual(6);
  }
  // Days of a longer event have the same times. The location may be elsewhere, but the taproom is part of the event.
  const daily = events.map((event) => ({ ...event, endDate: event.startDate, location: null }));
  expect(daily.flatMap((event) => checkOpeningHours(event, demoTaprooms))).toEqual([]);
  const photos = events.flatMap(({ category, images }) => images.map(({ alt }) => `${category}: ${alt}`));
  expect(photos.filter((photo, index) => photos.indexOf(photo) !== index)).toEqual([]);
});

test('creates hero images for every page', async () => {
  const sites = { 'main-website': websiteHeroPages, auburn: ['taproom'], folsom: ['home'] };
  for (const [site, pages] of Object.entries(sites)) {
    for (const page of pages) {
      const { images } = await get<{ images: unknown[] }>(`/content/hero-images/${site}/${page}`);
      expect([site, page, images.length > 0]).toEqual([site, page, true]);
    }
  }
});

test('creates the taprooms with their texts, photos and opening hours', async () => {
  const { taprooms } = await get<{ taprooms: Taproom[] }>('/taprooms');
  expect(taprooms).toMatchObject(demoTaprooms);
  const [auburn, folsom] = taprooms;
  expect([auburn?.cardPhoto, auburn?.sidePhoto, auburn?.hostPhoto, folsom?.cardPhoto]).not.toContain(null);
  expect(auburn?.gallery.map(({ alt }) => alt)).toHaveLength(5);
  expect(folsom?.heroImages).toHaveLength(3);
});

test('creates tap lists in which nothing happened while the taproom was closed', async () => {
  for (const { slug, timeZone, openingHours } of demoTaprooms) {
    const readTimes = (columns: string, table: string, id: string) =>
      queryRows(
        `select ${columns} from ${table} r join ${table}_taproom_lnk l on l.${id} = r.id
         join taprooms t on t.id = l.taproom_id where t.slug = ?`,
        [slug],
        server,
      );
    const rows = await readTimes('tapped_at, ended_at', 'pourings', 'pouring_id');
    const checks = await readTimes('checked_at', 'list_checks', 'list_check_id');
    expect(checks).toHaveLength(1);
    const times = [...rows, ...checks].flatMap((row) => Object.values(row).filter((time) => time !== null));
    expect(times.length).toBeGreaterThan(50);
    const closed = times
      .map((time) => new Date(time as number))
      .filter((time) => !findOpenState({ openingHours, timeZone }, time)?.isOpen);
    expect(closed).toEqual([]);
  }
});

test('creates distributors, shipping states, subscribers and inquiries without queuing e-mails', async () => {
  expect(await countAll()).toMatchObject({ taprooms: 2, shipping_states: 10, outgoing_mails: 0 });
  const { distributors, subscribers = 0, inquiries = 0 } = await countAll();
  expect(distributors).toBeGreaterThanOrEqual(30);
  expect(subscribers).toBeGreaterThan(20);
  expect(inquiries).toBeGreaterThan(9);
});

const runSql = (statement: string) => queryRows(statement, [], server);

test('completes an interrupted seed at the next start, without duplicates', async () => {
  const before = await countAll();
  await server.restart(async () => {
    await runSql("delete from distributors where country = 'Japan'");
    await runSql("delete from events where title = 'Growler Tuesday'");
    await runSql(`update strapi_core_store_settings set value = '"begun"' where key = 'core_brewery_seed'`);
  });
  const { files: filesBefore = 0, ...rest } = before;
  expect(await countAll()).toEqual({ ...rest, files: filesBefore + 1 });
});

test.each([
  [{ weekday: 6, week: 0 }, '2026-07-11'],
  [{ weekday: 7, week: 0 }, '2026-07-05'],
  [{ weekday: 5, week: 1 }, '2026-07-17'],
  [{ weekday: 6, week: -1 }, '2026-06-27'],
  [{ weekday: 5, week: -1 }, '2026-07-03'],
] as const)('relative to a Saturday, %j is %s', (day, date) => {
  expect(relativeDate(day, '2026-07-04')).toBe(date);
});
