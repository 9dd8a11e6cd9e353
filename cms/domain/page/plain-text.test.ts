import { expect, test } from 'vitest';
import { toPlainText } from './plain-text';
import type { RichTextListItem } from './rich-text';

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
