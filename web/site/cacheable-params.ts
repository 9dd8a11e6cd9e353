/**
 * The query parameters that change a page, by its route. Each selection of them has one URL, which the site's own links use
 * and other spellings redirect to, and one entry in the edge's cache. Other parameters, such as those of ad campaigns, change
 * nothing: they neither redirect nor create entries.
 */
import { abvBands, availabilities, ibuBands, defaultSort, sortOptions } from '../domain/beer-filter';
import { foldCase } from '@domain/beer/search';
import { beerSections } from '@domain/beer/section';
import { defaultStyles } from '@domain/beer/style';
import { publicCategories } from '@domain/event/category';
import { canonicalTaproomParam } from '../domain/event';
import { defaultTapSort, strengths, tapSorts, tapStyles } from '../domain/tap-list';
import { eventTypeOptions } from '@domain/inquiry/event-type';
import type { TaproomSummary } from '@domain/taproom/schema';

/** The canonical spelling of a value; null for one without effect: unknown, or the default. */
type Canonicalize = (value: string) => string | null;

/** The parameters of a page in their canonical order. */
type PageParams = Readonly<Record<string, Canonicalize>>;

const oneOf =
  (values: readonly string[]): Canonicalize =>
  (value) =>
    values.find((known) => foldCase(known) === foldCase(value.trim())) ?? null;

const keysOf = (options: readonly { key: string }[]) => options.map(({ key }) => key);

const cleanText = (value: string, maxLength: number) => value.trim().replace(/\s+/g, ' ').slice(0, maxLength).trimEnd();

/** Filters ignore the case of a text. */
const text =
  (maxLength: number): Canonicalize =>
  (value) =>
    foldCase(cleanText(value, maxLength)) || null;

/** The default styles are spelled as on the page, all others in lower case. */
const style: Canonicalize = (value) => oneOf(defaultStyles)(cleanText(value, 120)) ?? text(120)(value);

/** A literal `+` in a query string is a space. */
const abv: Canonicalize = (value) => oneOf(keysOf(abvBands))(value.replace(/ $/, '+'));
const ibu = oneOf(keysOf(ibuBands));

const beerScopes = [...keysOf(beerSections), 'all'];
const scopedFilters: PageParams = { abv, ibu, availability: oneOf(keysOf(availabilities)), style };

/** "Find a beer" filters all sections (`abv`); each section has its own filters too (`seasonal.abv`, `all.sort`). */
export const beersPageParams: PageParams = {
  ...{ name: text(80), abv, ibu, style, available: oneOf(['now']) },
  ...Object.fromEntries(
    beerScopes.flatMap((scope) =>
      Object.entries(scopedFilters).map(([name, canonicalize]) => [`${scope}.${name}`, canonicalize]),
    ),
  ),
  'all.sort': oneOf(keysOf(sortOptions).filter((key) => key !== defaultSort)),
  open: oneOf(beerScopes),
};

type Taprooms = readonly Pick<TaproomSummary, 'slug' | 'name'>[];

/** The parameters of the page with this route pattern. */
export const getCacheableParams = (pattern: string, taprooms: Taprooms): PageParams => {
  const taproom: Canonicalize = (value) => canonicalTaproomParam(taprooms, value);
  const pages: Readonly<Record<string, PageParams>> = {
    '/beers': beersPageParams,
    // A type shows the form for private events.
    '/contact': { type: oneOf(eventTypeOptions.map(({ value }) => value)) },
    // All events take place in the taproom if there is only one.
    '/events': { taproom: taprooms.length > 1 ? taproom : () => null, category: oneOf(publicCategories) },
    '/newsletter/unsubscribe': { token: (value) => value || null },
    '/taps': {
      taproom,
      style: oneOf(keysOf(tapStyles)),
      strength: oneOf(keysOf(strengths)),
      sort: oneOf(keysOf(tapSorts).filter((key) => key !== defaultTapSort)),
    },
  };
  return pages[pattern] ?? {};
};

/** Pages that are specific to one user and must not be cached. */
export const privatePages: readonly string[] = ['/newsletter/unsubscribe'];

type SplitParams = {
  /** Canonical order and spelling. The first value of a repeated parameter counts, as in `URLSearchParams.get`. */
  canonical: URLSearchParams;
  others: URLSearchParams;
  isCanonical: boolean;
};

/** Separates the parameters that change a page from all others. */
export function splitParams(query: URLSearchParams, params: PageParams): SplitParams {
  const canonical = new URLSearchParams();
  for (const [name, canonicalize] of Object.entries(params)) {
    const value = canonicalize(query.get(name) ?? '');
    if (value !== null) canonical.set(name, value);
  }
  const isKnown = ([name]: [string, string]) => Object.hasOwn(params, name);
  const known = new URLSearchParams([...query].filter(isKnown));
  const others = new URLSearchParams([...query].filter((entry) => !isKnown(entry)));
  return { canonical, others, isCanonical: known.toString() === canonical.toString() };
}
