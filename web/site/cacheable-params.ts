import { beerSections } from '@domain/beer/section';

const beerFilters = ['abv', 'ibu', 'availability', 'style'];

/** Each section has filters of its own (`seasonal.abv`); the full list has the plain ones. */
const beerLists = ['', ...beerSections.map(({ key }) => `${key}.`)];

/**
 * Which keys of the address's query each page understands. The edge keeps one copy of a page for each of their values
 * and takes no notice of others, such as those that advertisers add.
 */
export const cacheableParams: Record<string, readonly string[]> = {
  '/beers': [...beerLists.flatMap((list) => beerFilters.map((name) => list + name)), 'sort', 'open'],
  '/newsletter/unsubscribe': ['token'],
};

/** A page that says something about one person is made for that person alone. */
export const privatePages: readonly string[] = ['/newsletter/unsubscribe'];
