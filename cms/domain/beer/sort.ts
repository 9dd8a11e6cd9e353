/** The orders of the beer list (visitor-site.md §9); every tie is broken by name. */
import type { ListedBeer } from './listed-beer';
import { smallestOunces } from './size';
import { hasTagChoice } from './tag';

type Compare = (left: ListedBeer, right: ListedBeer) => number;

const roughly = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const exactly = new Intl.Collator('en');

const byName: Compare = (left, right) =>
  roughly.compare(left.name, right.name) ||
  exactly.compare(left.name, right.name) ||
  (left._id < right._id ? -1 : Number(left._id > right._id));

const featuredFirst: Compare = (left, right) => Number(right.isFeatured) - Number(left.isFeatured);

const newestFirst: Compare = (left, right) => Date.parse(right.createdAt) - Date.parse(left.createdAt);

const popularFirst: Compare = (left, right) =>
  Number(hasTagChoice(right.tags, 'popular')) - Number(hasTagChoice(left.tags, 'popular'));

/** Beers without the value come last, whichever way the others go. */
const byValue =
  (field: 'abv' | 'ibu', direction: 1 | -1): Compare =>
  (left, right) => {
    const [one, other] = [left[field], right[field]];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return (one - other) * direction;
  };

export const sortOptions = [
  {
    key: 'can-size',
    label: 'Can Size',
    compare: (left, right) => smallestOunces(left.sizes) - smallestOunces(right.sizes),
  },
  { key: 'alphabetical', label: 'Alphabetical', compare: byName },
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

export const sortBeers = <Listed extends ListedBeer>(
  beers: readonly Listed[],
  sort: BeerSort = defaultSort,
): Listed[] => {
  const compare = sortOptions.find(({ key }) => key === sort)?.compare ?? byName;
  return [...beers].sort((left, right) => compare(left, right) || byName(left, right));
};
