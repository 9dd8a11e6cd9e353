import { setTimeout as sleep } from 'node:timers/promises';
import type { Event } from '@domain/event/schema';
import { getEndInstant, getStartInstant } from '@domain/event/schedule';
import { findEventTimeZone, type EventTimeZones } from '@domain/event/time-zone';
import { encodeTarget } from '@domain/redirect/target';
import type { Settings } from '@domain/settings/settings';
import type { Site } from '@domain/site/schema';
import type { TapList } from '@domain/tap/schema';
import { pacificTimeZone } from '@domain/time/pacific';
import { endOfDayIn, todayIn } from '@domain/time/zone';
import { unavailableRetryAfterSeconds } from '../../api/retry-after';
import { findFreshnessChange } from '../../domain/tap-list';
import { findNextChange } from '../../domain/taproom';
import { mustRevalidate, type ApiCache } from '../api/api-cache';
import type { FallbackContent } from '../api/fallback-content';
import { createEntry, isFresh, type Entry } from '../cache/entry';
import {
  createDependencies,
  parseBody,
  type Dependencies,
  type CacheResult,
  type Produced,
  type ResponseCache,
} from '../cache/response-cache';
import { createConcurrencyLimit } from '../concurrency-limit';
import type { Requester } from '../headers';
import type { SecurityHeaders } from '../security-headers';
import { siteConfig } from '../settings';
import { loadSite, notFoundPath, type ResolvedPage, type RoutedSite } from './resolve-page';
import { findMoved } from './moved';
import { toBrandAssets } from './page-assets';
import type { Renderer } from './render-thread';

/**
 * When one of the events that a page was rendered from starts or ends next after `now`, in epoch milliseconds, because pages
 * show whether an event is on or over; Infinity if never.
 */
function nextEventChange(dependencies: Dependencies, now: number): number {
  const timeZones = getTimeZones(dependencies);
  const instants = dependencies
    .paths()
    .filter((path) => path.startsWith('/events'))
    .flatMap((path) => getEvents(dependencies, path))
    .flatMap((event) => {
      const timeZone = findEventTimeZone(event, timeZones);
      return [getStartInstant(event, timeZone).getTime(), getEndInstant(event, timeZone).getTime()];
    });
  return Math.min(Infinity, ...instants.filter((instant) => instant > now));
}

/** Every page depends on the site; the demo content is in Pacific time. */
function getTimeZones(dependencies: Dependencies): EventTimeZones {
  const response = dependencies.get('/site');
  if (response?.status !== 200) return { taprooms: [], timeZone: pacificTimeZone };
  const { taprooms, settings } = (parseBody(response) as { site: Site }).site;
  return { taprooms, timeZone: settings.timeZone };
}

function getEvents(dependencies: Dependencies, path: string): Event[] {
  const response = dependencies.get(path);
  if (response?.status !== 200) return [];
  const { event, events = [] } = parseBody(response) as { event?: Event; events?: Event[] };
  return event ? [event] : events;
}

/**
 * When what a page says about its tap lists changes next after `now`, in epoch milliseconds: a list is a day old, or another
 * day begins for `since Tuesday`; Infinity without lists.
 */
export function nextTapListChange(dependencies: Dependencies, now: number): number {
  const instant = new Date(now);
  const changes = getTapLists(dependencies).flatMap((list) => {
    const { timeZone } = list.taproom;
    return [findFreshnessChange(list, instant), endOfDayIn(timeZone, todayIn(timeZone, instant)).getTime()];
  });
  return Math.min(Infinity, ...changes);
}

function getTapLists(dependencies: Dependencies): TapList[] {
  return dependencies
    .paths()
    .filter((path) => /^\/taps(\/|$)/.test(path))
    .flatMap((path) => {
      const response = dependencies.get(path);
      if (response?.status !== 200) return [];
      const { taprooms, tapList } = parseBody(response) as { taprooms?: TapList[]; tapList?: TapList };
      return taprooms ?? (tapList ? [tapList] : []);
    });
}

/**
 * When what a page says about the hours of the taprooms changes next after `now`, in epoch milliseconds: one opens, closes,
 * or begins another day; Infinity if there is none. Every page depends on the taprooms.
 */
export function nextOpeningChange(dependencies: Dependencies, now: number): number {
  const response = dependencies.get('/site');
  if (response?.status !== 200) return Infinity;
  const { taprooms } = (parseBody(response) as { site: Site }).site;
  return Math.min(Infinity, ...taprooms.map((taproom) => findNextChange(taproom, new Date(now)).getTime()));
}

/** Pages show what depends on the time, such as today's hours, for at most a quarter of an hour. */
const quarterMs = 15 * 60_000;
/** The key of `GET /api/site` in the cache. */
const siteKey = '/api/site';
const maxRoutesDelayMs = 500;

const endOfQuarter = (instant: number) => (Math.floor(instant / quarterMs) + 1) * quarterMs;

/** When a page changes although its content does not. */
const endOfTimeWindow = (dependencies: Dependencies, renderedAt: number) =>
  Math.min(
    endOfQuarter(renderedAt),
    nextOpeningChange(dependencies, renderedAt),
    nextEventChange(dependencies, renderedAt),
    nextTapListChange(dependencies, renderedAt),
  );

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

  async function render({ url, isLongTail, isPrivate }: ResolvedPage, requester: Requester): Promise<Produced> {
    const now = Date.now();
    const dependencies = trackDependencies(requester);
    const site = await loadSite(dependencies, fallback);
    const found = await renderer.render(
      { url, site: siteConfig(settings, site, new Date(now)), brandAssets: toBrandAssets(site.settings) },
      dependencies.load,
    );
    // The path of a beer or an event that was renamed.
    const moved =
      found.status === 404 && url !== notFoundPath ? await findMoved(dependencies, url, settings.publicUrl) : null;
    const rendered = moved ? { kind: 'redirect' as const, status: moved.status, location: moved.to } : found;
    const isPage = rendered.kind === 'page';
    const isSuccessful = !isPage || (rendered.isComplete && rendered.status < 500);
    const cacheable = !isPrivate && !dependencies.isStale() && isSuccessful;
    const { transformHtml = (html) => html } = renderer;
    const isOneOfMany = isLongTail || (rendered.status !== 200 && url !== notFoundPath);
    const entry = createEntry({
      key: url,
      status: rendered.status,
      contentType: 'text/html; charset=utf-8',
      body: Buffer.from(isPage ? transformHtml(rendered.html) : ''),
      cacheControl: cacheable ? mustRevalidate : 'no-store',
      headers: [
        ...security.pages(site.settings),
        ...(isPage ? [] : ['Location', encodeTarget(rendered.location, settings.publicUrl) ?? '/']),
        ...(rendered.status === 503 ? ['Retry-After', String(unavailableRetryAfterSeconds)] : []),
      ],
      tags: dependencies.tags(),
      storedAt: now,
      expiresAt: Math.min(dependencies.expiresAt(), endOfTimeWindow(dependencies, now)),
      dependencies: dependencies.hashes(),
      isLongTail: isOneOfMany,
      isRecompressed: !isOneOfMany,
    });
    return { entry, cacheable };
  }

  const renderLimited = (page: ResolvedPage, requester: Requester): Promise<Produced> =>
    limit.run(() => render(page, requester), requester.network, page.url);

  /**
   * Reuses a page whose dependencies and time window are unchanged; null if it must be rendered. With a stale dependency
   * it is not rendered, since the result could not be cached.
   */
  async function revalidate(previous: Entry, requester: Requester): Promise<Produced | null> {
    if (previous.dependencies.size === 0) return null;
    const dependencies = trackDependencies(requester);
    await Promise.all([...previous.dependencies.keys()].map((path) => dependencies.load(path)));
    if (dependencies.isStale()) return { entry: previous, cacheable: false };
    const isUnchanged = [...dependencies.hashes()].every(([path, hash]) => previous.dependencies.get(path) === hash);
    const expiresAt = Math.min(dependencies.expiresAt(), endOfTimeWindow(dependencies, previous.storedAt));
    const entry = { ...previous, expiresAt, retryAt: 0 };
    return isUnchanged && isFresh(entry, Date.now()) ? { entry, cacheable: true } : null;
  }

  return {
    /** What the site's routes depend on. A new taproom has a page as soon as its change is known. */
    async loadSite(requester: Requester): Promise<RoutedSite> {
      const known = cache.get(siteKey);
      const loading = () => loadSite(trackDependencies(requester), fallback);
      if (known?.status !== 200) return loading();
      const { site } = parseBody(known) as { site: Site };
      // While the CMS hangs, the page below waits for it too.
      return isFresh(known, Date.now()) ? site : Promise.race([loading(), sleep(maxRoutesDelayMs, site)]);
    },
    /** Where a page has moved whose path the site does not know. */
    findMoved: (url: string, requester: Requester) => findMoved(trackDependencies(requester), url, settings.publicUrl),
    async load(page: ResolvedPage, requester: Requester): Promise<CacheResult> {
      if (page.isPrivate) return { entry: (await renderLimited(page, requester)).entry, cacheStatus: 'BYPASS' };
      const result = cache.load(page.url, async (previous) => {
        const revalidated = previous && (await revalidate(previous, requester));
        return revalidated ?? renderLimited(page, requester);
      });
      limit.share(page.url, requester.network);
      return result;
    },
  };
}
