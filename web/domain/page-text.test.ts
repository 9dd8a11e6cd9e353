import type { RichTextListItem } from '@domain/page/rich-text';
import { fillTemplate, truncate, toPlainText } from './page-text';

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

const item = (text: string): RichTextListItem => ({ type: 'list-item', children: [{ type: 'text', text }] });

test('each paragraph, heading and list item is a line; images and blank paragraphs are omitted', () => {
  const link = { type: 'link' as const, url: '/contact', children: [{ type: 'text' as const, text: 'write to us' }] };
  expect(
    toPlainText([
      { type: 'heading', level: 2, children: [{ type: 'text', text: 'Cake' }] },
      { type: 'paragraph', children: [{ type: 'text', text: 'Yes, ' }, link, { type: 'text', text: '.', bold: true }] },
      {
        type: 'list',
        format: 'unordered',
        children: [item('Plates'), { type: 'list', format: 'ordered', children: [item('Forks')] }],
      },
      { type: 'image', image: { url: '/a.jpg', width: 1, height: 1 }, children: [{ type: 'text', text: '' }] },
      { type: 'paragraph', children: [{ type: 'text', text: ' ' }] },
    ]),
  ).toBe('Cake\nYes, write to us.\nPlates\nForks');
});
