import { sortByDistance, type Coordinates, type DistantDistributor } from '@domain/distributor/distance';
import type { Distributor } from '@domain/distributor/distributor';
import type { Finder } from './use-finder';

/**
 * What is shown: all or matching distributors in their groups, or those nearest to a place first. `focus` is what the map
 * shows; null: its initial view.
 */
export type FinderResults = { focus: Coordinates[] | null } & (
  | { order: 'groups'; distributors: Distributor[] }
  | { order: 'distance'; origin: Coordinates; nearest: DistantDistributor[] }
);

/** The map shows this many of the nearest ones. */
const focusCount = 3;

export function findResults(
  distributors: Distributor[],
  { kind, place, position }: Pick<Finder, 'kind' | 'place' | 'position'>,
): FinderResults {
  const ofKind = (all: Distributor[]) => (kind ? all.filter((distributor) => distributor.kind === kind) : all);
  // Street tiles are loaded from another server, so the map does not move to the visitor's own position.
  if (position.status === 'found') return findNearest(ofKind(distributors), position.coordinates, []);
  if (!place) return { order: 'groups', distributors: ofKind(distributors), focus: null };
  if ('coordinates' in place) return findNearest(ofKind(distributors), place.coordinates, [place.coordinates]);
  const matches = ofKind(place.matches);
  return { order: 'groups', distributors: matches, focus: matches.map(({ coordinates }) => coordinates) };
}

function findNearest(distributors: Distributor[], origin: Coordinates, focus: Coordinates[]): FinderResults {
  const nearest = sortByDistance(distributors, origin);
  const shown = nearest.slice(0, focusCount).map(({ distributor }) => distributor.coordinates);
  return { order: 'distance', origin, nearest, focus: [...focus, ...shown] };
}

export const listResults = (results: FinderResults): Distributor[] =>
  results.order === 'groups' ? results.distributors : results.nearest.map(({ distributor }) => distributor);
