import type { RichText, RichTextInline, RichTextList, RichTextListItem } from '@domain/page/rich-text';

type Values = Readonly<Record<string, string | null | undefined>>;

/**
 * Fills in the placeholders of a title or description for search engines. A placeholder without a value is left out with
 * the punctuation next to it: `{facts}. {description}` without facts is the description alone.
 */
export function fillTemplate(template: string, values: Values): string {
  const isKnown = (name: string) => Object.hasOwn(values, name);
  const filled = template.replace(/\{(\w+)\}([.,;:]?\s*)/g, (found, name: string, separator: string) =>
    isKnown(name) ? (values[name] ? values[name] + separator : '') : found,
  );
  const last = /\{(\w+)\}$/.exec(template)?.[1];
  const endsWithEmpty = last !== undefined && isKnown(last) && !values[last];
  return (endsWithEmpty ? filled.replace(/[.,;:]?\s*$/, '') : filled).replace(/\s+/g, ' ').trim();
}

export const truncate = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text;

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
