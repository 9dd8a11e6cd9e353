import { expect, test } from 'vitest';
import { bulkTypes, describeBulkResult } from './bulk';

const beers = bulkTypes[0]!;
const { activate, 'add-tag': addTag, 'remove-tag': removeTag } = beers.changes;

test('a change writes nothing to a record that has the value already', () => {
  expect(activate?.toData({ isActive: false }, '')).toEqual({ isActive: true });
  expect(activate?.toData({ isActive: true }, '')).toBeNull();
});

test('tags are added and removed in any case', () => {
  expect(addTag?.toData({ tags: ['Seasonal'] }, 'Limited')).toEqual({ tags: ['Seasonal', 'Limited'] });
  expect(addTag?.toData({ tags: ['Seasonal'] }, 'seasonal')).toBeNull();
  expect(addTag?.toData({ tags: null }, ' Limited ')).toEqual({ tags: ['Limited'] });
  expect(removeTag?.toData({ tags: ['Seasonal', 'Limited'] }, 'LIMITED')).toEqual({ tags: ['Seasonal'] });
  expect(removeTag?.toData({ tags: ['Seasonal'] }, 'Limited')).toBeNull();
});

test('the result has numbers', () => {
  const describe = (changed: number, unchanged: number) =>
    activate && describeBulkResult({ changed, unchanged }, beers, activate);
  expect(describe(1, 0)).toBe('1 beer activated.');
  expect(describe(12, 1)).toBe('12 beers activated. 1 already was.');
  expect(describe(0, 2)).toBe('Nothing to change: 2 beers already activated.');
});
