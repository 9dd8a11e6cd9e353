import type { Pagination } from '#domain/shared/response-schemas';
import type { PastPouring, TapStatistics, VisitCount } from '#domain/tap/schema';
import { admin, moderator, createClient, randomIp, visitor } from '../../../test/client';
import { cider, helles, makeBar } from '../../../test/bar';
import { queryRows } from '../../../test/stored-data';

type Body = { message: string; pourings: PastPouring[]; pagination: Pagination; statistics: TapStatistics };

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Tap 1 poured Helles for twelve hours, until eight hours ago; tap 2 has poured cider for six; a swap was undone. */
async function makeHistory() {
  const bar = await makeBar({ taps: 2 });
  const swap = async (number: number, next: object, pressedAt: string) => {
    const { _id, pouring } = await bar.tap(number);
    return bar.press(`taps/${_id}/swap`, { expected: pouring?._id ?? null, next, pressedAt });
  };
  await swap(1, { guest: helles }, hoursAgo(20));
  const { _id, pouring } = await bar.tap(1);
  await bar.press(`taps/${_id}/kick`, { expected: pouring?._id, reason: 'rotated', pressedAt: hoursAgo(8) });
  await swap(2, { guest: cider }, hoursAgo(6));
  const mistake = await swap(1, { guest: { ...cider, name: 'Mistake' } }, hoursAgo(1));
  await bar.press('undo', { key: mistake.body.change.key });
  return { bar, get: (call: string) => admin.get<Body>(`${bar.path}/${call}`) };
}

const describeAll = (pourings: PastPouring[]) =>
  pourings.map(({ drink, tap, days, reason }) => [drink.name, tap?.number, days, reason]);

test('lists what was on, latest first, without what was undone', async () => {
  const { bar, get } = await makeHistory();
  expect(describeAll((await get('history')).body.pourings)).toEqual([
    ['Dry Cider', 2, 0.3, null],
    ['Helles', 1, 0.5, 'rotated'],
  ]);
  expect((await get('history?limit=1&page=2')).body).toMatchObject({
    pourings: [{ drink: { name: 'Helles' } }],
    pagination: { total: 2, pages: 2 },
  });
  const { _id } = await bar.tap(2);
  expect(describeAll((await get(`history?tap=${_id}`)).body.pourings)).toEqual([['Dry Cider', 2, 0.3, null]]);
  expect((await get('history?to=2020-01-31')).body.pourings).toEqual([]);
  expect((await get(`history?from=${hoursAgo(96).slice(0, 10)}`)).body.pourings).toHaveLength(2);
});

test('what was on is listed for any instant, by default for now', async () => {
  const { get } = await makeHistory();
  const namesAt = async (query: string) => (await get(`on${query}`)).body.pourings.map(({ drink }) => drink.name);
  expect(await namesAt('')).toEqual(['Dry Cider']);
  expect(await namesAt(`?at=${hoursAgo(10)}`)).toEqual(['Helles']);
  expect(await namesAt(`?at=${hoursAgo(7)}`)).toEqual([]);
});

test('counts the kegs that ended in the statistics', async () => {
  const { get } = await makeHistory();
  const { statistics } = (await get('statistics')).body;
  expect(statistics).toMatchObject({
    kegs: 1,
    medianDays: null,
    drinks: [{ name: 'Helles', isGuest: true, medianDays: null, kicked: 0, rotated: 1, dumped: 0 }],
    reasons: [{ reason: 'rotated', kegs: 1 }],
  });
  expect(statistics.taps.map(({ tap, kegs }) => [tap.number, kegs])).toEqual([
    [1, 1],
    [2, 0],
  ]);
});

test('the history is downloaded as CSV, latest first', async () => {
  const { bar } = await makeHistory();
  const { headers, text } = await moderator.get(`${bar.path}/history.csv`);
  expect(headers.get('content-disposition')).toMatch(new RegExp(`filename="taps-${bar.slug}-[-\\d]+\\.csv"`));
  const [header, ...rows] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(header).toBe('Tap,Label,Drink,Producer,Style,ABV,Tapped,Ended,Days,Reason,Pours');
  expect(rows.map((row) => row.split(',').slice(0, 6).join())).toEqual([
    '2,,Dry Cider,Two Barns,,',
    '1,,Helles,Lakeside Brewing,Helles,5',
  ]);
});

test.each([
  ['history?from=2026-02-30', 'from must be a date such as 2026-07-04'],
  ['statistics?from=2026-07-02&to=2026-07-01', 'from must be a date before to, and at most ten years before it'],
  ['history?from=2001-01-01', 'from must be a date before to, and at most ten years before it'],
  ['history.csv?from=2001-01-01', 'from must be a date before to, and at most ten years before it'],
  ['visits?from=2001-01-01', 'from must be a date before to, and at most ten years before it'],
  ['on?at=yesterday', 'at must be a date and time such as 2026-07-04T19:00:00Z'],
])('%s is rejected', async (call, message) => {
  const bar = await makeBar({ taps: 0 });
  expect(await admin.get<Body>(`${bar.path}/${call}`)).toMatchObject({ status: 400, body: { message } });
});

type Visited = { message: string; errors: { path: string; message: string }[]; visits: VisitCount[] };

async function makeVisitedBar() {
  const bar = await makeBar({ taps: 0 });
  return {
    bar,
    visit: (source: unknown, client = visitor()) => client.post<Visited>(`/taps/${bar.slug}/visits`, { source }),
    list: async (query = '') => (await admin.get<Visited>(`${bar.path}/visits${query}`)).body.visits,
    store: (...row: [source: string, day: string, visits: number]) =>
      queryRows('insert into tap_visits (taproom_key, source, day, visits) values (?, ?, ?, ?)', [bar._id, ...row]),
  };
}

/** A date in the taproom's time zone. */
const dayIn = (hours: number) =>
  new Date(Date.now() + hours * 3_600_000).toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' });

test('counts concurrent visits by source, most first', async () => {
  const { visit, list } = await makeVisitedBar();
  const visits = [...Array.from({ length: 12 }, () => visit('table-7')), visit('menu'), visit('menu'), visit('embed')];
  expect(new Set((await Promise.all(visits)).map(({ status }) => status))).toEqual(new Set([200]));
  expect((await list()).map(({ source, visits: count }) => [source, count])).toEqual([
    ['table-7', 12],
    ['menu', 2],
    ['embed', 1],
  ]);
});

test('adds up the days of a period', async () => {
  const { store, list } = await makeVisitedBar();
  await store('table-7', '2026-01-31', 5);
  await store('table-7', '2026-02-01', 3);
  await store('menu', '2026-02-02', 4);
  await store('menu', '2026-02-03', 40);
  expect(await list('?from=2026-01-31&to=2026-02-02')).toEqual([
    { source: 'table-7', visits: 8, lastOn: '2026-02-01' },
    { source: 'menu', visits: 4, lastOn: '2026-02-02' },
  ]);
});

test.each(['flyer', 'table-', 'Table 7', '', null, 7])('the source %j is rejected', async (source) => {
  const { visit, list } = await makeVisitedBar();
  const { status, body } = await visit(source);
  expect([status, body.errors.map(({ path }) => path)]).toEqual([400, ['source']]);
  expect(await list()).toEqual([]);
});

test('a list that visitors can’t see has no visits', async () => {
  const { bar, visit } = await makeVisitedBar();
  expect((await visitor().post('/taps/nowhere/visits', { source: 'menu' })).status).toBe(404);
  await admin.put(`/taprooms/${bar.slug}`, { isActive: false });
  expect((await visit('menu')).status).toBe(404);
});

test('made-up tables neither fill the database nor keep other visits from being counted', async () => {
  const { bar, visit } = await makeVisitedBar();
  const tables = Array.from({ length: 150 }, (_, index) => index + 1);
  // Fills tomorrow, too: it may be midnight at the taproom.
  const rows = [dayIn(0), dayIn(24)].flatMap((day) =>
    tables.map((table) => `('${bar._id}', '${day}', 'table-${table}', 1)`),
  );
  await queryRows(`insert into tap_visits (taproom_key, day, source, visits) values ${rows.join(', ')}`);
  expect((await visit('table-999')).status).toBe(200);
  expect((await visit('table-7')).status).toBe(200);
  expect((await visit('menu')).status).toBe(200);
  const count = 'select sum(visits) as visits, count(*) as days from tap_visits where taproom_key = ?';
  const stored = await queryRows(count, [bar._id]);
  expect(stored.map(({ visits, days }) => [Number(visits), Number(days)])).toEqual([[302, 301]]);
});

test('one IP address adds at most 60 tables a day, and others are still counted', async () => {
  const { visit, list } = await makeVisitedBar();
  const client = createClient({ ip: randomIp() });
  for (let table = 1; table <= 62; table += 1) expect((await visit(`table-${table}`, client)).status).toBe(200);
  await visit('table-60', client);
  await visit('menu', client);
  await visit('table-62');
  const visits = Object.fromEntries((await list()).map(({ source, visits: count }) => [source, count]));
  expect(Object.keys(visits)).toHaveLength(62);
  expect(visits).toMatchObject({ 'table-60': 2, menu: 1, 'table-62': 1 });
  expect(visits).not.toHaveProperty('table-61');
});

test('one IP address is limited', async () => {
  const { visit, list } = await makeVisitedBar();
  const client = createClient({ ip: '203.0.113.77' });
  for (let batch = 0; batch < 20; batch++) {
    const visits = await Promise.all(Array.from({ length: 10 }, () => visit('table-1', client)));
    expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([200]));
  }
  expect((await visit('table-1', client)).status).toBe(429);
  expect(await list()).toMatchObject([{ source: 'table-1', visits: 200 }]);
});

test('a deleted taproom’s counts are deleted', async () => {
  const { bar, visit } = await makeVisitedBar();
  await visit('menu');
  const count = async () => (await queryRows('select 1 from tap_visits where taproom_key = ?', [bar._id])).length;
  expect(await count()).toBe(1);
  expect((await admin.delete(`/taprooms/${bar.slug}`)).status).toBe(200);
  expect(await count()).toBe(0);
});
