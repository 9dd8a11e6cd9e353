import { canonicalQuery, isDecodable, normalizePath, splitUrl } from '../url';

/** A public read. */
type EndpointDefinition = {
  /** A `*` is a segment with any text but `admin`, below which the calls of the staff app are. */
  path: string;
  /** Known query parameters; others are ignored. */
  params?: readonly string[];
  tags: readonly string[];
  changesEachMinute?: (query: URLSearchParams) => boolean;
  variesByUser?: boolean;
  /** Scripts of other sites may read it. */
  isOpenToOtherOrigins?: boolean;
};

/** What was just kicked drops out after a while. */
const tapList = {
  // Redirects are included, as taprooms are found by a former slug.
  tags: ['tap', 'pouring', 'list-check', 'beer', 'taproom', 'redirect', 'media'],
  changesEachMinute: () => true,
  isOpenToOtherOrigins: true,
};

const definitions: EndpointDefinition[] = [
  { path: '/api/beers', params: ['page', 'limit', 'search', 'style', 'tag'], tags: ['beer', 'media'] },
  { path: '/api/beers/featured', tags: ['beer', 'media'] },
  { path: '/api/beers/*', tags: ['beer', 'media'] },
  { path: '/api/beers/*/related', tags: ['beer', 'media'] },
  {
    path: '/api/events',
    params: ['upcoming', 'limit', 'page', 'tapRoom', 'category', 'include'],
    // The settings have the time zone in which events of all taprooms end.
    tags: ['event', 'taproom', 'site-settings', 'media'],
    changesEachMinute: (query) => query.has('upcoming'),
  },
  { path: '/api/events/*', params: ['include'], tags: ['event', 'taproom', 'media'] },
  { path: '/api/events/*/beers', tags: ['event', 'beer', 'media'] },
  { path: '/api/site', tags: ['site-settings', 'taproom', 'page', 'location', 'media'] },
  { path: '/api/taprooms', tags: ['taproom', 'hero-image', 'media'] },
  { path: '/api/taprooms/*', tags: ['taproom', 'hero-image', 'redirect', 'media'] },
  {
    path: '/api/content/location/*',
    tags: ['location', 'taproom', 'redirect', 'site-settings', 'media'],
    variesByUser: true,
  },
  { path: '/api/content/location/*/public', tags: ['location', 'taproom', 'hero-image', 'redirect', 'media'] },
  { path: '/api/content/hero-images/*/*', tags: ['hero-image', 'taproom', 'media'] },
  // The settings switch pages off, with the links to them.
  { path: '/api/pages/*', tags: ['page', 'site-settings', 'taproom', 'media'] },
  { path: '/api/redirects', tags: ['redirect', 'beer', 'event', 'taproom', 'page', 'site-settings'] },
  { path: '/api/taps', ...tapList },
  { path: '/api/taps/*', ...tapList },
  { path: '/api/distributors', tags: ['distributor'] },
  { path: '/api/shipping-states', tags: ['shipping-state'] },
];

const endpoints = definitions.map((definition) => ({
  ...definition,
  pattern: new RegExp(`^${definition.path.replaceAll('*', '(?!admin(?:/|$))[^/]+')}$`),
}));

export type Endpoint = {
  /** Canonical path and query: the cache key, and what is requested from the CMS. */
  key: string;
  /** Its pattern, for logs and metrics. */
  route: string;
  tags: readonly string[];
  /** Expires on the next full minute: lists of upcoming events, because events end on one, and tap lists. */
  changesEachMinute: boolean;
  /** Returns more to signed-in users. */
  variesByUser: boolean;
  /** Scripts of other sites may read it. */
  isOpenToOtherOrigins: boolean;
};

const findDefinition = (path: string) => endpoints.find(({ pattern }) => pattern.test(path));

/** The pattern of a public read, for logs and metrics; null for other paths. */
export const matchApiRoute = (path: string): string | null => findDefinition(path)?.path ?? null;

/** An empty text filters nothing; an empty number is an error that the CMS reports. */
const numberParams = ['page', 'limit'];
const hasEmptyNumber = (query: URLSearchParams) => numberParams.some((param) => query.get(param) === '');

/** Null if it is not a public read, or has no canonical URL: the request goes to the CMS. */
export function matchEndpoint(url: string): Endpoint | null {
  const { path: rawPath, query } = splitUrl(url);
  if (!isDecodable(rawPath)) return null;
  const path = normalizePath(rawPath);
  const definition = findDefinition(path);
  const canonical = definition && canonicalQuery(query, definition.params ?? []);
  if (!definition || canonical === null || canonical === undefined || hasEmptyNumber(query)) return null;
  const { tags, variesByUser = false, isOpenToOtherOrigins = false } = definition;
  return {
    key: path + canonical,
    route: definition.path,
    tags,
    changesEachMinute: definition.changesEachMinute?.(query) ?? false,
    variesByUser,
    isOpenToOtherOrigins,
  };
}
