import { expect, test } from 'vitest';
import { sampleBeer } from '@domain/test/samples';
import {
  abvBands,
  hasFilters,
  hasStyle,
  ibuBands,
  isInAbvBand,
  isInIbuBand,
  matchesFilters,
  noFilters,
  toggleFilter,
  parseFilters,
  parseSort,
  serializeFilters,
} from './beer-filter';

test.each([
  [0, '0-4'],
  [4, '0-4'],
  [4.01, '4.1-6.9'],
  [4.05, '4.1-6.9'],
  [6.9, '4.1-6.9'],
  [6.99, '4.1-6.9'],
  [7, '7+'],
  [14, '7+'],
  [null, undefined],
])('ABV %j is in the band %s', (abv, band) =>
  expect(abvBands.filter(({ key }) => isInAbvBand(key)({ abv })).map(({ key }) => key)).toEqual(band ? [band] : []),
);

test.each([
  [0, 'mild'],
  [20, 'mild'],
  [21, 'moderate'],
  [50, 'moderate'],
  [51, 'bitter'],
  [120, 'bitter'],
  [null, undefined],
])('IBU %j is in the band %s', (ibu, band) =>
  expect(ibuBands.filter(({ key }) => isInIbuBand(key)({ ibu })).map(({ key }) => key)).toEqual(band ? [band] : []),
);

test.each([
  ['Oatmeal Stout', 'Stout', true],
  ['Double IPA', 'ipa', true],
  ['IPA', 'Double IPA', false],
  [null, 'IPA', false],
])('the style %j matches the filter %s: %j', (style, filter, expected) =>
  expect(hasStyle(filter)({ style })).toBe(expected),
);

test('a beer must match all selected filters', () => {
  const beer = sampleBeer({ tags: ['Seasonal'] });
  const filters = { abv: '4.1-6.9', ibu: 'bitter', availability: 'seasonal', style: 'IPA' } as const;
  expect(matchesFilters(filters)(beer)).toBe(true);
  expect(matchesFilters({ ...filters, availability: 'limited' })(beer)).toBe(false);
  expect(matchesFilters(noFilters)(sampleBeer({ abv: null, ibu: null, style: null }))).toBe(true);
  expect([hasFilters(noFilters), hasFilters(filters)]).toEqual([false, true]);
});

test('selecting the active option again clears the filter', () => {
  const selected = toggleFilter(noFilters, 'abv', '7+');
  expect(selected.abv).toBe('7+');
  expect(toggleFilter(selected, 'abv', '0-4').abv).toBe('0-4');
  expect(toggleFilter(selected, 'abv', '7+')).toEqual(noFilters);
});

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
