import { expect, test } from 'vitest';
import { addMonths, countBy, countByPeriod, periodsFrom, startOfPeriod } from './series';

test('weeks begin on Monday, months on the first', () => {
  expect(startOfPeriod('2026-11-22', 'week')).toBe('2026-11-16');
  expect(startOfPeriod('2026-11-16', 'week')).toBe('2026-11-16');
  expect(startOfPeriod('2026-11-22', 'month')).toBe('2026-11-01');
});

test('periods cross the turn of the year without a gap', () => {
  expect(periodsFrom('2026-11-20', 3, 'month')).toEqual(['2026-11-01', '2026-12-01', '2027-01-01']);
  expect(periodsFrom('2026-12-30', 2, 'week')).toEqual(['2026-12-28', '2027-01-04']);
  expect(addMonths('2026-01-01', -1)).toBe('2025-12-01');
});

test('every period and every kind has its number', () => {
  const counted = [
    { date: '2026-11-17', kind: 'contact' },
    { date: '2026-11-22', kind: 'contact' },
    { date: '2026-11-23', kind: 'shipping-order' },
    { date: '', kind: 'contact' },
  ];
  expect(countByPeriod(counted, ['2026-11-16', '2026-11-23'], 'week', ['contact', 'shipping-order'])).toEqual([
    { label: 'Nov 16', contact: 2, 'shipping-order': 0 },
    { label: 'Nov 23', contact: 0, 'shipping-order': 1 },
  ]);
});

test('a month is named with its year', () => {
  const counted = [{ date: '2026-09-17', kind: 'contact' }];
  expect(countByPeriod(counted, ['2026-09-01', '2026-10-01'], 'month', ['contact'])).toEqual([
    { label: 'Sep 2026', contact: 1 },
    { label: 'Oct 2026', contact: 0 },
  ]);
});

test('what is rare is gathered under Other', () => {
  const names = ['IPA', 'IPA', 'Stout', 'Lager', 'Porter'];
  expect(countBy(names, 3)).toEqual([
    { label: 'IPA', count: 2 },
    { label: 'Lager', count: 1 },
    { label: 'Other', count: 2 },
  ]);
});
