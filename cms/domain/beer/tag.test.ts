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
])('tags %j are in the sections %j', (tags, sections) => {
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
])('a beer with tags %j, available %j, has the label %s', (tags, isAvailable, label) =>
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
] as const)('with tags %j, setting the checkbox %s to %j results in %j', (tags, choice, isChecked, expected) =>
  expect(toggleTag(tags, choice, isChecked)).toEqual(expected),
);

test('addTag trims the tag and ignores blank ones and duplicates in any case', () => {
  expect(addTag(['Hazy'], ' hazy ')).toEqual(['Hazy']);
  expect(addTag(['Hazy'], ' Fresh ')).toEqual(['Hazy', 'Fresh']);
  expect(addTag(['Hazy'], ' ')).toEqual(['Hazy']);
});

test('hasTag matches part of a tag, ignoring case', () => {
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
])('the search %j matches the beer: %j', (search, expected) =>
  expect(matchesSearch(sampleBeer(), search)).toBe(expected),
);

test('search treats composed and decomposed accents as equal and ignores missing text', () => {
  expect(matchesSearch(sampleBeer({ name: 'Ko\u0308lsch' }), 'KÖLSCH')).toBe(true);
  expect(matchesSearch(sampleBeer({ name: 'A', style: null, description: null }), 'null')).toBe(false);
});
