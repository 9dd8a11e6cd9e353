import { expect, test } from 'vitest';
import { addPeriods, formatPeriod, listPeriods, startOfPeriod } from './period';

test('weeks start on Monday, months on the first', () => {
  expect(startOfPeriod('2026-11-22', 'week')).toBe('2026-11-16');
  expect(startOfPeriod('2026-11-16', 'week')).toBe('2026-11-16');
  expect(startOfPeriod('2026-11-22', 'month')).toBe('2026-11-01');
});

test('periods continue across year boundaries', () => {
  expect(listPeriods('2026-11-20', 3, 'month')).toEqual(['2026-11-01', '2026-12-01', '2027-01-01']);
  expect(listPeriods('2026-12-30', 2, 'week')).toEqual(['2026-12-28', '2027-01-04']);
  expect(addPeriods('2026-01-01', -1, 'month')).toBe('2025-12-01');
});

test('formats a week as its first day and a month with its year', () => {
  expect(formatPeriod('2026-11-16', 'week')).toBe('Nov 16');
  expect(formatPeriod('2026-09-01', 'month')).toBe('Sep 2026');
});
