import { component, text } from '../fields';

/** Search, map and list of the distributors. */
export const distributorFinder = component({
  name: 'distributor-finder',
  label: 'Search for distributors',
  icon: 'pinMap',
  title: 'heading',
  fields: {
    heading: text('Headline', 40),
    emptyText: text('Text without distributors', 120),
  },
});
