import { completePeriod, tapPeriodQuery } from './query';
import { computeStatistics, getDays, median, type Keg, type Period } from './statistics';

const now = new Date('2026-07-20T19:00:00Z');
/** Monday to Sunday, twice. */
const period: Period = { from: '2026-07-06', to: '2026-07-19', timeZone: 'America/Los_Angeles' };

const at = (text: string | null) => (text === null ? null : new Date(`${text}:00-07:00`));

const makeKeg = (number: number, name: string, tappedAt: string, endedAt: string | null, changes = {}): Keg => ({
  tap: { number, label: null },
  drink: { name, isGuest: false },
  tappedAt: at(tappedAt) ?? now,
  endedAt: at(endedAt),
  reason: endedAt === null ? null : 'kicked',
  ...changes,
});

test.each([
  [[], null],
  [[3], 3],
  [[9, 1, 4], 4],
  [[1, 2, 4, 9], 3],
])('the median of %j is %j', (values, expected) => expect(median(values)).toBe(expected));

test.each([
  ['2026-07-06T12:00', '2026-07-10T12:00', 4],
  ['2026-07-06T12:00', '2026-07-06T18:00', 0.3],
  ['2026-07-18T12:00', null, 2],
])('a keg from %s to %s was on for %d days', (tappedAt, endedAt, days) =>
  expect(getDays(makeKeg(1, 'Pils', tappedAt, endedAt), now)).toBe(days),
);

const kegs = [
  makeKeg(1, 'Pils', '2026-07-01T12:00', '2026-07-06T12:00'),
  makeKeg(1, 'Helles', '2026-07-06T12:00', '2026-07-16T12:00', { reason: 'rotated' }),
  makeKeg(1, 'Pils', '2026-07-16T12:00', null),
  makeKeg(2, 'Cider', '2026-07-13T00:00', '2026-07-19T23:59', { drink: { name: 'Cider', isGuest: true } }),
  makeKeg(3, 'Stout', '2026-06-20T12:00', '2026-07-05T23:59'),
  makeKeg(3, 'Porter', '2026-07-20T08:00', null, { tap: { number: 3, label: 'Nitro' } }),
];
const statistics = computeStatistics(kegs, period, now);

test('statistics count the kegs that ended from the first to the last day of the period', () =>
  expect(statistics).toMatchObject({ from: '2026-07-06', to: '2026-07-19', kegs: 3, medianDays: 6 }));

test('statistics have the turnover of each tap and the share of time in which it poured', () =>
  expect(statistics.taps).toEqual([
    { tap: { number: 1, label: null }, kegs: 2, medianDays: 5, pouringShare: 1 },
    { tap: { number: 2, label: null }, kegs: 1, medianDays: 7, pouringShare: 0.5 },
    { tap: { number: 3, label: null }, kegs: 0, medianDays: null, pouringShare: 0 },
    { tap: { number: 3, label: 'Nitro' }, kegs: 0, medianDays: null, pouringShare: 0 },
  ]));

test('statistics have the drinks whose kegs were kicked fastest first, and the kegs by reason and by week', () => {
  const none = { kicked: 0, rotated: 0, dumped: 0 };
  expect(statistics.drinks).toEqual([
    { name: 'Pils', isGuest: false, medianDays: 5, ...none, kicked: 1 },
    { name: 'Cider', isGuest: true, medianDays: 7, ...none, kicked: 1 },
    { name: 'Helles', isGuest: false, medianDays: null, ...none, rotated: 1 },
  ]);
  expect(statistics.reasons).toEqual([
    { reason: 'kicked', kegs: 2 },
    { reason: 'rotated', kegs: 1 },
  ]);
  expect(statistics.weeks).toEqual([
    { from: '2026-07-06', kegs: 1 },
    { from: '2026-07-13', kegs: 2 },
  ]);
});

test.each([
  ['2026-07-10T12:09', 0],
  ['2026-07-10T12:10', 1],
])('statistics of a keg from 12:00 to %s count %i kegs: a shorter time was a mistake', (endedAt, count) => {
  const figures = computeStatistics([makeKeg(1, 'Pils', '2026-07-10T12:00', endedAt)], period, now);
  expect(figures).toMatchObject({ kegs: count, taps: [{ kegs: count }] });
  expect([figures.drinks, figures.reasons].map(({ length }) => length)).toEqual([count, count]);
});

test('statistics of a taproom without kegs are empty', () =>
  expect(computeStatistics([], { ...period, to: '2026-07-06' }, now)).toMatchObject({
    kegs: 0,
    medianDays: null,
    taps: [],
    weeks: [{ from: '2026-07-06', kegs: 0 }],
  }));

test.each([
  [{}, '2026-04-22', '2026-07-20'],
  [{ from: '2026-07-01' }, '2026-07-01', '2026-07-20'],
  [{ to: '2026-03-31' }, '2026-01-01', '2026-03-31'],
  [{ from: '2026-08-01' }, '2026-08-01', '2026-08-01'],
])('the period of %j is from %s to %s', (dates, from, to) =>
  expect(completePeriod(dates, '2026-07-20')).toEqual({ from, to }),
);

test('more than ten years until today are no period', () =>
  expect(completePeriod({ from: '2016-01-01' }, '2026-07-20')).toBeNull());

test.each([{ from: '2026-07-02', to: '2026-07-01' }, { from: '2001-01-01', to: '2026-07-01' }, { from: 'July' }])(
  'the period %j is rejected at from',
  (query) => expect(tapPeriodQuery.safeParse(query).error?.issues).toMatchObject([{ path: ['from'] }]),
);
