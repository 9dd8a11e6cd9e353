import { expect, test } from 'vitest';
import { formatDayAgo, formatMomentAgo } from './time-ago';

test.each([
  ['2026-07-04', 'today'],
  ['2026-07-03', 'yesterday'],
  ['2026-07-02', 'Thursday'],
  ['2026-06-28', 'Sunday'],
  ['2026-06-27', 'June 27'],
  ['2025-12-31', 'December 31, 2025'],
  ['2026-07-05', 'today'],
])('%s, on Saturday July 4, is %s', (date, expected) => expect(formatDayAgo(date, '2026-07-04')).toBe(expected));

test.each([
  ['2026-07-05T02:12:00Z', '2026-07-05T06:59:00Z', 'today at 7:12 PM'],
  ['2026-07-05T02:12:00Z', '2026-07-05T07:00:00Z', 'yesterday at 7:12 PM'],
  ['2026-03-08T09:59:00Z', '2026-03-08T20:00:00Z', 'today at 1:59 AM'],
  ['2026-03-08T10:00:00Z', '2026-03-08T20:00:00Z', 'today at 3:00 AM'],
])('in Auburn, %s at %s is %s', (instant, now, expected) =>
  expect(formatMomentAgo(instant, 'America/Los_Angeles', new Date(now))).toBe(expected),
);
