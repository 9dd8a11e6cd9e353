import { sortByDistance, type Coordinates, type Distant } from './distance';
import { compareDistributors } from '@domain/distributor/group';
import type { Outlet } from './outlet';
import type { Finder } from './use-finder';

/**
 * What is shown: all distributors in their groups, or the distributors and taprooms that match a search, or nearest first. `focus` is what the map
 * shows; null: its initial view.
 */
export type FinderResults = { focus: Coordinates[] | null } & (
  { order: 'groups'; distributors: Outlet[] } | { order: 'distance'; origin: Coordinates; nearest: Distant<Outlet>[] }
);

/** The map shows this many of the nearest ones. */
const focusCount = 3;

export function findResults(
  distributors: Outlet[],
  taprooms: Outlet[],
  { kind, place, position }: Pick<Finder, 'kind' | 'place' | 'position'>,
): FinderResults {
  const ofKind = (outlets: Outlet[]) => outlets.filter((outlet) => kind === null || outlet.kind === kind);
  const all = () => ofKind([...distributors, ...taprooms]);
  // Street tiles are loaded from another server, so the map does not move to the visitor's own position.
  if (position.status === 'found') return findNearest(all(), position.coordinates, []);
  if (!place) return { order: 'groups', distributors: ofKind(distributors), focus: null };
  if ('coordinates' in place) return findNearest(all(), place.coordinates, [place.coordinates]);
  const matches = ofKind(place.matches).sort(compareDistributors);
  return { order: 'groups', distributors: matches, focus: matches.map(({ coordinates }) => coordinates) };
}

function findNearest(outlets: Outlet[], origin: Coordinates, focus: Coordinates[]): FinderResults {
  const nearest = sortByDistance(outlets, origin);
  const shown = nearest.slice(0, focusCount).map(({ item }) => item.coordinates);
  return { order: 'distance', origin, nearest, focus: [...focus, ...shown] };
}

export const listResults = (results: FinderResults): Outlet[] =>
  results.order === 'groups' ? results.distributors : results.nearest.map(({ item }) => item);
