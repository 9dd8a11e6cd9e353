import { expect, test } from 'vitest';
import { canonicalBeersParams } from './canonical-params';

test.each([
  ['a fixed order', 'seasonal.abv=7%2B&style=IPA&abv=7%2B', 'abv=7%2B&style=IPA&seasonal.abv=7%2B'],
  ['the first of a repeated parameter', 'style=IPA&style=Stout', 'style=IPA'],
  ['no empty parameters', 'name=&abv=&style=IPA', 'style=IPA'],
  ['unrelated parameters at the end', 'utm_source=mail&style=IPA', 'style=IPA&utm_source=mail'],
])('has %s', (_, query, expected) => {
  expect(canonicalBeersParams(new URLSearchParams(query)).toString()).toBe(expected);
});
