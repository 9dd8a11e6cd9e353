import { component, text } from '../fields';

/** Search, map and list of the distributors. */
export const distributorFinder = component({
  name: 'distributor-finder',
  label: 'Search for distributors',
  icon: 'pinMap',
  fields: { emptyText: text('Text without distributors', 120) },
});
