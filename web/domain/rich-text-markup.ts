/**
 * Rich text as plain text that people type: `**bold**`, `*italic*`, `[text](/path)`, `## Headline`, `- item`, `1. item`,
 * `> quote`. An empty line starts a new paragraph. A backslash before a sign stands for the sign itself.
 */
import type {
  RichText,
  RichTextBlock,
  RichTextInline,
  RichTextList,
  RichTextListItem,
  RichTextSpan,
} from '@domain/page/rich-text';

type Mark = Exclude<keyof RichTextSpan, 'type' | 'text'>;

/** Longer signs first: the first match wins. */
const signs: readonly (readonly [Mark, string])[] = [
  ['bold', '**'],
  ['underline', '__'],
  ['strikethrough', '~~'],
  ['italic', '*'],
  ['code', '`'],
];

const escape = (text: string) => text.replace(/[\\*`[\]]|__|~~/g, (sign) => `\\${sign}`);

function spanToMarkup({ text, ...span }: RichTextSpan): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (inner === '') return text;
  const marks = signs.filter(([mark]) => span[mark]).map(([, sign]) => sign);
  return before + marks.join('') + escape(inner) + marks.toReversed().join('') + after;
}

const inlineToMarkup = (parts: readonly RichTextInline[]): string =>
  parts
    .map((part) => (part.type === 'link' ? `[${inlineToMarkup(part.children)}](${part.url})` : spanToMarkup(part)))
    .join('');

const listToMarkup = ({ format, children }: RichTextList, indent = ''): string => {
  let number = 0;
  return children
    .map((child) => {
      if (child.type === 'list') return listToMarkup(child, `${indent}  `);
      number += 1;
      return `${indent}${format === 'ordered' ? `${number}.` : '-'} ${inlineToMarkup(child.children)}`;
    })
    .join('\n');
};

/** The start of a paragraph that would otherwise be a headline, a list or a quote. */
const escapeStart = (text: string) => text.replace(/^(#{1,6} |> |- |!\[)/gm, '\\$1').replace(/^(\d+)(\. )/gm, '$1\\$2');

function blockToMarkup(block: RichTextBlock): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${inlineToMarkup(block.children)}`;
    case 'list':
      return listToMarkup(block);
    case 'quote':
      return inlineToMarkup(block.children).replace(/^/gm, '> ');
    case 'code':
      return `\`\`\`\n${block.children.map((part) => (part.type === 'text' ? part.text : '')).join('')}\n\`\`\``;
    case 'image':
      return `![${escape(block.image.alternativeText ?? '')}](${block.image.url})`;
    default:
      return escapeStart(inlineToMarkup(block.children));
  }
}

export const toMarkup = (blocks: RichText): string => blocks.map(blockToMarkup).join('\n\n');

type Marks = Omit<RichTextSpan, 'type' | 'text'>;

const linkFormat = /^\[((?:\\.|[^\\\]])*)\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/;

/** The end of a mark; -1 if it is never closed: then it is a plain sign. */
function findEnd(text: string, sign: string): number {
  for (let index = sign.length; index < text.length; index += text[index] === '\\' ? 2 : 1) {
    const isEnd = text.startsWith(sign, index) && !/\s/.test(text[index - 1] ?? ' ') && index > sign.length;
    const isLonger =
      sign === '*' ? text[index + 1] === '*' || text[index - 1] === '*' : text.startsWith(`${sign}*`, index);
    if (isEnd && !isLonger) return index;
  }
  return -1;
}

const append = (parts: RichTextInline[], text: string, marks: Marks): void => {
  const last = parts.at(-1);
  const isSame = last?.type === 'text' && signs.every(([mark]) => last[mark] === marks[mark]);
  if (isSame) last.text += text;
  else parts.push({ type: 'text', text, ...marks });
};

function parseInline(markup: string, marks: Marks = {}, parts: RichTextInline[] = []): RichTextInline[] {
  let rest = markup;
  while (rest !== '') {
    const [match, label, url] = linkFormat.exec(rest) ?? [];
    const opening = signs.find(([, sign]) => rest.startsWith(sign) && /^\S/.test(rest.slice(sign.length)));
    const end = opening ? findEnd(rest, opening[1]) : -1;
    if (match && label !== undefined && url) {
      const children = parseInline(label, marks).filter((part) => part.type === 'text');
      parts.push({ type: 'link', url, children });
      rest = rest.slice(match.length);
    } else if (opening && end > 0) {
      const [mark, sign] = opening;
      parseInline(rest.slice(sign.length, end), { ...marks, [mark]: true }, parts);
      rest = rest.slice(end + sign.length);
    } else {
      const [plain = ''] = /^\\(?:__|~~|.)|^(?:\s+|[\p{L}\p{N}.,;:!?’'"()-]+|.)/su.exec(rest) ?? [];
      append(parts, plain.startsWith('\\') && plain.length > 1 ? plain.slice(1) : plain, marks);
      rest = rest.slice(plain.length);
    }
  }
  return parts;
}

/** Strapi's editor needs a text in every block. */
const parseChildren = (markup: string): RichTextInline[] => {
  const parts = parseInline(markup);
  return parts.length > 0 ? parts : [{ type: 'text', text: '' }];
};

const itemFormat = /^(\s*)(?:-|(\d+)\.) (.*)$/;

type Line = { depth: number; isOrdered: boolean; text: string };

const toLine = (line: string): Line | null => {
  const [match, indent = '', number, text = ''] = itemFormat.exec(line) ?? [];
  return match === undefined ? null : { depth: Math.floor(indent.length / 2), isOrdered: number !== undefined, text };
};

function toList(lines: readonly Line[], depth = lines[0]?.depth ?? 0): RichTextList {
  const children: (RichTextListItem | RichTextList)[] = [];
  for (let index = 0; index < lines.length;) {
    const nested = lines.slice(index).findIndex((line) => line.depth <= depth);
    const count = nested < 0 ? lines.length - index : nested;
    const line = lines[index];
    if (count > 0) children.push(toList(lines.slice(index, index + count)));
    else if (line) children.push({ type: 'list-item', children: parseChildren(line.text) });
    index += Math.max(1, count);
  }
  return { type: 'list', format: lines[0]?.isOrdered ? 'ordered' : 'unordered', children };
}

function parseBlock(markup: string, images: ReadonlyMap<string, RichTextBlock>): RichTextBlock {
  const [, hashes, heading] = /^(#{1,6}) (.*)$/s.exec(markup) ?? [];
  if (hashes !== undefined && heading !== undefined)
    return { type: 'heading', level: hashes.length as 1 | 2 | 3 | 4 | 5 | 6, children: parseChildren(heading) };
  const [, imageUrl = ''] = /^!\[(?:\\.|[^\\\]])*\]\((\S+)\)$/.exec(markup) ?? [];
  const image = images.get(imageUrl);
  if (image) return image;
  const code = /^```\n?(.*?)\n?```$/s.exec(markup)?.[1];
  if (code !== undefined) return { type: 'code', children: [{ type: 'text', text: code }] };
  const lines = markup.split('\n');
  const items = lines.flatMap((line) => toLine(line) ?? []);
  if (items.length === lines.length) return toList(items);
  if (lines.every((line) => line.startsWith('> ')))
    return { type: 'quote', children: parseChildren(lines.map((line) => line.slice(2)).join('\n')) };
  return { type: 'paragraph', children: parseChildren(markup) };
}

/** `known`: blocks with the images that the text can contain; others can’t be typed. */
export function parseMarkup(markup: string, known: RichText = []): RichText {
  const images = new Map(known.flatMap((block) => (block.type === 'image' ? [[block.image.url, block] as const] : [])));
  const blocks = markup.replace(/\r\n?/g, '\n').match(/```.*?```|(?:(?!\n\s*\n|```).)+/gs) ?? [];
  return blocks
    .map((block) => block.replace(/^\n+|\s+$/g, ''))
    .filter((block) => block.trim() !== '')
    .map((block) => parseBlock(block, images));
}
