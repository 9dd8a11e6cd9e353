import { component, libraryPhoto, list, longText, optionalLink, optionalLongText, optionalText, text } from '../fields';

const card = component({
  name: 'card',
  label: 'Card',
  icon: 'apps',
  title: 'title',
  fields: {
    photo: libraryPhoto('Photo'),
    title: text('Title', 40),
    text: longText('Text', 200),
    actionLabel: optionalText('Button', 32),
    actionHref: optionalLink('Button leads to'),
  },
});

/** Cards of a text, with or without photo and button. */
export const cards = component({
  name: 'cards',
  label: 'Cards',
  icon: 'apps',
  title: 'heading',
  fields: {
    heading: text('Headline', 50),
    text: optionalLongText('Introduction', 220),
    items: list('Cards', card, { max: 12 }),
  },
});
