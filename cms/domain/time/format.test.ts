import {
  dateBlockParts,
  formatDate,
  formatFullDate,
  formatLongDate,
  formatMonth,
  formatShortDate,
  formatAge,
} from './format';
import { addDays } from './plain-date';

/** Every eighth day over 41 years: all months, all weekdays and leap days. */
const dates = Array.from({ length: 1900 }, (_, index) => addDays('2000-01-01', index * 8));

const long = { weekday: 'long', month: 'long', day: 'numeric' } as const;

test.each([
  ['long', formatLongDate, long],
  ['full', formatFullDate, { ...long, year: 'numeric' }],
  ['plain', formatDate, { dateStyle: 'long' }],
  ['short', formatShortDate, { month: 'short', day: 'numeric', year: 'numeric' }],
  ['month', formatMonth, { month: 'long', year: 'numeric' }],
] as const)('formats %s dates like Intl in en-US', (_, format, options) => {
  const intl = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  for (const date of dates) expect(format(date)).toBe(intl.format(new Date(date)));
});

test('dateBlockParts returns short names like Intl', () => {
  const intl = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' });
  for (const date of dates) {
    const { weekday, month, day } = dateBlockParts(date);
    expect(`${weekday}, ${month} ${day}`).toBe(intl.format(new Date(date)));
  }
});

test.each(['2026-13-01', 'soon', ''])('throws RangeError for %j', (date) =>
  expect(() => formatShortDate(date)).toThrow(RangeError),
);

const now = new Date('2026-07-04T12:00:00Z');

test.each([
  ['2026-07-04T12:00:30Z', '0 minutes'],
  ['2026-07-04T11:59:00Z', '1 minute'],
  ['2026-07-04T11:00:00Z', '1 hour'],
  ['2026-07-03T10:00:00Z', '26 hours'],
  ['2026-07-01T12:00:00Z', '3 days'],
])('%s is %s ago', (instant, age) => expect(formatAge(instant, now)).toBe(age));
