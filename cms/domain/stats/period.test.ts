import { addPeriods, formatPeriod, listPeriods, startOfPeriod, countByPeriod, topCounts } from './period';

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

test('returns a count for every kind in every period, including zeros', () => {
  const counted = [
    { date: '2026-11-17', kind: 'contact', count: 2 },
    { date: '2026-11-22', kind: 'contact', count: 1 },
    { date: '2026-11-23', kind: 'shipping-order', count: 1 },
  ];
  expect(countByPeriod(counted, ['2026-11-16', '2026-11-23'], 'week', ['contact', 'shipping-order'])).toEqual([
    { start: '2026-11-16', counts: { contact: 3, 'shipping-order': 0 } },
    { start: '2026-11-23', counts: { contact: 0, 'shipping-order': 1 } },
  ]);
});

test('dates outside the periods and unknown kinds are not counted', () => {
  const counted = [
    { date: '2026-08-31', kind: 'contact', count: 1 },
    { date: '2026-10-01', kind: 'contact', count: 1 },
    { date: '2026-09-17', kind: 'toString', count: 1 },
  ];
  expect(countByPeriod(counted, ['2026-09-01'], 'month', ['contact'])).toEqual([
    { start: '2026-09-01', counts: { contact: 0 } },
  ]);
});

test('labels beyond the limit are combined as Other', () => {
  const counted = [
    { label: 'Stout', count: 1 },
    { label: 'IPA', count: 1 },
    { label: 'IPA', count: 1 },
    { label: 'Lager', count: 1 },
    { label: 'Porter', count: 1 },
  ];
  expect(topCounts(counted, 3)).toEqual([
    { label: 'IPA', count: 2 },
    { label: 'Lager', count: 1 },
    { label: 'Other', count: 2 },
  ]);
  expect(topCounts(counted, 4)).toHaveLength(4);
});
