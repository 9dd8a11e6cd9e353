import { listStyleOptions, getStyleFamily } from './style';

test('style options are the default styles, then the other styles of the beers', () =>
  expect(
    listStyleOptions([{ style: 'Saison' }, { style: 'ipa' }, { style: null }, { style: 'Gose ' }, { style: 'saison' }]),
  ).toEqual(['IPA', 'Double IPA', 'Pale Ale', 'Stout', 'Porter', 'Lager', 'Gose', 'saison']));

test('other styles are sorted without regard to accents and case', () =>
  expect(listStyleOptions([{ style: 'Witbier' }, { style: 'Kölsch' }, { style: 'kellerbier' }]).slice(6)).toEqual([
    'kellerbier',
    'Kölsch',
    'Witbier',
  ]));

test.each([
  ['West Coast Pale Ale', 'hoppy'],
  ['Black IPA', 'hoppy'],
  ['Barrel-Aged Imperial Stout', 'dark'],
  ['Baltic PORTER', 'dark'],
  ['Berliner Weisse', 'sour'],
  ['Mandarin Wheat', 'wheat'],
  ['Märzen', 'crisp'],
  ['Kölsch', 'crisp'],
  ['Imperial Red', 'malty'],
  ['Saison', 'belgian'],
  ['Hard Seltzer', null],
  [null, null],
])('%s is of the family %s', (style, family) => expect(getStyleFamily(style)).toBe(family));
