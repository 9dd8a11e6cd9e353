/** The order of the beers on /beers, and the sections that a beer is in, as values that the database sorts by. */
import { toSortKey } from '../shared/sort-key';
import type { Beer } from './beer';
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
