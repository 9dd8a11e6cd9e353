import { component, optionalLink, optionalLongText, optionalText, text, wholeNumber } from '../fields';

/** Beers that have a tag, or all. */
export const beersByTag = component({
  name: 'beers-by-tag',
  label: 'Beers by tag',
  icon: 'priceTag',
  title: 'heading',
  fields: {
    heading: text('Headline', 50),
    text: optionalLongText('Introduction', 220),
    tag: optionalText('Tag', 40, { hint: 'For example Seasonal. Leave empty for all beers.' }),
    limit: wholeNumber('Number of beers', { min: 1, max: 24, default: 6 }),
    actionLabel: optionalText('Button', 32),
    actionHref: optionalLink('Button leads to'),
    emptyText: optionalText('Text without beers', 120, { hint: 'Leave empty to hide the section while it has none.' }),
  },
});
