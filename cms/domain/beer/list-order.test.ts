import { listSectionTags, toListKey, toSectionBits } from './list-order';
import { sampleBeer } from '../test/samples';

const beers = [
  sampleBeer({ name: 'Big', tags: ['Year Round'], sizes: ['64 oz'] }),
  sampleBeer({ name: 'Dare', tags: ['Year Round', 'Limited Release'], sizes: ['12 oz'] }),
  sampleBeer({ name: 'Extra', tags: [] }),
  sampleBeer({ name: 'Metric', tags: ['Year Round'], sizes: ['64oz', '355ml'] }),
  sampleBeer({ name: 'No size', tags: ['Year Round'], sizes: [] }),
  sampleBeer({ name: 'Small', tags: ['Year Round'], sizes: ['12 oz'] }),
  sampleBeer({ name: 'Also small', tags: ['Year Round'], sizes: ['12 oz'] }),
  sampleBeer({ name: 'Soon', tags: ['Coming Soon'] }),
];

test('lists the beers section by section, smallest size first, then by name, and those of no section last', () =>
  expect(
    beers
      .map((beer) => ({ key: toListKey(beer), name: beer.name }))
      .sort((left, right) => (left.key < right.key ? -1 : 1))
      .map(({ name }) => name),
  ).toEqual(['Soon', 'Dare', 'Also small', 'Small', 'Metric', 'Big', 'No size', 'Extra']));

test.each([
  [[], 0],
  [['Coming Soon'], 1],
  [['new release', 'YEAR-ROUND'], 6],
  [['Seasonal'], 8],
])('the tags %j have the section bits %i, which stand for tags of the same sections', (tags, bits) => {
  expect(toSectionBits({ tags })).toBe(bits);
  expect(toSectionBits({ tags: listSectionTags(bits) })).toBe(bits);
});
