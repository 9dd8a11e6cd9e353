import { pages } from '@domain/page/pages';
import type { RichText } from '@domain/page/rich-text';
import { parseMarkup, toMarkup } from './rich-text-markup';

const listRichTexts = (value: unknown): RichText[] => {
  if (typeof value !== 'object' || value === null) return [];
  const isRichText = Array.isArray(value) && value.length > 0 && value.every((block) => 'children' in Object(block));
  return isRichText ? [value as RichText] : Object.values(value).flatMap(listRichTexts);
};

test('all texts that come with the site stay the same', () => {
  const texts = listRichTexts(pages.map(({ seed }) => seed));
  expect(texts.length).toBeGreaterThan(10);
  for (const text of texts) expect(parseMarkup(toMarkup(text))).toEqual(text);
});

const text = (value: string, marks: object = {}) => ({ type: 'text', text: value, ...marks });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });

test.each([
  ['plain', [paragraph(text('plain'))]],
  ['one\n\n\ntwo\nlines', [paragraph(text('one')), paragraph(text('two\nlines'))]],
  [
    'a **bold** and *italic* word',
    [
      paragraph(
        text('a '),
        text('bold', { bold: true }),
        text(' and '),
        text('italic', { italic: true }),
        text(' word'),
      ),
    ],
  ],
  ['***both***', [paragraph(text('both', { bold: true, italic: true }))]],
  ['2 * 3 * 4, 5* and ** alone', [paragraph(text('2 * 3 * 4, 5* and ** alone'))]],
  [
    'see [our **beers**](/beers) now',
    [
      paragraph(
        text('see '),
        { type: 'link', url: '/beers', children: [text('our '), text('beers', { bold: true })] },
        text(' now'),
      ),
    ],
  ],
  ['\\*not italic\\*', [paragraph(text('*not italic*'))]],
  ['## Hours', [{ type: 'heading', level: 2, children: [text('Hours')] }]],
  [
    '- one\n- two\n  1. nested',
    [
      {
        type: 'list',
        format: 'unordered',
        children: [
          { type: 'list-item', children: [text('one')] },
          { type: 'list-item', children: [text('two')] },
          { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('nested')] }] },
        ],
      },
    ],
  ],
  ['> quoted', [{ type: 'quote', children: [text('quoted')] }]],
  ['', []],
])('%j', (markup, blocks) => {
  expect(parseMarkup(markup)).toEqual(blocks);
  expect(parseMarkup(toMarkup(blocks as RichText))).toEqual(blocks);
});

test('an image is kept while its line is there', () => {
  const image: RichText[number] = {
    type: 'image',
    image: { url: '/uploads/a.png', alternativeText: 'Barrel [1998] *', width: 4, height: 3 },
    children: [{ type: 'text', text: '' }],
  };
  const markup = `${toMarkup([image])}\n\nText`;
  expect(parseMarkup(markup, [image])).toEqual([image, paragraph(text('Text'))]);
});

test('signs at the start of a paragraph stay what they are', () => {
  const blocks = ['- no list', '# no headline', '1. no list', '> no quote'].map((line) =>
    paragraph(text(line)),
  ) as RichText;
  expect(parseMarkup(toMarkup(blocks))).toEqual(blocks);
});
