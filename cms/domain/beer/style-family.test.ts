import { expect, test } from 'vitest';
import { getStyleFamily } from './style-family';

test.each([
  ['Hazy IPA', 'hoppy'],
  ['West Coast Pale Ale', 'hoppy'],
  ['Black IPA', 'hoppy'],
  ['Barrel-Aged Imperial Stout', 'dark'],
  ['Baltic PORTER', 'dark'],
  ['Berliner Weisse', 'sour'],
  ['Mandarin Wheat', 'wheat'],
  ['Weizenbock', 'wheat'],
  ['Märzen', 'crisp'],
  ['Kölsch', 'crisp'],
  ['Pilsner', 'crisp'],
  ['Imperial Red', 'malty'],
  ['Saison', 'belgian'],
  ['Hard Seltzer', null],
  ['', null],
  [null, null],
])('%s is of the family %s', (style, family) => expect(getStyleFamily(style)).toBe(family));
