import { expect, test } from 'vitest';
import { listStyleOptions } from './style';

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
