import { beerSections } from '@domain/beer/section';

const beerFilters = ['abv', 'ibu', 'availability', 'style'];

/** Each section has its own filters (`seasonal.abv`); those of the full list have no prefix. */
const beerFilterPrefixes = ['', ...beerSections.map(({ key }) => `${key}.`)];

/**
 * Query parameters that change a page, by its route. The edge caches a page once for each combination of their values and
 * ignores other parameters, such as those of ad campaigns.
 */
export const cacheableParams: Record<string, readonly string[]> = {
  '/beers': [...beerFilterPrefixes.flatMap((prefix) => beerFilters.map((name) => prefix + name)), 'sort', 'open'],
  '/newsletter/unsubscribe': ['token'],
};

/** Pages about one person, which must not be cached. */
export const privatePages: readonly string[] = ['/newsletter/unsubscribe'];
