import { useSearchParams } from 'react-router-dom';
import type { BeerSummary } from '@domain/beer/beer-summary';
import type { BeerSection } from '@domain/beer/section';
import type { SectionOf } from '@domain/page/definition';
import type { beerList } from '@domain/page/pages/beers';
import { matchesFilters, noFilters, type BeerFilters, parseFilters } from '../../../domain/beer-filter';
import { findBeers } from '../../../domain/beer-search';
import { beersPageParams, splitParams } from '../../cacheable-params';
import { useOnTapLabels } from '../../shared/taproom/use-on-tap-labels';

/** One URL for each selection, then all other parameters, such as those of ad campaigns. */
export function canonicalBeersParams(params: URLSearchParams): URLSearchParams {
  const { canonical, others } = splitParams(params, beersPageParams);
  return new URLSearchParams([...canonical, ...others]);
}

/** The selection in "Find a beer", which filters all sections of /beers. */
type BeerFinderValues = {
  name: string;
  abv: BeerFilters['abv'];
  ibu: BeerFilters['ibu'];
  style: string | null;
  isAvailable: boolean;
};

/** Field names of the form, equal to the URL parameters: without JavaScript the browser submits the form. */
const finderFields = ['name', 'abv', 'ibu', 'style', 'available'] as const;

/** The value of `available` for beers that are available now. */
export const availableNow = 'now';

const maxNameLength = 80;

const parseFinder = (params: URLSearchParams): BeerFinderValues => {
  const { abv, ibu, style } = parseFilters(params);
  return {
    abv,
    ibu,
    style,
    name: params.get('name')?.trim().slice(0, maxNameLength) ?? '',
    isAvailable: params.get('available') === availableNow,
  };
};

const isFinderActive = ({ name, abv, ibu, style, isAvailable }: BeerFinderValues) =>
  Boolean(name || abv || ibu || style || isAvailable);

/** A beer that pours at a taproom is available there. */
const createFinder = (
  { name, isAvailable, ...bands }: BeerFinderValues,
  isOnTap: (beer: Pick<BeerSummary, 'slug'>) => boolean,
) => {
  const matchesBands = matchesFilters({ ...noFilters, ...bands });
  return (beers: readonly BeerSummary[]) =>
    findBeers(beers, name).filter((beer) => matchesBands(beer) && (!isAvailable || beer.isAvailable || isOnTap(beer)));
};

/** The selection of "Find a beer", kept in the URL, so that it can be shared and Back works. */
export function useBeerFinder() {
  const [searchParams, setSearchParams] = useSearchParams();
  const values = parseFinder(searchParams);
  const labelOf = useOnTapLabels();
  return {
    values,
    isActive: isFinderActive(values),
    find: createFinder(values, ({ slug }) => labelOf(slug) !== null),
    /** `replace` keeps Back from stepping through each letter of a typed name. */
    update: (fields: Record<string, string>, { replace = false } = {}) =>
      setSearchParams(
        (all) => {
          const next = new URLSearchParams(all);
          for (const field of finderFields) next.set(field, fields[field]?.trim() ?? '');
          return canonicalBeersParams(next);
        },
        { preventScrollReset: true, replace },
      ),
  };
}

type Content = SectionOf<typeof beerList>;

const fieldOf = {
  'coming-soon': 'comingSoon',
  limited: 'limited',
  'year-round': 'yearRound',
  seasonal: 'seasonal',
} satisfies Record<BeerSection, keyof Content>;

/** The headline of a section of beers. */
export const sectionTitle = (content: readonly Content[], key: BeerSection): string => content[0]?.[fieldOf[key]] ?? '';

/** A word of the site and its values: `12 beers`, or `3 of 12 beers` when filters hide some. */
export function matchCount(shown: number, total: number): [string, { shown: number; total: number }] {
  const all = total === 1 ? '{total} beer' : '{total} beers';
  return [shown === total ? all : '{shown} of {total} beers', { shown, total }];
}
