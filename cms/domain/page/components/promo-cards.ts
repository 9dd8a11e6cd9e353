import { component, link, list, longText, optionalLink, optionalText, photo, text } from '../fields';

const promoCard = component({
  name: 'promo-card',
  label: 'Card with a photo',
  icon: 'apps',
  title: 'title',
  fields: {
    photo: photo('Photo'),
    title: text('Title', 40),
    text: longText('Text', 200),
    actionLabel: text('Button', 32),
    actionHref: link('Button leads to'),
  },
});

/** Cards of photo, text and button, with a line below them. */
export const promoCards = component({
  name: 'promo-cards',
  label: 'Cards with photos',
  icon: 'apps',
  title: 'heading',
  fields: {
    heading: text('Headline', 50),
    items: list('Cards', promoCard, { max: 6 }),
    note: optionalText('Line below the cards', 80),
    noteLabel: optionalText('Link in that line', 40),
    noteHref: optionalLink('Link leads to'),
  },
});
