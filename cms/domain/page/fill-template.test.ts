import { expect, test } from 'vitest';
import { fillTemplate, truncate } from './fill-template';

const template = '{facts}. {description}';

test.each([
  [{ facts: 'IPA, 65 IBU', description: 'Bitter. Dry.' }, 'IPA, 65 IBU. Bitter. Dry.'],
  [{ facts: '', description: 'Bitter.' }, 'Bitter.'],
  [{ facts: 'July 4', description: null }, 'July 4'],
  [{ facts: 'July 4', description: 'Two\n  lines' }, 'July 4. Two lines'],
])('fills in %j', (values, text) => expect(fillTemplate(template, values)).toBe(text));

test('keeps other text and unknown placeholders', () => {
  expect(fillTemplate('Drink {beer}, {style}: {constructor}!', { beer: '$& Ale', style: null })).toBe(
    'Drink $& Ale, {constructor}!',
  );
});

test('truncates between words or within a long one', () => {
  expect(truncate('one two', 7)).toBe('one two');
  expect(truncate('one two three', 5)).toBe('one…');
});
