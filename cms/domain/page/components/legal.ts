import { choice, component, date, list, longText, richText, text } from '../fields';

const placeholders = '{name}, {site}, {address}, {email} and {phone} stand for those of the brewery.';

/** The top of a legal page. */
export const legalHero = component({
  name: 'legal-hero',
  label: 'Top of the page, with a date',
  icon: 'picture',
  title: 'title',
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
  title: 'heading',
  fields: {
    heading: text('Headline', 60),
    anchor: text('Anchor', 40, { hint: 'Links to this section end with it: /privacy-policy#security.' }),
    text: richText('Text', { hint: `${placeholders} Those beside the form stand for what the settings do.` }),
    closing: choice('Below the text', ['nothing', 'address'], { hint: 'The brewery’s address, email and phone.' }),
  },
});

/** Numbered sections with a table of contents. */
export const legalText = component({
  name: 'legal-text',
  label: 'Numbered sections',
  icon: 'bulletList',
  fields: { items: list('Sections', legalItem, { max: 40 }) },
});
