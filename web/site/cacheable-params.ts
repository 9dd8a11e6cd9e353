/**
 * The query parameters that change a page, by its route. Each selection of them has one URL, which the site's own links use
 * and other spellings redirect to, and one entry in the edge's cache. Other parameters, such as those of ad campaigns, change
 * nothing: they neither redirect nor create entries.
 */
import { beerParams, sortParam, textParam } from '../domain/beer-filter';
import { beerSections } from '@domain/beer/section';
import { canonicalTaproomParam, categoryParam } from '../domain/event';
import { keysOf, oneOf, readParams, type Params } from '../domain/list-options';
import { tapParams } from '../domain/tap-list';
import { eventTypeOptions } from '@domain/inquiry/event-type';
import type { TaproomSummary } from '@domain/taproom/schema';

const beerScopes = [...keysOf(beerSections), 'all'];

/** "Find a beer" filters all sections (`abv`); each section has its own filters too (`seasonal.abv`, `all.sort`). */
export const beersPageParams: Params = {
  name: textParam(80),
  abv: beerParams.abv,
  ibu: beerParams.ibu,
  style: beerParams.style,
  available: oneOf(['now']),
  ...Object.fromEntries(
    beerScopes.flatMap((scope) => Object.entries(beerParams).map(([name, read]) => [`${scope}.${name}`, read])),
  ),
  'all.sort': sortParam,
  open: oneOf(beerScopes),
};

type Taprooms = readonly Pick<TaproomSummary, 'slug' | 'name'>[];

/** The parameters of the page with this route pattern. */
export const getCacheableParams = (pattern: string, taprooms: Taprooms): Params => {
  const taproom = (value: string) => canonicalTaproomParam(taprooms, value);
  const pages: Readonly<Record<string, Params>> = {
    '/beers': beersPageParams,
    // A type shows the form for private events.
    '/contact': { type: oneOf(eventTypeOptions.map(({ value }) => value)) },
    // All events take place in the taproom if there is only one.
    '/events': { taproom: taprooms.length > 1 ? taproom : () => null, category: categoryParam },
    '/newsletter/unsubscribe': { token: (value) => value || null },
    '/taps': { taproom, ...tapParams },
  };
  return pages[pattern] ?? {};
};

/** Pages that are specific to one user and must not be cached. */
export const privatePages: readonly string[] = ['/newsletter/unsubscribe'];

/**
 * Separates the parameters that change a page, in canonical order and spelling, from all others. The first value of a repeated
 * parameter counts.
 */
export function splitParams(query: URLSearchParams, params: Params) {
  const values = Object.entries(readParams(params, query));
  const canonical = new URLSearchParams(values.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
  const isKnown = ([name]: [string, string]) => Object.hasOwn(params, name);
  const known = new URLSearchParams([...query].filter(isKnown));
  const others = new URLSearchParams([...query].filter((entry) => !isKnown(entry)));
  return { canonical, others, isCanonical: known.toString() === canonical.toString() };
}
