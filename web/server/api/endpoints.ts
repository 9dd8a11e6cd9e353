import { canonicalQuery, isDecodable, normalizePath, splitUrl } from '../url';

/** A public read. */
type EndpointDefinition = {
  path: RegExp;
  /** Known query parameters; others are ignored. */
  params: readonly string[];
  tags: readonly string[];
  isLongTail?: (query: URLSearchParams) => boolean;
  changesEachMinute?: (query: URLSearchParams) => boolean;
  variesByUser?: boolean;
  /** Scripts of other sites may read it. */
  isOpenToOtherOrigins?: boolean;
};

/** What was just kicked drops out after a while. */
const tapList = {
  params: [],
  // By their redirect, taprooms are found by a former slug.
  tags: ['tap', 'pouring', 'list-check', 'beer', 'taproom', 'redirect', 'media'],
  changesEachMinute: () => true,
  isOpenToOtherOrigins: true,
};

const endpoints: EndpointDefinition[] = [
  {
    path: /^\/api\/beers$/,
    params: ['page', 'limit', 'search', 'style', 'tag'],
    tags: ['beer', 'media'],
    isLongTail: (query) => query.has('search') || query.has('style') || query.has('tag') || query.has('page'),
  },
  { path: /^\/api\/beers\/featured$/, params: [], tags: ['beer', 'media'] },
  { path: /^\/api\/beers\/(?!admin$)[^/]+$/, params: [], tags: ['beer', 'media'] },
  { path: /^\/api\/beers\/(?!admin\/)[^/]+\/related$/, params: [], tags: ['beer', 'media'] },
  {
    path: /^\/api\/events$/,
    params: ['upcoming', 'limit', 'page', 'tapRoom', 'category', 'include'],
    // The settings have the time zone in which events of all taprooms end.
    tags: ['event', 'taproom', 'site-settings', 'media'],
    isLongTail: (query) => query.has('page'),
    changesEachMinute: (query) => query.has('upcoming'),
  },
  { path: /^\/api\/events\/(?!admin$)[^/]+$/, params: ['include'], tags: ['event', 'taproom', 'media'] },
  { path: /^\/api\/events\/(?!admin\/)[^/]+\/beers$/, params: [], tags: ['event', 'beer', 'media'] },
  { path: /^\/api\/site$/, params: [], tags: ['site-settings', 'taproom', 'page', 'location', 'media'] },
  { path: /^\/api\/taprooms$/, params: [], tags: ['taproom', 'hero-image', 'media'] },
  { path: /^\/api\/taprooms\/(?!admin$)[^/]+$/, params: [], tags: ['taproom', 'hero-image', 'redirect', 'media'] },
  {
    path: /^\/api\/content\/location\/[^/]+$/,
    params: [],
    tags: ['location', 'taproom', 'redirect', 'site-settings', 'media'],
    variesByUser: true,
  },
  {
    path: /^\/api\/content\/location\/[^/]+\/public$/,
    params: [],
    tags: ['location', 'taproom', 'hero-image', 'redirect', 'media'],
  },
  { path: /^\/api\/content\/hero-images\/[^/]+\/[^/]+$/, params: [], tags: ['hero-image', 'taproom', 'media'] },
  // The settings switch pages off, with the links to them.
  { path: /^\/api\/pages\/(?!admin$)[^/]+$/, params: [], tags: ['page', 'site-settings', 'taproom', 'media'] },
  { path: /^\/api\/redirects$/, params: [], tags: ['redirect', 'beer', 'event', 'taproom', 'page', 'site-settings'] },
  { path: /^\/api\/taps$/, ...tapList },
  { path: /^\/api\/taps\/(?!admin$)[^/]+$/, ...tapList },
  { path: /^\/api\/distributors$/, params: [], tags: ['distributor'] },
  { path: /^\/api\/shipping-states$/, params: [], tags: ['shipping-state'] },
];

export type Endpoint = {
  /** Canonical path and query: the cache key, and what is requested from the CMS. */
  key: string;
  tags: readonly string[];
  /** One of an unlimited number of URLs: see `Entry`. */
  isLongTail: boolean;
  /** Expires on the next full minute: lists of upcoming events, because events end on one, and tap lists. */
  changesEachMinute: boolean;
  /** Returns more to signed-in users. */
  variesByUser: boolean;
  /** Scripts of other sites may read it. */
  isOpenToOtherOrigins: boolean;
};

const findDefinition = (path: string) => endpoints.find((each) => each.path.test(path));

/** `^\/api\/beers\/(?!admin$)[^/]+$` becomes `/api/beers/*`. */
const toRoute = ({ path }: EndpointDefinition) =>
  path.source.replace(/\(\?![^)]*\)|[$\\^](?!\/\])/g, '').replaceAll('[^/]+', '*');

/** The pattern of a public read, for logs and metrics; null for other paths. */
export function matchApiRoute(path: string): string | null {
  const definition = findDefinition(path);
  return definition ? toRoute(definition) : null;
}

/** The spellings that the site uses. The CMS also accepts others, such as ` 007` for 7, of which there are unlimited. */
const canonicalValues: Record<string, RegExp> = {
  limit: /^[1-9]\d{0,2}$/,
  upcoming: /^true$/,
  include: /^cancelled(,completed)?$/,
};
const hasOtherSpelling = (param: string, value: string | null) =>
  Boolean(value && canonicalValues[param] && !canonicalValues[param].test(value));

/** An empty text filters nothing; an empty number is an error that the CMS reports. */
const numberParams = ['page', 'limit'];
const hasEmptyNumber = (query: URLSearchParams) => numberParams.some((param) => query.get(param) === '');

/** Null if it is not a public read, or has no canonical URL: the request goes to the CMS. */
export function matchEndpoint(url: string): Endpoint | null {
  const { path: rawPath, query } = splitUrl(url);
  if (!isDecodable(rawPath)) return null;
  const path = normalizePath(rawPath);
  const definition = findDefinition(path);
  const canonical = definition && canonicalQuery(query, definition.params);
  if (!definition || canonical === null || canonical === undefined || hasEmptyNumber(query)) return null;
  const { params, tags, variesByUser = false, isOpenToOtherOrigins = false } = definition;
  return {
    key: path + canonical,
    tags,
    isLongTail: definition.isLongTail?.(query) || params.some((param) => hasOtherSpelling(param, query.get(param))),
    changesEachMinute: definition.changesEachMinute?.(query) ?? false,
    variesByUser,
    isOpenToOtherOrigins,
  };
}
