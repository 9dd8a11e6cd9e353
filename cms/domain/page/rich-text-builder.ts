/** Builds rich text for the seed. */
import type { RichTextBlock, RichTextSpan } from './rich-text';

export const bold = (text: string): RichTextSpan => ({ type: 'text', text, bold: true });

type Inline = string | RichTextSpan;

const toSpans = (inlines: readonly Inline[]): RichTextSpan[] =>
  inlines.map((inline) => (typeof inline === 'string' ? { type: 'text', text: inline } : inline));

export const paragraph = (...inlines: Inline[]): RichTextBlock => ({ type: 'paragraph', children: toSpans(inlines) });

export const bullets = (...items: Inline[][]): RichTextBlock => ({
  type: 'list',
  format: 'unordered',
  children: items.map((item) => ({ type: 'list-item', children: toSpans(item) })),
});
