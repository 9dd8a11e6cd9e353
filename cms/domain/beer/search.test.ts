import { expect, test } from 'vitest';
import { sampleBeer } from './sample';
import { matchesSearch } from './search';

test.each([
  ['RIDGE', true],
  ['ipa', true],
  ['bitter', true],
  [' runner ', true],
  ['%', false],
  ['_', false],
  ['.*', false],
  ['', true],
  ['stout', false],
])('the search %j matches the beer: %j', (search, expected) =>
  expect(matchesSearch(sampleBeer(), search)).toBe(expected),
);

test('search treats composed and decomposed accents as equal and ignores missing text', () => {
  expect(matchesSearch(sampleBeer({ name: 'Ko\u0308lsch' }), 'KÖLSCH')).toBe(true);
  expect(matchesSearch(sampleBeer({ name: 'A', style: null, description: null }), 'null')).toBe(false);
});
