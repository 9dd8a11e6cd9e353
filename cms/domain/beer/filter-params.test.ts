import { expect, test } from 'vitest';
import { noFilters } from './filter';
import { parseFilters, parseSort, serializeFilters } from './filter-params';

test('filters and sort order are serialized to query parameters and parsed back; other parameters stay', () => {
  const filters = { abv: '7+', ibu: 'mild', availability: 'limited', style: 'Pale Ale & Co' } as const;
  const serialized = serializeFilters(new URLSearchParams('open=limited&abv=0-4'), filters, 'newest');
  const params = new URLSearchParams(serialized.toString());
  expect([parseFilters(params), parseSort(params), params.get('open')]).toEqual([filters, 'newest', 'limited']);
  expect(serializeFilters(params, noFilters).toString()).toBe('open=limited');
});

test('ignores unknown and blank parameter values', () => {
  const params = new URLSearchParams('abv=9&ibu=&availability=constructor&style=%20&sort=random');
  expect([parseFilters(params), parseSort(params)]).toEqual([noFilters, 'can-size']);
});
