import { sampleBeer } from '../test/samples';
import { availabilityLabel, beerSections, isInNoSection, isInSection } from './section';

test.each([
  [['Limited Release'], ['limited']],
  [['New Release'], ['limited']],
  [['seasonal'], ['seasonal']],
  [['Winter Seasonal'], ['seasonal']],
  [['Coming Soon!'], ['coming-soon']],
  [['Year Round'], ['year-round']],
  [['Seasonal Release'], ['limited', 'seasonal']],
  [['Popular'], []],
  [[], []],
])('a beer with tags %j is in the sections %j', (tags, sections) => {
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
