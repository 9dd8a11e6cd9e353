/** Sort orders of the staff list of beers. */
const labels = {
  updated: 'Recently changed',
  name: 'Name: A to Z',
  'name-desc': 'Name: Z to A',
  newest: 'Newest first',
  'abv-low': 'ABV: low to high',
  'abv-high': 'ABV: high to low',
  /** The order of /beers, by section and size. */
  site: 'Order on the site',
} as const satisfies Record<string, string>;

export type BeerAdminSort = keyof typeof labels;

export const beerAdminSorts = Object.keys(labels) as BeerAdminSort[];

export const adminSortLabel = (sort: BeerAdminSort) => labels[sort];

/** Most recently updated first. */
export const defaultAdminSort: BeerAdminSort = 'updated';
