/** Sort orders of the staff list of beers. */
import type { Beer } from './beer';
import { compareByName } from './compare-by-name';
import { orderAsListed } from './list-order';

type Compare = (left: Sortable, right: Sortable) => number;
type Sortable = Parameters<typeof orderAsListed>[0][number] & Pick<Beer, 'name' | 'updatedAt'>;

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

const sorts = {
  updated: { label: 'Recently changed', compare: latestFirst('updatedAt') },
  name: { label: 'Name: A to Z', compare: compareByName },
  'name-desc': { label: 'Name: Z to A', compare: (left, right) => compareByName(right, left) },
  newest: { label: 'Newest first', compare: latestFirst('createdAt') },
  'abv-low': { label: 'ABV: low to high', compare: byAbv(1) },
  'abv-high': { label: 'ABV: high to low', compare: byAbv(-1) },
  /** The order of /beers, by section and size, which no comparison of two beers decides. */
  site: { label: 'Order on the site', compare: null },
} as const satisfies Record<string, { label: string; compare: Compare | null }>;

export type BeerAdminSort = keyof typeof sorts;

export const beerAdminSorts = Object.keys(sorts) as BeerAdminSort[];

export const adminSortLabel = (sort: BeerAdminSort) => sorts[sort].label;

/** api.md §5: most recently updated first. */
export const defaultAdminSort: BeerAdminSort = 'updated';

/** Keeps the order of ties. */
export function sortForStaff<Listed extends Sortable>(beers: readonly Listed[], sort: BeerAdminSort): Listed[] {
  const { compare } = sorts[sort];
  return compare ? [...beers].sort(compare) : orderAsListed([...beers].sort(compareByName));
}
