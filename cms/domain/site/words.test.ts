import { iconOf } from '../event/category';
import { maxWordLength, wordGroups, wordsField } from './words';

test('blank and unchanged words are left out', () => {
  expect(wordsField.parse({ Name: ' Your name ', Email: '', Phone: 'Phone', 'icon:trivia': 'beer' })).toEqual({
    Name: 'Your name',
    'icon:trivia': 'beer',
  });
  expect(wordsField.parse(null)).toEqual({});
});

test.each([
  [{ Nonsense: 'x' }, 'The site has no word “Nonsense”'],
  [{ 'icon:trivia': 'rocket' }, 'The site has no word “icon:trivia”'],
  [{ Name: 'x'.repeat(161) }, '“Name” is too long (maximum 160 characters)'],
  [{ 'Visit {taproom}': 'See {taprom}' }, '“See {taprom}”: only {taproom} is filled in'],
  [{ Name: 'Your {name}' }, '“Your {name}”: nothing in braces is filled in here'],
])('%j is rejected', (words, message) => {
  expect(wordsField.safeParse(words).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('each word is in one group, and its original is not too long', () => {
  const words = wordGroups.flatMap((group) => group.words);
  expect(words.filter((word, index) => words.indexOf(word) !== index || word.length > maxWordLength)).toEqual([]);
});

test('a category has the icon of its name until another one is chosen', () => {
  expect(iconOf('trivia', {})).toBe('games');
  expect(iconOf('trivia', { 'icon:trivia': 'beer' })).toBe('beer');
});
