import { expect, test } from 'vitest';
import { findNeighbors, orderAsListed } from './list-order';
import { sampleBeer } from './sample';

/** In name order, as the API returns them. */
const beers = [
  sampleBeer({ _id: 'Big', tags: ['Year Round'], sizes: ['64 oz'] }),
  sampleBeer({ _id: 'Dare', tags: ['Year Round', 'Limited Release'], sizes: ['12 oz'] }),
  sampleBeer({ _id: 'Extra', tags: [] }),
  sampleBeer({ _id: 'Small', tags: ['Year Round'], sizes: ['12 oz'] }),
  sampleBeer({ _id: 'Soon', tags: ['Coming Soon'] }),
];

test('lists the beers section by section and smallest size first, each once, and those of no section last', () =>
  expect(orderAsListed(beers).map(({ _id }) => _id)).toEqual(['Soon', 'Dare', 'Small', 'Big', 'Extra']));

test.each([
  ['Soon', null, 'Dare'],
  ['Small', 'Dare', 'Big'],
  ['Extra', 'Big', null],
  ['Unlisted', null, null],
])('before and after %s: %s, %s', (id, previous, next) => {
  const neighbors = findNeighbors(id, beers);
  expect([neighbors.previous?._id ?? null, neighbors.next?._id ?? null]).toEqual([previous, next]);
});
