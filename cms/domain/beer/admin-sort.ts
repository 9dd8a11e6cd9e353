/** Sort orders of the staff list of beers. */
import type { Beer } from './beer';
import { compareByName } from './compare-by-name';
import { getSmallestOunces } from './size';

type Sortable = Pick<Beer, 'name' | 'abv' | 'sizes' | 'createdAt' | 'updatedAt'>;
type Compare = (left: Sortable, right: Sortable) => number;

const latestFirst =
  (field: 'createdAt' | 'updatedAt'): Compare =>
  (left, right) =>
    Date.parse(right[field]) - Date.parse(left[field]);

/** Beers without an ABV come last in both directions. */
const byAbv =
  (direction: 1 | -1): Compare =>
  (left, right) => {
    if (left.abv === null || right.abv === null) return Number(left.abv === null) - Number(right.abv === null);
    return (left.abv - right.abv) * direction || compareByName(left, right);
  };

const bySmallestCan: Compare = (left, right) =>
  getSmallestOunces(left.sizes) - getSmallestOunces(right.sizes) || compareByName(left, right);

export const beerAdminSorts = [
  { key: 'updated', label: 'Recently changed', compare: latestFirst('updatedAt') },
  { key: 'name', label: 'Name: A to Z', compare: compareByName },
  { key: 'name-desc', label: 'Name: Z to A', compare: (left, right) => compareByName(right, left) },
  { key: 'newest', label: 'Newest first', compare: latestFirst('createdAt') },
  { key: 'abv-low', label: 'ABV: low to high', compare: byAbv(1) },
  { key: 'abv-high', label: 'ABV: high to low', compare: byAbv(-1) },
  { key: 'site', label: 'Order on the site', compare: bySmallestCan },
] as const satisfies { key: string; label: string; compare: Compare }[];

export type BeerAdminSort = (typeof beerAdminSorts)[number]['key'];

/** api.md §5: most recently updated first. */
export const defaultAdminSort: BeerAdminSort = 'updated';

export const beerAdminSortKeys = beerAdminSorts.map(({ key }) => key);

export const getAdminCompare = (sort: BeerAdminSort): Compare =>
  beerAdminSorts.find(({ key }) => key === sort)?.compare ?? latestFirst('updatedAt');
