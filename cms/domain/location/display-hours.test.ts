import { defaultHours } from './default-content';
import { displayMatchesHours, formatDisplayHours } from './display-hours';
import { weekdays } from './constants';
import type { Hours } from './schema';

const everyDay = (text: string) => Object.fromEntries(weekdays.map((weekday) => [weekday, text])) as Hours;
const { auburn, folsom } = defaultHours;
const weekend = { ...auburn, monday: 'Closed', tuesday: 'closed', friday: '11am-10pm', saturday: '11 - 10 PM' };

test.each([
  ['the same every day', auburn, '11:00 AM - 8:00 PM daily'],
  ['equal hours in different spellings', { ...auburn, monday: '11am to 8 p.m.' }, '11:00 AM - 8:00 PM daily'],
  ['longer on the weekend', folsom, '11:00 AM - 9:00 PM Sun-Thu, 11:00 AM - 10:00 PM Fri-Sat'],
  ['closed days come last', weekend, '11:00 AM - 8:00 PM Wed-Thu, Sun, 11:00 AM - 10:00 PM Fri-Sat, Closed Mon-Tue'],
  ['two ranges a day', everyDay('5 - 9 PM, 11 AM - 2 PM'), '11:00 AM - 2:00 PM & 5:00 PM - 9:00 PM daily'],
  ['past midnight', { ...auburn, friday: '5 PM - 2 AM' }, '11:00 AM - 8:00 PM Sat-Thu, 5:00 PM - 2:00 AM Fri'],
  ['around the clock', everyDay('Open 24 hours'), 'Open 24 hours daily'],
  ['closed every day', everyDay('Closed for winter'), 'Closed'],
  ['text that is not hours', { ...auburn, monday: 'Ask us' }, 'Ask us Mon, 11:00 AM - 8:00 PM Tue-Sun'],
])('formats a week: %s', (_, days, text) => expect(formatDisplayHours(days)).toBe(text));

test.each([auburn, folsom, weekend, everyDay('5 - 9 PM, 11 AM - 2 PM'), { ...auburn, friday: '5 PM - 2 AM' }])(
  'the line generated for a week matches that week: %j',
  (days) => expect(displayMatchesHours(formatDisplayHours(days), days)).toBe(true),
);

test.each([
  ['11:00 AM - 8:00 PM', auburn, true],
  ['Open every day 11am to 8pm', auburn, true],
  ['11:00 AM - 9:00 PM', auburn, false],
  ['11:00 AM - 8:00 PM Mon-Sat', auburn, false],
  ['11:00 AM - 8:00 PM', { ...auburn, friday: '11:00 AM - 10:00 PM' }, false],
  ['11:00 AM - 10:00 PM Sun-Thu, 11:00 AM - 9:00 PM Fri-Sat', folsom, false],
  ['Sunday through Thursday 11 AM - 9 PM; Friday and Saturday 11 AM - 10 PM', folsom, true],
  ['Wed, Thu & Sun 11-8 PM / Fri-Sat 11 AM-10 PM', weekend, true],
  ['Closed', auburn, false],
  ['Come by!', auburn, null],
  ['11:00 AM - 8:00 PM daily', { ...auburn, monday: 'Ask us' }, null],
])('%j matches the week %j: %j', (display, days, expected) =>
  expect(displayMatchesHours(display, days)).toBe(expected),
);
