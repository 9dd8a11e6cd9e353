import {
  component,
  longText,
  photo,
  text,
  link,
  optionalLongText,
  optionalText,
  choice,
  date,
  list,
  richText,
  type ValuesOf,
} from './fields';
import { paragraph, type RichText, type RichTextBlock } from './rich-text';

/** What search engines and link previews show. */
export const seo = component({
  name: 'seo',
  label: 'Search engines and link previews',
  icon: 'search',
  fields: {
    title: text('Title', 80, { hint: 'The brewery’s name is added if it is missing. {name} stands for it.' }),
    description: longText('Description', 220, { hint: '{name} stands for the brewery’s name.' }),
    image: photo('Image', { hint: 'In link previews.' }),
  },
});

const eyebrow = optionalText('Small line above the headline', 40);
const title = text('Headline', 40);

/** The top of a page with a photo of the hero images. */
export const hero = component({
  name: 'hero',
  label: 'Top of the page',
  icon: 'picture',
  fields: {
    eyebrow,
    title,
    lead: optionalLongText('Introduction', 180),
  },
});

/** The top of a page with a photo of its own and a button. */
export const photoHero = component({
  name: 'photo-hero',
  label: 'Top of the page, with a button',
  icon: 'picture',
  fields: {
    eyebrow,
    title,
    lead: longText('Introduction', 220),
    photo: photo('Photo'),
    actionLabel: text('Button', 32),
    actionHref: link('Button leads to'),
  },
});

/** The top of a page with a photo of its own. */
export const coverHero = component({
  name: 'cover-hero',
  label: 'Top of the page, with a photo',
  icon: 'picture',
  fields: {
    eyebrow,
    title,
    lead: optionalLongText('Introduction', 180),
    photo: photo('Photo'),
  },
});

const placeholders = '{name}, {site}, {address}, {email} and {phone} stand for those of the brewery.';

export const legalHero = component({
  name: 'legal-hero',
  label: 'Top of the page, with a date',
  icon: 'picture',
  fields: {
    title: text('Headline', 40),
    updated: date('Last updated'),
    lead: longText('Introduction', 400, { hint: placeholders }),
  },
});

const legalItem = component({
  name: 'legal-item',
  label: 'Numbered section',
  icon: 'bulletList',
  fields: {
    heading: text('Headline', 60),
    anchor: text('Anchor', 40, { hint: 'Links to this section end with it: /privacy-policy#security.' }),
    text: richText('Text', { hint: `${placeholders} Those beside the form stand for what the settings do.` }),
    closing: choice('Below the text', ['nothing', 'address'], { hint: 'The brewery’s address, email and phone.' }),
  },
});

export type Clause = ValuesOf<typeof legalItem>;

const toBlocks = (blocks: readonly (string | RichTextBlock)[]): RichText =>
  blocks.map((block) => (typeof block === 'string' ? paragraph(block) : block));

/** A numbered section of the seed; a text is a paragraph. */
export const clause = (anchor: string, heading: string, ...blocks: (string | RichTextBlock)[]): Clause => ({
  anchor,
  heading,
  text: toBlocks(blocks),
  closing: 'nothing',
});

/** Replaces the texts of sections, by anchor. */
export const replaceClauses = (clauses: Clause[], texts: Record<string, (string | RichTextBlock)[]>): Clause[] =>
  clauses.map((each) => ({ ...each, text: toBlocks(texts[each.anchor] ?? each.text) }));

export const legalText = component({
  name: 'legal-text',
  label: 'Numbered sections',
  icon: 'bulletList',
  fields: { items: list('Sections', legalItem, { max: 40 }) },
});

export const newsletter = component({
  name: 'newsletter',
  label: 'Newsletter',
  icon: 'envelop',
  fields: {
    heading: text('Headline', 40),
    text: longText('Text', 160),
  },
});
