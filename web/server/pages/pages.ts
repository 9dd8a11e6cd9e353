import { setTimeout as sleep } from 'node:timers/promises';
import { encodeTarget } from '@domain/redirect/target';
import type { Settings } from '@domain/settings/settings';
import type { Site } from '@domain/site/schema';
import { unavailableRetryAfterSeconds } from '../../api/retry-after';
import { mustRevalidate, type ApiCache } from '../api/api-cache';
import type { FallbackContent } from '../api/fallback-content';
import { createEntry, isFresh } from '../cache/entry';
import {
  createDependencies,
  nextMinute,
  parseBody,
  type CacheResult,
  type Produced,
  type ResponseCache,
} from '../cache/response-cache';
import { createConcurrencyLimit } from '../concurrency-limit';
import type { Requester } from '../headers';
import type { SecurityHeaders } from '../security-headers';
import { siteConfig } from '../settings';
import { loadSite, notFoundPath, type ResolvedPage, type RoutedSite, findMoved } from './resolve-page';
import { toBrandAssets } from './page-assets';
import type { Renderer } from './render-thread';

/** The key of `GET /api/site` in the cache. */
const siteKey = '/api/site';
const maxRoutesDelayMs = 500;

type Options = {
  settings: Settings;
  renderer: Renderer;
  apiCache: ApiCache;
  cache: ResponseCache;
  security: SecurityHeaders;
  fallback: FallbackContent;
};

export type Pages = ReturnType<typeof createPages>;

/** Rendered pages, cached unless they are private. They are the same for signed-in users. */
export function createPages({ settings, renderer, apiCache, cache, security, fallback }: Options) {
  // Renders share one thread; several run at a time because they also wait for the CMS.
  const limit = createConcurrencyLimit({ name: 'pages', concurrency: 8, perClient: 1, maxQueue: 200, maxPauseMs: 10 });

  const trackDependencies = (requester: Requester) => createDependencies((path) => apiCache.loadPath(path, requester));

  async function render({ url, isPrivate }: ResolvedPage, requester: Requester): Promise<Produced> {
    const now = new Date();
    const dependencies = trackDependencies(requester);
    const site = await loadSite(dependencies, fallback);
    // While the CMS can't be reached, an earlier page is as good as a new one, which could not be cached.
    const known = cache.get(url);
    if (known && dependencies.isStale()) return { entry: known, cacheable: false };
    const found = await renderer.render(
      { url, site: siteConfig(settings, site, now), brandAssets: toBrandAssets(site.settings) },
      dependencies.load,
    );
    // The path of a beer or an event that was renamed.
    const moved =
      found.status === 404 && url !== notFoundPath ? await findMoved(dependencies, url, settings.publicUrl) : null;
    const rendered = moved ? { kind: 'redirect' as const, status: moved.status, location: moved.to } : found;
    const isPage = rendered.kind === 'page';
    const isSuccessful = !isPage || (rendered.isComplete && rendered.status < 500);
    const cacheable = !isPrivate && !dependencies.isStale() && isSuccessful;
    const { transformHtml = (text: string) => text } = renderer;
    const html = isPage ? transformHtml(rendered.html) : '';
    const entry = createEntry({
      key: url,
      status: rendered.status,
      contentType: 'text/html; charset=utf-8',
      body: html,
      compared: html.replace(now.toISOString(), ''),
      cacheControl: cacheable ? mustRevalidate : 'no-store',
      headers: [
        ...security.pages(site.settings),
        ...(isPage ? [] : ['Location', encodeTarget(rendered.location, settings.publicUrl) ?? '/']),
        ...(rendered.status === 503 ? ['Retry-After', String(unavailableRetryAfterSeconds)] : []),
      ],
      tags: dependencies.tags(),
      storedAt: now.getTime(),
      expiresAt: Math.min(dependencies.expiresAt(), nextMinute(now.getTime())),
    });
    return { entry, cacheable };
  }

  const renderLimited = (page: ResolvedPage, requester: Requester): Promise<Produced> =>
    limit.run(() => render(page, requester), requester.network, page.url);

  return {
    /** What the site's routes depend on. A new taproom has a page as soon as its change is known. */
    async loadSite(requester: Requester): Promise<RoutedSite> {
      const known = cache.get(siteKey);
      const loading = () => loadSite(trackDependencies(requester), fallback);
      if (known?.status !== 200) return loading();
      const { site } = parseBody(known) as { site: Site };
      // If the CMS hangs, the page below waits for it, too.
      return isFresh(known, Date.now()) ? site : Promise.race([loading(), sleep(maxRoutesDelayMs, site)]);
    },
    /** Finds where a page has moved whose path the site does not know. */
    findMoved: (url: string, requester: Requester) => findMoved(trackDependencies(requester), url, settings.publicUrl),
    async load(page: ResolvedPage, requester: Requester): Promise<CacheResult> {
      if (page.isPrivate) return { entry: (await renderLimited(page, requester)).entry, cacheStatus: 'BYPASS' };
      const result = cache.load(page.url, () => renderLimited(page, requester));
      limit.share(page.url, requester.network);
      return result;
    },
  };
}
