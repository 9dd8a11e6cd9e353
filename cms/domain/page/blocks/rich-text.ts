import { component, optionalText, richText as richTextField } from '../fields';

/** Formatted text with headings, lists, links and images. */
export const richText = component({
  name: 'rich-text',
  label: 'Formatted text',
  icon: 'write',
  title: 'heading',
  fields: {
    heading: optionalText('Headline', 60),
    text: richTextField('Text'),
  },
});
