import { expect, test } from 'vitest';
import { getAdminCompare, type BeerAdminSort } from './admin-sort';

const beers = [
  { name: 'Ale 10', abv: 5, sizes: ['16oz'], createdAt: '2026-01-03T00:00:00Z', updatedAt: '2026-01-04T00:00:00Z' },
  { name: 'ale 2', abv: null, sizes: ['12oz'], createdAt: '2026-01-02T00:00:00Z', updatedAt: '2026-01-06T00:00:00Z' },
  { name: 'Zwickel', abv: 4.5, sizes: ['12oz'], createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-05T00:00:00Z' },
];

test.each<[BeerAdminSort, string[]]>([
  ['updated', ['ale 2', 'Zwickel', 'Ale 10']],
  ['name', ['ale 2', 'Ale 10', 'Zwickel']],
  ['name-desc', ['Zwickel', 'Ale 10', 'ale 2']],
  ['newest', ['Ale 10', 'ale 2', 'Zwickel']],
  ['abv-low', ['Zwickel', 'Ale 10', 'ale 2']],
  ['abv-high', ['Ale 10', 'Zwickel', 'ale 2']],
  ['site', ['ale 2', 'Zwickel', 'Ale 10']],
])('%s sorts the beers as %j', (sort, names) =>
  expect(beers.toSorted(getAdminCompare(sort)).map(({ name }) => name)).toEqual(names),
);
