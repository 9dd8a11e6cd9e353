import { expect, test } from 'vitest';
import type { OpeningHours } from '@domain/taproom/schema';
import { mapWeek } from '@domain/location/constants';
import { noOpeningHours } from '@domain/taproom/week-hours';
import { findNextChange } from './taproom';

const evening: OpeningHours = { ...noOpeningHours(), regular: mapWeek(() => [{ opens: '17:00', closes: '23:00' }]) };
const late: OpeningHours = { ...noOpeningHours(), regular: mapWeek(() => [{ opens: '11:00', closes: '01:30' }]) };
const kitchen = mapWeek(() => [{ opens: '17:00', closes: '21:10' }]);

test.each<[string, OpeningHours, string, string, string]>([
  ['when it opens', evening, 'America/New_York', '2026-07-04T19:00:00Z', '2026-07-04T21:00:00.000Z'],
  ['when it closes', evening, 'America/New_York', '2026-07-04T21:00:00Z', '2026-07-05T03:00:00.000Z'],
  ['at midnight', evening, 'America/New_York', '2026-07-05T03:00:00Z', '2026-07-05T04:00:00.000Z'],
  ['at midnight in Tokyo', evening, 'Asia/Tokyo', '2026-07-04T14:30:00Z', '2026-07-04T15:00:00.000Z'],
  [
    'at midnight, if it never opens',
    noOpeningHours(),
    'Asia/Tokyo',
    '2026-07-04T14:30:00Z',
    '2026-07-04T15:00:00.000Z',
  ],
  [
    'when the kitchen closes',
    { ...evening, kitchen },
    'America/New_York',
    '2026-07-04T22:00:00Z',
    '2026-07-05T01:10:00.000Z',
  ],
  [
    'when it closes early',
    { ...evening, closesEarly: { date: '2026-07-04', closes: '19:00' } },
    'America/New_York',
    '2026-07-04T22:00:00Z',
    '2026-07-04T23:00:00.000Z',
  ],
  ['the first time it is 1:30', late, 'America/Los_Angeles', '2026-11-01T07:30:00Z', '2026-11-01T08:30:00.000Z'],
  [
    'never an hour ago, in the hour that repeats',
    late,
    'America/Los_Angeles',
    '2026-11-01T09:15:00Z',
    '2026-11-01T19:00:00.000Z',
  ],
])('a taproom changes next %s', (_case, openingHours, timeZone, now, expected) => {
  expect(findNextChange({ openingHours, timeZone }, new Date(now)).toISOString()).toBe(expected);
});
