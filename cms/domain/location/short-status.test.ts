import { expect, test } from 'vitest';
import { weekdays } from './constants';
import { defaultHours } from './default-content';
import type { Hours } from './location';
import { getShortStatus } from './short-status';

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
  expect(getShortStatus(hours, new Date(now))).toBe(text);
});
