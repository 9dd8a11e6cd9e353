import { beerSections } from '@domain/beer/section';

const sectionFilters = ['abv', 'ibu', 'availability', 'style'];

/** "Find a beer" filters all sections (`abv`); each section has its own filters too (`seasonal.abv`, `all.sort`). */
export const beersPageParams: readonly string[] = [
  ...['name', 'abv', 'ibu', 'style', 'available'],
  ...[...beerSections.map(({ key }) => key), 'all'].flatMap((scope) =>
    sectionFilters.map((name) => `${scope}.${name}`),
  ),
  ...['all.sort', 'open'],
];

/**
 * Query parameters that change a page, by its route. The edge caches a page once for each combination of their values and
 * ignores other parameters, such as those of ad campaigns.
 */
export const cacheableParams: Record<string, readonly string[]> = {
  '/beers': beersPageParams,
  '/newsletter/unsubscribe': ['token'],
};

/** Pages that are specific to one user and must not be cached. */
export const privatePages: readonly string[] = ['/newsletter/unsubscribe'];
