import { findMentionedBeers } from './mentioned-beers';

const beers = ['Ridge Runner', 'Wildfire', 'Wildfire Red', 'Harvest', 'Kölsch', 'No. 7'].map((name) => ({ name }));

test.each([
  ['in the order of the text', 'Wildfire Red meets Ridge Runner', null, ['Wildfire Red', 'Ridge Runner']],
  ['once, in the description too', 'Ridge Runner day', 'More ridge runner.', ['Ridge Runner']],
  ['a shorter name only where it stands alone', 'Wildfire Red', 'And Wildfire.', ['Wildfire Red', 'Wildfire']],
  ['no part of a word', 'Harvesters', 'Wildfires', []],
  ['no ordinary word', 'A harvest dinner', null, []],
  ['a single word as it is written', 'Harvest is back: “Kölsch”, too', null, ['Harvest', 'Kölsch']],
  [
    'names behind letters whose lower case is longer',
    'İİİİİİİİİİİİİİİİİİİİ Ridge Runner',
    'Wildfire',
    ['Ridge Runner', 'Wildfire'],
  ],
  ['names with punctuation', 'Barrel No. 7, opened', null, ['No. 7']],
])('finds %s', (_, title, description, expected) => {
  expect(findMentionedBeers({ title, description }, beers).map(({ name }) => name)).toEqual(expected);
});
