import { expect, test } from 'vitest';
import { sampleBeer } from './sample';
import { matchesSearch } from './search';
import { availabilityLabel, beerSections, isInNoSection, isInSection } from './section';
import { addTag, hasTag, toggleTag } from './tag';

test.each([
  [['Limited Release'], ['limited']],
  [['New Release'], ['limited']],
  [['LIMITED'], ['limited']],
  [['seasonal'], ['seasonal']],
  [['Winter Seasonal'], ['seasonal']],
  [['Coming Soon!'], ['coming-soon']],
  [['Year Round'], ['year-round']],
  [
    ['year round', 'Limited'],
    ['limited', 'year-round'],
  ],
  [['Seasonal Release'], ['limited', 'seasonal']],
  [['Popular'], []],
  [[], []],
])('tags %j belong to %j', (tags, sections) => {
  const beer = sampleBeer({ tags });
  const found = beerSections.filter(({ key }) => isInSection(beer, key)).map(({ key }) => key);
  expect(found.sort()).toEqual([...sections].sort());
  expect(isInNoSection(beer)).toBe(sections.length === 0);
});

test.each([
  [['Year Round', 'Coming Soon'], true, 'Coming Soon'],
  [['Seasonal', 'Limited'], true, 'Limited Release'],
  [['Year Round', 'seasonal'], true, 'Seasonal'],
  [['Year Round'], false, 'Year Round'],
  [['Popular'], true, 'Available'],
  [[], false, 'Currently Unavailable'],
])('tags %j, available %j, are labelled %s', (tags, isAvailable, label) =>
  expect(availabilityLabel({ tags, isAvailable })).toBe(label),
);

test.each([
  [[], 'popular', true, ['Popular']],
  [['most POPULAR'], 'popular', true, ['most POPULAR']],
  [['New Release', 'Hazy'], 'limited', false, ['Hazy']],
  [['Limited Release', 'small release'], 'limited', false, []],
  [['Hazy'], 'limited', true, ['Hazy', 'Limited Release']],
  [['Year Round'], 'year-round', false, []],
  [['Hazy'], 'seasonal', false, ['Hazy']],
] as const)('of %j the checkbox %s set to %j makes %j', (tags, choice, isOn, expected) =>
  expect(toggleTag(tags, choice, isOn)).toEqual(expected),
);

test('a typed tag is added once, in any case', () => {
  expect(addTag(['Hazy'], ' hazy ')).toEqual(['Hazy']);
  expect(addTag(['Hazy'], ' Fresh ')).toEqual(['Hazy', 'Fresh']);
  expect(addTag(['Hazy'], ' ')).toEqual(['Hazy']);
});

test('a tag is found by a part of its text', () => {
  expect(hasTag({ tags: ['Limited Release'] }, 'limited')).toBe(true);
  expect(hasTag({ tags: ['Limited'] }, 'Limited Release')).toBe(false);
});

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
])('a search for %j finds it: %j', (search, found) => expect(matchesSearch(sampleBeer(), search)).toBe(found));

test('a search knows accents in both of their spellings, and missing texts', () => {
  expect(matchesSearch(sampleBeer({ name: 'Ko\u0308lsch' }), 'KÖLSCH')).toBe(true);
  expect(matchesSearch(sampleBeer({ name: 'A', style: null, description: null }), 'null')).toBe(false);
});
