import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '@domain/settings/settings';
import type { Site } from '@domain/site/schema';
import { mustRevalidate } from '../api/api-cache';
import { createEntry, type EntryInput } from '../cache/entry';
import { sendCached } from '../cache/respond';
import type { Dependencies, ResponseCache } from '../cache/response-cache';
import { fileHeaders } from '../security-headers';

/** A file that is generated from the content, such as the sitemap. */
export type SiteFile = Pick<EntryInput, 'contentType' | 'body' | 'isOpenToOtherOrigins'> & {
  cacheControl?: string;
  /** Those of files for browsers and crawlers by default. */
  headers?: EntryInput['headers'];
  /** False for a substitute. */
  isCacheable?: boolean;
};

type CreateFile = (dependencies: Dependencies) => Promise<SiteFile>;

/** What the routes of such files need. */
export type FileContext = {
  settings: Settings;
  createDependencies: (request: FastifyRequest) => Dependencies;
  loadSite: (dependencies: Dependencies) => Promise<Site>;
  sendFile: ReturnType<typeof createSendFile>;
  handleNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

/** Sends the file with a key: fresh as long as what it is made from, and not cached while that is stale. */
export function createSendFile(cache: ResponseCache, createDependencies: FileContext['createDependencies']) {
  async function produce(key: string, request: FastifyRequest, create: CreateFile) {
    const dependencies = createDependencies(request);
    const route = request.routeOptions.url;
    const {
      cacheControl = mustRevalidate,
      headers = fileHeaders,
      isCacheable = true,
      ...file
    } = await create(dependencies);
    const [tags, expiresAt] = [dependencies.tags(), dependencies.expiresAt()];
    const entry = createEntry({ key, route, ...file, cacheControl, headers, tags, expiresAt });
    return { entry, cacheable: isCacheable && !dependencies.isStale() };
  }
  return async (request: FastifyRequest, reply: FastifyReply, key: string, create: CreateFile) =>
    sendCached(request, reply, await cache.load(key, () => produce(key, request, create)));
}
