/**
 * Sort orders of the beer list. The API returns beers by name, and a stable
 * sort keeps that order for ties: comparing names again would cost a phone 50 ms during hydration.
 */
import type { Beer } from './beer';
import { getSmallestOunces } from './size';
import { hasTagChoice } from './tag';

type SortableBeer = Pick<Beer, 'sizes' | 'tags' | 'abv' | 'ibu' | 'isFeatured' | 'createdAt'>;

type Compare = (left: SortableBeer, right: SortableBeer) => number;

const keepOrder: Compare = () => 0;

const featuredFirst: Compare = (left, right) => Number(right.isFeatured) - Number(left.isFeatured);

const newestFirst: Compare = (left, right) => Date.parse(right.createdAt) - Date.parse(left.createdAt);

const popularFirst: Compare = (left, right) =>
  Number(hasTagChoice(right.tags, 'popular')) - Number(hasTagChoice(left.tags, 'popular'));

/** Beers without the value come last in both directions. */
const byValue =
  (field: 'abv' | 'ibu', direction: 1 | -1): Compare =>
  (left, right) => {
    const [leftValue, rightValue] = [left[field], right[field]];
    if (leftValue === null || rightValue === null) return Number(leftValue === null) - Number(rightValue === null);
    return (leftValue - rightValue) * direction;
  };

export const sortOptions = [
  {
    key: 'can-size',
    label: 'Can Size',
    compare: (left, right) => getSmallestOunces(left.sizes) - getSmallestOunces(right.sizes),
  },
  { key: 'alphabetical', label: 'Alphabetical', compare: keepOrder },
  { key: 'newest', label: 'Newest', compare: (left, right) => featuredFirst(left, right) || newestFirst(left, right) },
  {
    key: 'popular',
    label: 'Popular',
    compare: (left, right) => featuredFirst(left, right) || popularFirst(left, right),
  },
  { key: 'abv-low', label: 'ABV: Low to High', compare: byValue('abv', 1) },
  { key: 'abv-high', label: 'ABV: High to Low', compare: byValue('abv', -1) },
  { key: 'ibu-low', label: 'IBU: Low to High', compare: byValue('ibu', 1) },
  { key: 'ibu-high', label: 'IBU: High to Low', compare: byValue('ibu', -1) },
] as const satisfies { key: string; label: string; compare: Compare }[];
export type BeerSort = (typeof sortOptions)[number]['key'];

export const defaultSort: BeerSort = 'can-size';

/** `beers` must be in name order. */
export const sortBeers = <Listed extends SortableBeer>(
  beers: readonly Listed[],
  sort: BeerSort = defaultSort,
): Listed[] => {
  const compare: Compare = sortOptions.find(({ key }) => key === sort)?.compare ?? keepOrder;
  return [...beers].sort(compare);
};
