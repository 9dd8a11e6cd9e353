import { expect, test } from 'vitest';
import { sampleBeer } from '@domain/test/samples';
import { sortBeers, sortOptions, type BeerSort } from './beer-filter';

/** In name order, as the API returns them. */
const beers = [
  sampleBeer({ _id: '2', name: 'Alpha', abv: null, ibu: null, sizes: [], createdAt: '2026-03-01T00:00:00Z' }),
  sampleBeer({
    _id: '4',
    name: 'bravo',
    abv: 9,
    ibu: 90,
    sizes: ['12 oz'],
    tags: ['Popular'],
    createdAt: '2026-02-01T00:00:00Z',
  }),
  sampleBeer({
    _id: '3',
    name: 'Charlie',
    abv: 5,
    ibu: 0,
    sizes: ['64oz', '12oz'],
    isFeatured: true,
    createdAt: '2025-01-01T00:00:00Z',
  }),
  sampleBeer({ _id: '1', name: 'delta', abv: 5, ibu: 20, sizes: ['1L'], createdAt: '2026-01-01T00:00:00Z' }),
];

test.each([
  ['alphabetical', 'Alpha bravo Charlie delta'],
  ['newest', 'Charlie Alpha bravo delta'],
  ['popular', 'Charlie bravo Alpha delta'],
  ['can-size', 'bravo Charlie delta Alpha'],
  ['abv-low', 'Charlie delta bravo Alpha'],
  ['abv-high', 'bravo Charlie delta Alpha'],
  ['ibu-low', 'Charlie delta bravo Alpha'],
  ['ibu-high', 'bravo delta Charlie Alpha'],
] as const)('sorted by %s: %s', (sort, names) =>
  expect(
    sortBeers(beers, sort)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(names),
);

test('ties keep the name order in every sort order', () => {
  const tied = ['elan', 'Élan', 'No. 9', 'No. 10'].map((name, index) => sampleBeer({ _id: `${9 - index}`, name }));
  for (const { key } of sortOptions) expect(sortBeers(tied, key)).toEqual(tied);
});

test('sorts by can size by default, keeps the order for an unknown key, and does not modify its input', () => {
  const before = [...beers];
  expect(sortBeers(beers)).toEqual(sortBeers(beers, 'can-size'));
  expect(sortBeers(beers, 'random' as BeerSort)).toEqual(sortBeers(beers, 'alphabetical'));
  expect(beers).toEqual(before);
});
