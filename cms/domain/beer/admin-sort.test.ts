import { expect, test } from 'vitest';
import { sortForStaff, type BeerAdminSort } from './admin-sort';
import { sampleBeer } from './sample';

const beers = [
  sampleBeer({ _id: '1', name: 'Ale 10', abv: 5, sizes: ['16oz'], tags: ['Seasonal'] }),
  sampleBeer({ _id: '2', name: 'ale 2', abv: null, sizes: ['12oz'], tags: ['Seasonal'] }),
  sampleBeer({ _id: '3', name: 'Zwickel', abv: 4.5, sizes: ['16oz'], tags: ['Coming Soon'] }),
].map((beer, index) => ({
  ...beer,
  createdAt: `2026-01-0${3 - index}T00:00:00Z`,
  updatedAt: `2026-01-0${[4, 6, 5][index]}T00:00:00Z`,
}));

test.each<[BeerAdminSort, string[]]>([
  ['updated', ['ale 2', 'Zwickel', 'Ale 10']],
  ['name', ['ale 2', 'Ale 10', 'Zwickel']],
  ['name-desc', ['Zwickel', 'Ale 10', 'ale 2']],
  ['newest', ['Ale 10', 'ale 2', 'Zwickel']],
  ['abv-low', ['Zwickel', 'Ale 10', 'ale 2']],
  ['abv-high', ['Ale 10', 'Zwickel', 'ale 2']],
  ['site', ['Zwickel', 'ale 2', 'Ale 10']],
])('%s sorts the beers as %j', (sort, names) =>
  expect(sortForStaff(beers, sort).map(({ name }) => name)).toEqual(names),
);
