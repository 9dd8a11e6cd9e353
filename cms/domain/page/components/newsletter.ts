import { component, longText, text } from '../fields';

/** The form for the newsletter, with a headline. */
export const newsletter = component({
  name: 'newsletter',
  label: 'Newsletter',
  icon: 'envelop',
  title: 'heading',
  fields: {
    heading: text('Headline', 40),
    text: longText('Text', 160),
  },
});
