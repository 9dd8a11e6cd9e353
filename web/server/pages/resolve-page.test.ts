import { expect, test } from 'vitest';
import { resolvePage } from './resolve-page';

const resolveBeers = (query: string) => resolvePage(`/beers${query}`, () => '/beers');

test.each([
  ['?style=IPA&style=IPA', '?style=IPA'],
  ['?style=IPA&style=Stout&abv=7%2B', '?abv=7%2B&style=IPA'],
  ['?style=&style=IPA', ''],
])('the query %s is rendered and cached as %s', (query, expected) => {
  expect(resolveBeers(query)).toMatchObject({ kind: 'page', url: `/beers${expected}` });
});
