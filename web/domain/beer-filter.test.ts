import { sampleBeer } from '@domain/test/samples';
import {
  abvBands,
  hasFilters,
  ibuBands,
  listFilterOptions,
  matchesFilters,
  noFilters,
  parseFilters,
  parseSort,
  sortBeers,
  sortOptions,
  type BeerSort,
} from './beer-filter';

const plain = { abv: null, ibu: null, tags: [], style: null };

const bands = { abv: abvBands, ibu: ibuBands };

test.each([
  ['abv', 0, '0-4'],
  ['abv', 4, '0-4'],
  ['abv', 4.01, '4.1-6.9'],
  ['abv', 6.9, '4.1-6.9'],
  ['abv', 6.99, '4.1-6.9'],
  ['abv', 7, '7+'],
  ['abv', null, undefined],
  ['ibu', 0, 'mild'],
  ['ibu', 20, 'mild'],
  ['ibu', 21, 'moderate'],
  ['ibu', 50, 'moderate'],
  ['ibu', 51, 'bitter'],
  ['ibu', null, undefined],
] as const)('a beer whose %s is %j is in the band %s', (field, value, band) => {
  const beer = { ...plain, [field]: value };
  const keys = bands[field].map(({ key }) => key).filter((key) => matchesFilters({ ...noFilters, [field]: key })(beer));
  expect(keys).toEqual(band ? [band] : []);
});

test.each([
  ['Oatmeal Stout', 'Stout', true],
  ['Double IPA', 'ipa', true],
  ['IPA', 'Double IPA', false],
  [null, 'IPA', false],
])('the style %j matches the filter %s: %j', (style, filter, expected) =>
  expect(matchesFilters({ ...noFilters, style: filter })({ ...plain, style })).toBe(expected),
);

test('a beer must match all selected filters', () => {
  const beer = sampleBeer({ tags: ['Seasonal'] });
  const filters = { abv: '4.1-6.9', ibu: 'bitter', availability: 'seasonal', style: 'IPA' } as const;
  expect(matchesFilters(filters)(beer)).toBe(true);
  expect(matchesFilters({ ...filters, availability: 'limited' })(beer)).toBe(false);
  expect(matchesFilters(noFilters)(sampleBeer({ abv: null, ibu: null, style: null }))).toBe(true);
  expect([hasFilters(noFilters), hasFilters(filters)]).toEqual([false, true]);
});

test('ignores unknown and blank parameter values, and those of other sections', () => {
  const params = new URLSearchParams('abv=9&ibu=&availability=constructor&style=%20&sort=random&limited.abv=7%2B');
  expect([parseFilters(params), parseSort(params.get('sort'))]).toEqual([noFilters, 'can-size']);
  expect(parseFilters(params, 'limited.')).toEqual({ ...noFilters, abv: '7+' });
});

const offered = [
  { abv: 6.8, ibu: 38, tags: ['Year Round'], style: 'Hazy IPA' },
  { abv: 4.8, ibu: null, tags: ['Seasonal'], style: 'Kölsch' },
  { abv: null, ibu: 45, tags: [], style: 'Oatmeal Stout' },
];

const list = (selected = {}, of: typeof offered = offered) => {
  const { abv, ibu, availability, style } = listFilterOptions(of, { ...noFilters, ...selected });
  return [abv, ibu, availability, style].map((options) => options.map(({ key }) => key));
};

test('only options that some of the beers match are offered', () =>
  expect(list()).toEqual([
    ['4.1-6.9'],
    ['moderate'],
    ['year-round', 'seasonal'],
    ['IPA', 'Stout', 'Hazy IPA', 'Kölsch', 'Oatmeal Stout'],
  ]));

test('a selected option without beers is offered, so that it can be cleared', () =>
  expect(list({ abv: '7+', ibu: 'mild', availability: 'limited', style: 'double ipa' })).toEqual([
    ['4.1-6.9', '7+'],
    ['mild', 'moderate'],
    ['year-round', 'seasonal', 'limited'],
    ['IPA', 'Double IPA', 'Stout', 'Hazy IPA', 'Kölsch', 'Oatmeal Stout'],
  ]));

test('a selected style is spelled as the beers spell it', () =>
  expect(list({ style: 'hazy ipa' })[3]).toEqual(list()[3]));

test('without beers nothing is offered', () => expect(list({}, [])).toEqual([[], [], [], []]));

/** Ordered by name, as the API returns them. */
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
