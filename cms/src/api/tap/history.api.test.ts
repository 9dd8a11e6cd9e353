import type { Pagination } from '#domain/shared/response-schemas';
import type { PastPouring, TapStatistics } from '#domain/tap/schema';
import { admin, moderator } from '../../../test/client';
import { cider, helles, makeBar } from '../../../test/bar';

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
  const expected = pouring?._id;
  await bar.press(`taps/${_id}/kick`, { expected, reason: 'rotated', pressedAt: hoursAgo(8) });
  await swap(2, { guest: cider }, hoursAgo(6));
  const mistake = await swap(1, { guest: { ...cider, name: 'Mistake' } }, hoursAgo(1));
  await bar.press('undo', { key: mistake.body.change.key });
  return { bar, get: (call: string) => admin.get<Body>(`${bar.path}/${call}`) };
}

const describeAll = (pourings: PastPouring[]) =>
  pourings.map(({ drink, tap, days, reason }) => [drink.name, tap?.number, days, reason]);

test('lists what was on, latest first, without what was undone', async () => {
  const { bar, get } = await makeHistory();
  const { body } = await get('history');
  expect(describeAll(body.pourings)).toEqual([
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
  ['history.csv?to=July', 'to must be a date such as 2026-07-04'],
  ['on?at=yesterday', 'at must be a date and time such as 2026-07-04T19:00:00Z'],
])('%s is rejected', async (call, message) => {
  const bar = await makeBar({ taps: 0 });
  const response = await admin.get<Body>(`${bar.path}/${call}`);
  expect([response.status, response.body.message]).toEqual([400, message]);
});
