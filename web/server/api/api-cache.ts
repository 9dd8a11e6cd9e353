import { createEntry, type EntryInput } from '../cache/entry';
import {
  createDependencies,
  nextMinute,
  type CacheResult,
  type Produced,
  type ResponseCache,
} from '../cache/response-cache';
import type { CmsClient } from '../cms-client';
import { createConcurrencyLimit } from '../concurrency-limit';
import type { Requester } from '../headers';
import { apiHeaders, openHeaders } from '../security-headers';
import type { FallbackContent } from './fallback-content';
import { canonicalQuery, isDecodable, normalizePath, splitUrl } from '../url';

/** Browsers and shared caches revalidate each time; most get a 304. */
export const mustRevalidate = 'public, max-age=0, must-revalidate';

/** Bounds how long a change stays invisible that the polling can't detect, such as a direct edit of the database. */
const maxAgeMs = 10 * 60_000;

const json = 'application/json; charset=utf-8';

const cacheableStatuses = new Set([200, 400, 404]);

type Response = Omit<EntryInput, 'key' | 'route' | 'tags' | 'headers' | 'isOpenToOtherOrigins'>;

export type ApiCache = ReturnType<typeof createApiCache>;

/** Cached responses of the public API, for clients and for the pages rendered from them. */
export function createApiCache(cache: ResponseCache, cmsClient: CmsClient, fallback: FallbackContent) {
  // The CMS works on one request at a time: a client has two reads there at most, and pauses after each.
  const limit = createConcurrencyLimit({ name: 'api', concurrency: 16, perClient: 2, maxQueue: 256, maxPauseMs: 25 });

  const toEntry = ({ key, route, tags, isOpenToOtherOrigins }: Endpoint, response: Response) =>
    createEntry({
      key,
      route,
      tags,
      isOpenToOtherOrigins,
      headers: isOpenToOtherOrigins ? openHeaders : apiHeaders,
      ...response,
    });

  async function produce(endpoint: Endpoint, { network, requestId }: Requester) {
    const { key, changesEachMinute, variesByUser } = endpoint;
    const response = await limit.run(() => cmsClient.get(key, { 'X-Request-Id': requestId }), network, key);
    const { status, body } = response;
    if (status === 200) fallback.remember(key, body);
    if (status === 404) fallback.forget(key);
    const now = Date.now();
    const expiresAt = changesEachMinute ? nextMinute(now) : now + maxAgeMs;
    const entry = toEntry(endpoint, { ...response, cacheControl: mustRevalidate, variesByUser, expiresAt });
    return { entry, cacheable: cacheableStatuses.has(status) } satisfies Produced;
  }

  async function load(endpoint: Endpoint, requester: Requester): Promise<CacheResult> {
    try {
      const result = cache.load(endpoint.key, () => produce(endpoint, requester));
      // Gives the load a turn of this client, too, so that it need not wait for other requests of the first client.
      limit.share(endpoint.key, requester.network);
      return await result;
    } catch (error) {
      const content = fallback.find(endpoint.key);
      if (!content) throw error;
      const entry = toEntry(endpoint, { contentType: json, body: content, cacheControl: 'no-store' });
      // It is not cached, and neither are the pages made from it.
      return { entry, cacheStatus: 'STALE' };
    }
  }

  /** Loads a path below `/api`. Throws if it is not a public read. */
  async function loadPath(path: string, requester: Requester): Promise<CacheResult> {
    const endpoint = matchEndpoint(`/api${path}`);
    if (!endpoint) throw new Error(`Not a public read: ${path}`);
    return load(endpoint, requester);
  }

  return {
    load,
    loadPath,
    trackDependencies: (requester: Requester) => createDependencies((path) => loadPath(path, requester)),
  };
}

/** A public read. */
type EndpointDefinition = {
  /** A `*` is a segment with any text but `admin`, below which the calls of the staff app are. */
  path: string;
  /** Known query parameters; others are ignored. */
  params?: readonly string[];
  tags: readonly string[];
  /** Expires on the next full minute: lists of upcoming events, because events end on one, and tap lists. */
  changesEachMinute?: (query: URLSearchParams) => boolean;
  /** Returns more to signed-in users. */
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

const endpoints = definitions.map(({ path: route, ...definition }) => ({
  params: [],
  variesByUser: false,
  isOpenToOtherOrigins: false,
  changesEachMinute: () => false,
  ...definition,
  route,
  pattern: new RegExp(`^${route.replaceAll('*', '(?!admin(?:/|$))[^/]+')}$`),
}));

const findDefinition = (path: string) => endpoints.find(({ pattern }) => pattern.test(path));

/** The pattern of a public read, for logs and metrics; null for other paths. */
export const matchApiRoute = (path: string): string | null => findDefinition(path)?.route ?? null;

/** An empty text filters nothing; an empty number is an error that the CMS reports. */
const numberParams = ['page', 'limit'];
const hasEmptyNumber = (query: URLSearchParams) => numberParams.some((param) => query.get(param) === '');

export type Endpoint = NonNullable<ReturnType<typeof matchEndpoint>>;

/** Null if it is not a public read, or has no canonical URL: the request goes to the CMS. */
export function matchEndpoint(url: string) {
  const { path: rawPath, query } = splitUrl(url);
  if (!isDecodable(rawPath)) return null;
  const path = normalizePath(rawPath);
  const definition = findDefinition(path);
  const canonical = definition && canonicalQuery(query, definition.params);
  if (!definition || canonical === null || canonical === undefined || hasEmptyNumber(query)) return null;
  return {
    ...definition,
    /** Canonical path and query: the cache key, and what is requested from the CMS. */
    key: path + canonical,
    changesEachMinute: definition.changesEachMinute(query),
  };
}
