import { createEntry, type EntryInput } from '../cache/entry';
import { nextMinute, type CacheResult, type Produced, type ResponseCache } from '../cache/response-cache';
import type { CmsClient } from '../cms-client';
import { createConcurrencyLimit } from '../concurrency-limit';
import type { Requester } from '../headers';
import { apiHeaders, openHeaders } from '../security-headers';
import { matchEndpoint, type Endpoint } from './endpoints';
import type { FallbackContent } from './fallback-content';

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

  return {
    load,
    /** Loads a path below `/api`. Throws if it is not a public read. */
    async loadPath(path: string, requester: Requester): Promise<CacheResult> {
      const endpoint = matchEndpoint(`/api${path}`);
      if (!endpoint) throw new Error(`Not a public read: ${path}`);
      return load(endpoint, requester);
    },
  };
}
