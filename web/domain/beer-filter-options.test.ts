import { expect, test } from 'vitest';
import { noFilters, listFilterOptions } from './beer-filter';

const beers = [
  { abv: 6.8, ibu: 38, tags: ['Year Round'], style: 'Hazy IPA' },
  { abv: 4.8, ibu: null, tags: ['Seasonal'], style: 'Kölsch' },
  { abv: null, ibu: 45, tags: [], style: 'Oatmeal Stout' },
];

const list = (selected = {}, of = beers) => {
  const { abv, ibu, availability, style } = listFilterOptions(of, { ...noFilters, ...selected });
  return [...[abv, ibu, availability].map((options) => options.map(({ key }) => key)), style];
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

test('without beers nothing is offered', () => expect(list({}, [])).toEqual([[], [], [], []]));
