import { weekdays } from '@domain/location/constants';
import { defaultHours } from '@domain/location/default-content';
import type { Hours } from '@domain/location/schema';
import { toOpeningHours } from '@domain/taproom/opening-hours-input';
import type { OpeningHours } from '@domain/taproom/schema';
import { getShortStatus } from './taproom';

const { auburn, folsom } = defaultHours;
const everyDay = (text: string): Hours => ({
  ...auburn,
  ...Object.fromEntries(weekdays.map((day) => [day, text])),
});
const closedOnSunday = { ...everyDay('Closed'), monday: '4:30 PM - 10 PM', tuesday: '4 PM - 9 PM' };

test.each([
  ['Auburn at noon', auburn, '2026-07-03T19:00:00Z', 'until 8'],
  ['Folsom on a Friday', folsom, '2026-07-03T19:00:00Z', 'until 10'],
  ['before opening', auburn, '2026-07-03T17:59:00Z', 'opens at 11 AM'],
  ['after closing', auburn, '2026-07-04T03:00:00Z', 'opens tomorrow at 11 AM'],
  ['opening after two closed days', closedOnSunday, '2026-07-04T19:00:00Z', 'opens Monday at 4:30 PM'],
  ['closing at half past', everyDay('11 AM - 9:30 PM'), '2026-07-03T19:00:00Z', 'until 9:30'],
  ['closing in the morning', everyDay('11 AM - 2 AM'), '2026-07-03T19:00:00Z', 'until 2 AM'],
  ['closing at midnight', everyDay('11 AM - midnight'), '2026-07-03T19:00:00Z', 'until midnight'],
  ['opening at noon', everyDay('noon - 8 PM'), '2026-07-03T18:00:00Z', 'opens at noon'],
  ['never closing', everyDay('Open 24 hours'), '2026-07-03T19:00:00Z', 'open 24 hours'],
  ['never opening', everyDay('Closed'), '2026-07-03T19:00:00Z', 'closed'],
  ['hours that cannot be parsed', everyDay('Ask us'), '2026-07-03T19:00:00Z', null],
])('short status: %s', (_, hours, now, text) => {
  const taproom = { openingHours: toOpeningHours(hours), timeZone: 'America/Los_Angeles' };
  expect(getShortStatus(taproom, new Date(now))).toBe(text);
});

test.each<[string, Partial<OpeningHours>, string]>([
  [
    'an exception',
    { exceptions: [{ from: '2026-07-03', to: '2026-07-03', spans: [], reason: 'the Fourth of July' }] },
    'closed today for the Fourth of July',
  ],
  ['closing early, until then', { closesEarly: { date: '2026-07-03', closes: '13:00' } }, 'closes early at 1'],
  ['closing early, after that', { closesEarly: { date: '2026-07-03', closes: '12:00' } }, 'closed early today'],
])('short status with %s', (_, changes, text) => {
  const taproom = { openingHours: { ...toOpeningHours(auburn), ...changes }, timeZone: 'America/Los_Angeles' };
  expect(getShortStatus(taproom, new Date('2026-07-03T19:00:00Z'))).toBe(text);
});
