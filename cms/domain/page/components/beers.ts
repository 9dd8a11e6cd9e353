import { component, text } from '../fields';

/** All beers, in sections by their tags. */
export const beerList = component({
  name: 'beer-list',
  label: 'Beers',
  icon: 'filter',
  fields: {
    comingSoon: text('Headline of the beers that are coming soon', 40),
    limited: text('Headline of the limited releases', 40),
    yearRound: text('Headline of the year-round beers', 40),
    seasonal: text('Headline of the seasonal beers', 40),
    others: text('Headline of all other beers', 40),
    emptyText: text('Text without beers', 120),
  },
});
