import { expect, test } from 'vitest';
import {
  hasFilters,
  hasStyle,
  inAbvBand,
  inIbuBand,
  matchesFilters,
  noFilters,
  toggleFilter,
  abvBands,
  ibuBands,
} from './filter';
import { parseFilters, parseSort, serializeFilters } from './filter-params';
import { sampleBeer } from './sample';
import { styleOptions } from './style';

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
])('%j %% is in the band %s', (abv, band) =>
  expect(abvBands.filter(({ key }) => inAbvBand(key)({ abv })).map(({ key }) => key)).toEqual(band ? [band] : []),
);

test.each([
  [0, 'mild'],
  [20, 'mild'],
  [21, 'moderate'],
  [50, 'moderate'],
  [51, 'bitter'],
  [120, 'bitter'],
  [null, undefined],
])('%j IBU are in the band %s', (ibu, band) =>
  expect(ibuBands.filter(({ key }) => inIbuBand(key)({ ibu })).map(({ key }) => key)).toEqual(band ? [band] : []),
);

test.each([
  ['Oatmeal Stout', 'Stout', true],
  ['Double IPA', 'ipa', true],
  ['IPA', 'Double IPA', false],
  [null, 'IPA', false],
])('the style %j counts as %s: %j', (style, wanted, found) => expect(hasStyle(wanted)({ style })).toBe(found));

test('all chosen filters must hold', () => {
  const beer = sampleBeer({ tags: ['Seasonal'] });
  const filters = { abv: '4.1-6.9', ibu: 'bitter', availability: 'seasonal', style: 'IPA' } as const;
  expect(matchesFilters(filters)(beer)).toBe(true);
  expect(matchesFilters({ ...filters, availability: 'limited' })(beer)).toBe(false);
  expect(matchesFilters(noFilters)(sampleBeer({ abv: null, ibu: null, style: null }))).toBe(true);
  expect([hasFilters(noFilters), hasFilters(filters)]).toEqual([false, true]);
});

test('choosing the active option again clears it', () => {
  const chosen = toggleFilter(noFilters, 'abv', '7+');
  expect(chosen.abv).toBe('7+');
  expect(toggleFilter(chosen, 'abv', '0-4').abv).toBe('0-4');
  expect(toggleFilter(chosen, 'abv', '7+')).toEqual(noFilters);
});

test('filters and order survive the address, and other parameters stay', () => {
  const filters = { abv: '7+', ibu: 'mild', availability: 'limited', style: 'Pale Ale & Co' } as const;
  const written = serializeFilters(new URLSearchParams('open=limited&abv=0-4'), filters, 'newest');
  const address = new URLSearchParams(written.toString());
  expect([parseFilters(address), parseSort(address), address.get('open')]).toEqual([filters, 'newest', 'limited']);
  expect(serializeFilters(address, noFilters).toString()).toBe('open=limited');
});

test('an address with values that do not exist filters nothing', () => {
  const address = new URLSearchParams('abv=9&ibu=&availability=constructor&style=%20&sort=random');
  expect([parseFilters(address), parseSort(address)]).toEqual([noFilters, 'can-size']);
});

test('the usual styles come first, then those of the beers', () =>
  expect(
    styleOptions([{ style: 'Saison' }, { style: 'ipa' }, { style: null }, { style: 'Gose ' }, { style: 'saison' }]),
  ).toEqual(['IPA', 'Double IPA', 'Pale Ale', 'Stout', 'Porter', 'Lager', 'Gose', 'saison']));
