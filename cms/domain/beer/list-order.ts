/** The order of the beers on /beers, and the sections that a beer is in, as values that the database sorts by. */
import { toSortKey } from '../shared/sort-key';
import type { Beer } from './schema';
import { beerSections, isInSection } from './section';
import { getSmallestOunces } from './size';
import { tagChoiceLabel } from './tag';

const bitOf = (index: number) => 1 << index;

/** One bit per section. */
export const toSectionBits = (beer: Pick<Beer, 'tags'>): number =>
  beerSections.reduce((bits, { key }, index) => (isInSection(beer, key) ? bits | bitOf(index) : bits), 0);

export const sectionBits: readonly number[] = beerSections.map((_, index) => bitOf(index));

/** A tag of each section; the label of a beer follows from them as from its own tags. */
export const listSectionTags = (bits: number): string[] =>
  beerSections.flatMap(({ key }, index) => ((bits & bitOf(index)) > 0 ? tagChoiceLabel(key) : []));

const ounceDigits = 13;

/** Millionths of an ounce tell all sizes apart. */
const toOunceKey = (sizes: readonly string[]) =>
  String(Math.round(getSmallestOunces(sizes) * 1e6)).padStart(ounceDigits, '0');

/**
 * Section by section, smallest size first, then by name, as on the page; a beer in two sections counts where it is first,
 * and those of no section come last.
 */
export function toListKey(beer: Pick<Beer, 'name' | 'sizes' | 'tags'>): string {
  const section = beerSections.findIndex(({ key }) => isInSection(beer, key));
  return `${section < 0 ? beerSections.length : section}${toOunceKey(beer.sizes)}${toSortKey(beer.name)}`;
}

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
