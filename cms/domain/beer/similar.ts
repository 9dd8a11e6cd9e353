/** 'You might also like': beers that taste similar. */
import type { Beer } from './beer';
import { beerSections, isInSection } from './section';
import { getStyleFamily } from './style-family';

type ComparedBeer = Pick<Beer, '_id' | 'style' | 'abv' | 'tags' | 'isAvailable'>;

export const maxSimilarBeers = 4;

/** Strengths that differ by less are equal in taste, so that the tags can decide. */
const abvStep = 0.5;

/** Of a beer without strength, every other is equally far away. */
const abvSteps = (left: ComparedBeer, right: ComparedBeer) =>
  left.abv === null || right.abv === null ? Infinity : Math.floor(Math.abs(left.abv - right.abv) / abvStep);

const countSharedSections = (left: ComparedBeer, right: ComparedBeer) =>
  beerSections.filter(({ key }) => isInSection(left, key) && isInSection(right, key)).length;

const isSameFamily = (left: ComparedBeer, right: ComparedBeer) =>
  getStyleFamily(left.style) !== null && getStyleFamily(left.style) === getStyleFamily(right.style);

/**
 * The beers most similar to one of them: available beers first, then those of the same style family, nearest strength,
 * and the same section of the list. Further ties keep the order of `beers`.
 */
export function findSimilarBeers<Candidate extends ComparedBeer>(
  beer: ComparedBeer,
  beers: readonly Candidate[],
  count = maxSimilarBeers,
): Candidate[] {
  return beers
    .filter(({ _id }) => _id !== beer._id)
    .map((candidate) => ({
      candidate,
      ranks: [
        candidate.isAvailable ? 0 : 1,
        isSameFamily(beer, candidate) ? 0 : 1,
        abvSteps(beer, candidate),
        -countSharedSections(beer, candidate),
      ],
    }))
    .sort((left, right) => compareRanks(left.ranks, right.ranks))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** Compares by the first rank that differs. */
function compareRanks(left: readonly number[], right: readonly number[]): number {
  const index = left.findIndex((rank, position) => rank !== right[position]);
  return index === -1 ? 0 : Math.sign((left[index] ?? 0) - (right[index] ?? 0));
}
