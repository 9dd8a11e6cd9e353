/** Filters of the beer list: strength, bitterness, availability and style. Keys are URL values. */
import type { Beer } from '@domain/beer/schema';
import { includesIgnoringCase, equalsIgnoringCase, foldCase } from '@domain/beer/search';
import { getSmallestOunces } from '@domain/beer/size';
import { defaultStyles, listStyleOptions } from '@domain/beer/style';
import { hasTagChoice } from '@domain/beer/tag';
import { compareValues, keysOf, oneOf, readParams, sortBy, type ParamValues, type ReadParam } from './list-options';

type Band = { key: string; label: string; matches: (value: number) => boolean };

export const abvBands = [
  { key: '0-4', label: '0-4%', matches: (abv) => abv <= 4 },
  { key: '4.1-6.9', label: '4.1-6.9%', matches: (abv) => abv > 4 && abv < 7 },
  { key: '7+', label: '7%+', matches: (abv) => abv >= 7 },
] as const satisfies Band[];

export const ibuBands = [
  { key: 'mild', label: 'Mild (0-20)', matches: (ibu) => ibu < 21 },
  { key: 'moderate', label: 'Moderate (21-50)', matches: (ibu) => ibu >= 21 && ibu < 51 },
  { key: 'bitter', label: 'Bitter (51+)', matches: (ibu) => ibu >= 51 },
] as const satisfies Band[];

const availabilities = [
  { key: 'year-round', label: 'Year-Round' },
  { key: 'seasonal', label: 'Seasonal' },
  { key: 'limited', label: 'Limited Release' },
] as const;

/** A text that a filter compares without its case. */
export const textParam =
  (maxLength: number): ReadParam =>
  (value) =>
    foldCase(value.trim().replace(/\s+/g, ' ').slice(0, maxLength).trimEnd()) || null;

const maxStyleLength = 120;

/** The filters of a list as parameters. The default styles are spelled as on the page, all others in lower case. */
export const beerParams = {
  // A literal `+` in a query string is a space.
  abv: (value: string) => oneOf(keysOf(abvBands))(value.replace(/ $/, '+')),
  ibu: oneOf(keysOf(ibuBands)),
  availability: oneOf(keysOf(availabilities)),
  style: (value: string) => {
    const style = textParam(maxStyleLength)(value);
    return style && (oneOf(defaultStyles)(style) ?? style);
  },
};

export type BeerFilters = ParamValues<typeof beerParams>;

const inBand = (bands: readonly Band[], value: number | null, key: string) =>
  value !== null && bands.some((band) => band.key === key && band.matches(value));

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

// Sort orders of the beer list. The API returns beers by name, and ties keep that order: comparing names again would cost a
// phone 50 ms during hydration.

type SortableBeer = Pick<Beer, 'sizes' | 'tags' | 'abv' | 'ibu' | 'isFeatured' | 'createdAt'>;

type Compare = (left: SortableBeer, right: SortableBeer) => number;

const featuredFirst: Compare = (left, right) => Number(right.isFeatured) - Number(left.isFeatured);

const newestFirst: Compare = (left, right) => Date.parse(right.createdAt) - Date.parse(left.createdAt);

const popularFirst: Compare = (left, right) =>
  Number(hasTagChoice(right.tags, 'popular')) - Number(hasTagChoice(left.tags, 'popular'));

const byValue =
  (field: 'abv' | 'ibu', direction: 1 | -1): Compare =>
  (left, right) =>
    compareValues(left[field], right[field], direction);

export const sortOptions = [
  {
    key: 'can-size',
    label: 'Can Size',
    compare: (left, right) => getSmallestOunces(left.sizes) - getSmallestOunces(right.sizes),
  },
  { key: 'alphabetical', label: 'Alphabetical', compare: () => 0 },
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

const defaultSort: BeerSort = 'can-size';

/** `beers` must be in name order. */
export const sortBeers = <Listed extends SortableBeer>(beers: readonly Listed[], sort: BeerSort = defaultSort) =>
  sortBy<SortableBeer, Listed>(sortOptions, sort, beers);

/** Ignores unknown values. The filters of a section of the list have its key as prefix: `limited.abv`. */
export const parseFilters = (params: URLSearchParams, prefix = '') => readParams(beerParams, params, prefix);

export const sortParam = oneOf(keysOf(sortOptions).filter((key) => key !== defaultSort));

export const parseSort = (text: string | null): BeerSort => sortParam(text ?? '') ?? defaultSort;

// The options of the filters: those that some of the beers match, and those that are selected.

export function listFilterOptions(beers: readonly Filterable[], selected: BeerFilters) {
  const isOffered = (filters: Partial<BeerFilters>) => beers.some(matchesFilters({ ...noFilters, ...filters }));
  const isSelected = (style: string | null) => equalsIgnoringCase(style?.trim() ?? '', selected.style ?? '');
  // Spelled as the beers spell it, if they do: its button must stay the same one.
  const styles = listStyleOptions(beers.some(({ style }) => isSelected(style)) ? beers : [...beers, selected]);
  return {
    abv: abvBands.filter(({ key }) => key === selected.abv || isOffered({ abv: key })),
    ibu: ibuBands.filter(({ key }) => key === selected.ibu || isOffered({ ibu: key })),
    availability: availabilities.filter(({ key }) => key === selected.availability || isOffered({ availability: key })),
    style: styles
      .filter((style) => isSelected(style) || isOffered({ style }))
      .map((style) => ({ key: style, label: style })),
  };
}
