import { isStaleTapList, formatDayAgo, formatMomentAgo } from './freshness';

const now = new Date('2026-11-22T20:00:00Z');

test.each([
  ['checked within the limit', '2026-11-21T20:00:00Z', null, 24, false],
  ['checked a minute too long ago', '2026-11-21T19:59:00Z', null, 24, true],
  ['a change does not confirm the others', '2026-11-20T20:00:00Z', '2026-11-22T19:00:00Z', 24, true],
  ['never checked: from the latest change', null, '2026-11-20T20:00:00Z', 24, true],
  ['nothing was ever on', null, null, 24, false],
  ['no limit', '2025-01-01T00:00:00Z', null, null, false],
])('%s', (_, checkedAt, changedAt, maxAgeHours, isStale) =>
  expect(isStaleTapList({ checkedAt, changedAt }, maxAgeHours, now)).toBe(isStale),
);

test.each([
  ['2026-07-04', 'today'],
  ['2026-07-03', 'yesterday'],
  ['2026-07-02', 'Thursday'],
  ['2026-06-27', 'June 27'],
  ['2025-12-31', 'December 31, 2025'],
])('%s, on Saturday July 4, is %s', (date, expected) => expect(formatDayAgo(date, '2026-07-04')).toBe(expected));

test.each([
  ['2026-07-05T02:12:00Z', '2026-07-05T06:59:00Z', 'today at 7:12 PM'],
  ['2026-07-05T02:12:00Z', '2026-07-05T07:00:00Z', 'yesterday at 7:12 PM'],
  ['2026-03-08T09:59:00Z', '2026-03-08T20:00:00Z', 'today at 1:59 AM'],
  ['2026-03-08T10:00:00Z', '2026-03-08T20:00:00Z', 'today at 3:00 AM'],
])('in Auburn, %s at %s is %s', (instant, at, expected) =>
  expect(formatMomentAgo(instant, 'America/Los_Angeles', new Date(at))).toBe(expected),
);
