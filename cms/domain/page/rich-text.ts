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
