/** The order of the beers on /beers, and the beers before and after one in it. */
import type { Beer } from './beer';
import { groupBySection, isInNoSection } from './section';
import { sortBeers } from './sort';

type ListedBeer = Pick<Beer, '_id'> & Parameters<typeof sortBeers>[0][number];

/** Section by section, smallest size first, as on the page; a beer in two sections counts where it is first. Input in name order. */
export function orderAsListed<Listed extends ListedBeer>(beers: readonly Listed[]): Listed[] {
  const sections = [...groupBySection(beers).map((section) => section.beers), beers.filter(isInNoSection)];
  return [...new Set(sections.flatMap((sectionBeers) => sortBeers(sectionBeers)))];
}

/** Null before the first beer and after the last. */
export function findNeighbors<Listed extends ListedBeer>(id: string, beers: readonly Listed[]) {
  const listed = orderAsListed(beers);
  const index = listed.findIndex((beer) => beer._id === id);
  return {
    previous: index > 0 ? (listed[index - 1] ?? null) : null,
    next: index >= 0 ? (listed[index + 1] ?? null) : null,
  };
}
