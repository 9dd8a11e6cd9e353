import { expect, test } from 'vitest';
import { sampleBeer } from './sample';
import { sortBeers, sortOptions, type BeerSort } from './sort';

const beers = [
  sampleBeer({ _id: '1', name: 'delta', abv: 5, ibu: 20, sizes: ['1L'], createdAt: '2026-01-01T00:00:00Z' }),
  sampleBeer({ _id: '2', name: 'Alpha', abv: null, ibu: null, sizes: [], createdAt: '2026-03-01T00:00:00Z' }),
  sampleBeer({
    _id: '3',
    name: 'Charlie',
    abv: 5,
    ibu: 0,
    sizes: ['64oz', '12oz'],
    isFeatured: true,
    createdAt: '2025-01-01T00:00:00Z',
  }),
  sampleBeer({
    _id: '4',
    name: 'bravo',
    abv: 9,
    ibu: 90,
    sizes: ['12 oz'],
    tags: ['Popular'],
    createdAt: '2026-02-01T00:00:00Z',
  }),
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

test('the order does not depend on the order before', () => {
  for (const { key } of sortOptions) expect(sortBeers([...beers].reverse(), key)).toEqual(sortBeers(beers, key));
});

test('can size is the default, an unknown order is by name, and the list given is left alone', () => {
  const before = [...beers];
  expect(sortBeers(beers)).toEqual(sortBeers(beers, 'can-size'));
  expect(sortBeers(beers, 'random' as BeerSort)).toEqual(sortBeers(beers, 'alphabetical'));
  expect(beers).toEqual(before);
});

test('numbers in names count, accents and case only break ties', () =>
  expect(
    sortBeers(
      ['No. 10', 'No. 9', 'Élan', 'elan', 'zwickel'].map((name, at) => sampleBeer({ _id: `${at}`, name })),
      'alphabetical',
    ).map(({ name }) => name),
  ).toEqual(['elan', 'Élan', 'No. 9', 'No. 10', 'zwickel']));
