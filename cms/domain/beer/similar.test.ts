import { expect, test } from 'vitest';
import type { Beer } from './beer';
import { sampleBeer } from './sample';
import { findSimilarBeers } from './similar';

const makeBeer = (name: string, overrides: Partial<Beer>) => sampleBeer({ _id: name, name, ...overrides });
const ipa = makeBeer('IPA', { style: 'IPA', abv: 6, tags: ['Year Round'] });
const namesOf = (beers: Beer[]) => beers.map(({ name }) => name);

test('suggests beers of the same style family by nearest strength, then other styles, without the beer itself', () => {
  const beers = [
    makeBeer('Stout', { style: 'Stout', abv: 6 }),
    makeBeer('Double', { style: 'Double IPA', abv: 9 }),
    ipa,
    makeBeer('Haze', { style: 'Hazy IPA', abv: 6.8 }),
    makeBeer('Lager', { style: 'Lager', abv: 4.8 }),
    makeBeer('Pale', { style: 'Pale Ale', abv: 5.4 }),
  ];
  expect(namesOf(findSimilarBeers(ipa, beers))).toEqual(['Haze', 'Pale', 'Double', 'Stout']);
});

test('suggests available beers before unavailable ones', () => {
  const beers = [
    makeBeer('Sold out', { style: 'IPA', abv: 6, isAvailable: false }),
    makeBeer('Lager', { style: 'Lager', abv: 4.8 }),
  ];
  expect(namesOf(findSimilarBeers(ipa, beers))).toEqual(['Lager', 'Sold out']);
});

test('prefers a beer of the same section among equally strong ones, then keeps the order', () => {
  const beers = [
    makeBeer('A', { style: 'IPA', abv: 6.3, tags: ['Seasonal'] }),
    makeBeer('B', { style: 'IPA', abv: 6.4, tags: ['Seasonal'] }),
    makeBeer('C', { style: 'IPA', abv: 6.4, tags: ['year-round', 'Popular'] }),
  ];
  expect(namesOf(findSimilarBeers(ipa, beers))).toEqual(['C', 'A', 'B']);
});

test('beers of unknown strength come last in their family', () => {
  const beers = [makeBeer('Unknown', { style: 'IPA', abv: null }), makeBeer('Double', { style: 'Double IPA', abv: 9 })];
  expect(namesOf(findSimilarBeers(ipa, beers))).toEqual(['Double', 'Unknown']);
  expect(namesOf(findSimilarBeers(makeBeer('X', { style: null, abv: null }), beers))).toEqual(['Unknown', 'Double']);
});

test('the only beer has no similar ones', () => expect(findSimilarBeers(ipa, [ipa])).toEqual([]));
