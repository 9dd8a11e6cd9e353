import type { RichText, RichTextInline, RichTextList, RichTextListItem } from './rich-text';

/** The text without formatting: a line for each paragraph, heading and list item. Images are omitted. */
export const toPlainText = (text: RichText): string =>
  text
    .flatMap((block) => {
      if (block.type === 'image') return [];
      return block.type === 'list' ? listLines(block) : [joinInlines(block.children)];
    })
    .filter((line) => line.trim() !== '')
    .join('\n');

const joinInlines = (inlines: readonly RichTextInline[]): string =>
  inlines.map((inline) => (inline.type === 'link' ? joinInlines(inline.children) : inline.text)).join('');

const listLines = ({ children }: RichTextList): string[] =>
  children.flatMap((item: RichTextListItem | RichTextList) =>
    item.type === 'list' ? listLines(item) : [joinInlines(item.children)],
  );
