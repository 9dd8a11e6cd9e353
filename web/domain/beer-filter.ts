/** Filters of the beer list: strength, bitterness, availability and style. Keys are URL values. */
import type { Beer } from '@domain/beer/schema';
import { includesIgnoringCase, equalsIgnoringCase } from '@domain/beer/search';
import { getSmallestOunces } from '@domain/beer/size';
import { listStyleOptions } from '@domain/beer/style';
import { hasTagChoice } from '@domain/beer/tag';

type Band = { key: string; label: string; matches: (value: number) => boolean };

export const abvBands = [
  { key: '0-4', label: '0-4%', matches: (abv) => abv <= 4 },
  { key: '4.1-6.9', label: '4.1-6.9%', matches: (abv) => abv > 4 && abv < 7 },
  { key: '7+', label: '7%+', matches: (abv) => abv >= 7 },
] as const satisfies Band[];
type AbvBand = (typeof abvBands)[number]['key'];

export const ibuBands = [
  { key: 'mild', label: 'Mild (0-20)', matches: (ibu) => ibu < 21 },
  { key: 'moderate', label: 'Moderate (21-50)', matches: (ibu) => ibu >= 21 && ibu < 51 },
  { key: 'bitter', label: 'Bitter (51+)', matches: (ibu) => ibu >= 51 },
] as const satisfies Band[];
type IbuBand = (typeof ibuBands)[number]['key'];

export const availabilities = [
  { key: 'year-round', label: 'Year-Round' },
  { key: 'seasonal', label: 'Seasonal' },
  { key: 'limited', label: 'Limited Release' },
] as const;
export type Availability = (typeof availabilities)[number]['key'];

const inBand = (bands: readonly Band[], value: number | null, key: string) =>
  value !== null && bands.some((band) => band.key === key && band.matches(value));

export type BeerFilters = {
  abv: AbvBand | null;
  ibu: IbuBand | null;
  availability: Availability | null;
  style: string | null;
};

export const noFilters: BeerFilters = { abv: null, ibu: null, availability: null, style: null };

export const hasFilters = (filters: BeerFilters) => Object.values(filters).some((value) => value !== null);

type Filterable = Pick<Beer, 'abv' | 'ibu' | 'tags' | 'style'>;

/** A style matches a part of it: `Stout` includes Oatmeal Stout. */
export const matchesFilters =
  ({ abv, ibu, availability, style }: BeerFilters) =>
  (beer: Filterable): boolean =>
    (abv === null || inBand(abvBands, beer.abv, abv)) &&
    (ibu === null || inBand(ibuBands, beer.ibu, ibu)) &&
    (availability === null || hasTagChoice(beer.tags, availability)) &&
    (style === null || (beer.style !== null && includesIgnoringCase(beer.style, style)));

// Sort orders of the beer list. The API returns beers by name, and a stable
// sort keeps that order for ties: comparing names again would cost a phone 50 ms during hydration.

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

// Filters and sort order in the URL's query.

const findKey = <Key extends string>(options: readonly { key: Key }[], text: string | null): Key | null =>
  options.find(({ key }) => key === text)?.key ?? null;

/** Ignores unknown values. The filters of a section of the list have its key as prefix: `limited.abv`. */
export const parseFilters = (params: URLSearchParams, prefix = ''): BeerFilters => ({
  abv: findKey(abvBands, params.get(`${prefix}abv`)),
  ibu: findKey(ibuBands, params.get(`${prefix}ibu`)),
  availability: findKey(availabilities, params.get(`${prefix}availability`)),
  style: params.get(`${prefix}style`)?.trim().slice(0, 120) || null,
});

export const parseSort = (text: string | null): BeerSort => findKey(sortOptions, text) ?? defaultSort;

// The options of the filters: those that some of the beers match, and those that are selected.

export function listFilterOptions(beers: readonly Filterable[], selected: BeerFilters) {
  const isOffered = (filters: Partial<BeerFilters>) => beers.some(matchesFilters({ ...noFilters, ...filters }));
  const styles = listStyleOptions(selected.style ? [...beers, { style: selected.style }] : beers);
  return {
    abv: abvBands.filter(({ key }) => key === selected.abv || isOffered({ abv: key })),
    ibu: ibuBands.filter(({ key }) => key === selected.ibu || isOffered({ ibu: key })),
    availability: availabilities.filter(({ key }) => key === selected.availability || isOffered({ availability: key })),
    style: styles
      .filter((style) => equalsIgnoringCase(style, selected.style ?? '') || isOffered({ style }))
      .map((style) => ({ key: style, label: style })),
  };
}
