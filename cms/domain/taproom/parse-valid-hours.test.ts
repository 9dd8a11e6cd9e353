import { expect, test } from 'vitest';
import { defaultHours } from '../location/default-content';
import { toHours } from './format-hours';
import { openingHoursInput } from './opening-hours-input';
import { parseHoursTexts, parseValidHours } from './parse-valid-hours';

const { auburn } = defaultHours;

test('valid hours are parsed as without the rules', () => {
  const hours = { ...auburn, monday: '5:00 PM - 2:00 AM', tuesday: 'By appointment' };
  expect(parseValidHours(hours)).toEqual(parseHoursTexts(hours));
});

test.each([
  ['equal times', { monday: '11 AM - 11 AM' }, ['monday']],
  ['overlapping times', { monday: '11 AM - 3 PM, 2 PM - 9 PM' }, ['monday']],
  ['times before the previous day ends', { sunday: '5 PM - 2 AM', monday: '1 AM - 8 PM' }, ['monday']],
  [
    'several of these',
    { sunday: '5 PM - 2 AM', monday: '1 AM - 1 AM', tuesday: '1 PM - 3 PM & 2 PM - 4 PM' },
    ['monday', 'tuesday'],
  ],
])('days with %s keep their text only', (_case, texts, days) => {
  const hours = { ...auburn, ...texts };
  const parsed = parseValidHours(hours);
  expect(parsed.unreadable).toEqual(days);
  expect(openingHoursInput.safeParse({ regular: parsed.regular }).success).toBe(true);
  expect(toHours(parsed)).toEqual(hours);
});
