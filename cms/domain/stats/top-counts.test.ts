import { expect, test } from 'vitest';
import { topCounts } from './top-counts';

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
