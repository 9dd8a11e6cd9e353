import { expect, test } from 'vitest';
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
} from './filter';
import { sampleBeer } from './sample';

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
