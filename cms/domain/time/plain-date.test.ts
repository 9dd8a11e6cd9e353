import { expect, test } from 'vitest';
import { addDays, dayOfWeek, parsePlainDate } from './plain-date';

test('adds days across months, leap days and changes to and from daylight time', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
  expect(addDays('2026-11-02', -1)).toBe('2026-11-01');
});

test('dayOfWeek counts from Sunday; years before 1900 are rejected', () => {
  expect([dayOfWeek('2026-07-05'), dayOfWeek('2026-07-04')]).toEqual([0, 6]);
  expect(parsePlainDate('1899-12-31')).toBeNull();
});
