import { expect, test } from 'vitest';
import { canonicalBeersParams } from './canonical-params';

test.each([
  [
    'puts known parameters into a fixed order',
    'seasonal.abv=7%2B&style=IPA&abv=7%2B',
    'abv=7%2B&style=IPA&seasonal.abv=7%2B',
  ],
  ['keeps the first of a repeated parameter', 'style=IPA&style=Stout', 'style=IPA'],
  ['drops empty parameters', 'name=&abv=&style=IPA', 'style=IPA'],
  ['moves unrelated parameters to the end', 'utm_source=mail&style=IPA', 'style=IPA&utm_source=mail'],
])('%s', (_, query, expected) => {
  expect(canonicalBeersParams(new URLSearchParams(query)).toString()).toBe(expected);
});
