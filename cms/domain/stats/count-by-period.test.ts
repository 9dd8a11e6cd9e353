import { expect, test } from 'vitest';
import { countByPeriod } from './count-by-period';

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
