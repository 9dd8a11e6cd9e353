/** Rich text in the format of Strapi's blocks editor. */
type Mark = 'bold' | 'italic' | 'underline' | 'strikethrough' | 'code';

export type RichTextSpan = { type: 'text'; text: string } & { [Name in Mark]?: boolean };
type RichTextLink = { type: 'link'; url: string; children: RichTextSpan[] };
export type RichTextInline = RichTextSpan | RichTextLink;
export type RichTextListItem = { type: 'list-item'; children: RichTextInline[] };
export type RichTextList = {
  type: 'list';
  format: 'ordered' | 'unordered';
  children: (RichTextListItem | RichTextList)[];
};

export type RichTextBlock =
  | { type: 'paragraph' | 'quote' | 'code'; children: RichTextInline[] }
  | { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: RichTextInline[] }
  | RichTextList
  | {
      type: 'image';
      image: { url: string; alternativeText?: string | null; width: number; height: number };
      children: RichTextSpan[];
    };

export type RichText = RichTextBlock[];

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

/**
 * Links that content may have: a path of the site, an anchor on the page, an HTTP URL, an e-mail address or a phone number,
 * never a URL that runs a script. To browsers, `/\` at the start is `//`: another host.
 */
export const linkPattern = '^(/(?![/\\\\])\\S*|#\\S+|https?://\\S+|mailto:\\S+|tel:\\S+)$';

/** Strapi's default column of a string has 255 characters. */
export const maxLinkLength = 255;

const linkFormat = new RegExp(linkPattern, 'i');

export const isSafeLink = (url: string) => linkFormat.test(url);

/** The paragraphs of a long text, which empty lines separate. */
export const toParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
