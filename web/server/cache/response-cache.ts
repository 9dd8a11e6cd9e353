import { LRUCache } from 'lru-cache';
import { isFresh, type Entry } from './entry';

export type CacheStatus = 'HIT' | 'MISS' | 'STALE' | 'BYPASS';

export type CacheResult = { entry: Entry; cacheStatus: CacheStatus };

/** An entry that is not cacheable, such as an incomplete page, is sent all the same. */
export type Produced = { entry: Entry; cacheable: boolean };

type Producer = () => Promise<Produced>;

export type ResponseCache = ReturnType<typeof createResponseCache>;

const mebibyte = 1024 * 1024;
const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The time until which pages and lists are valid: hours, events and ages of lists change on full minutes. */
export const nextMinute = (now: number) => (Math.floor(now / minuteMs) + 1) * minuteMs;

type Options = {
  /** Counts each response in all encodings, of which few are requested. */
  maxBytes?: number;
  /** How long a request waits for a refresh before it gets the stale response. */
  waitMs?: number;
  /** Delay between attempts to refresh a stale entry; a response that is not cacheable is reused for as long. */
  retryMs?: number;
  /** While it is false, stale responses are served at once and refreshed in the background. */
  isUpstreamAvailable?: () => boolean;
};

type Flight = { promise: Promise<Produced>; startedAt: number; startedAtChange: number };

const maxFailures = 200;

/**
 * A single-flight response cache that is invalidated by tags. After an invalidation, requests wait for the new response,
 * up to a limit. When a refresh has failed or hangs, or the upstream is down, they get the stale response at once, for up
 * to a day, and it is refreshed in the background.
 */
export function createResponseCache({
  maxBytes = 128 * mebibyte,
  waitMs = 1500,
  retryMs = 3000,
  isUpstreamAvailable = () => true,
}: Options = {}) {
  const entries = createEntryStore(maxBytes);
  const inFlight = new Map<string, Flight>();
  /** Responses that are not cacheable: not produced again for every request. */
  const failures = new LRUCache<string, Entry>({ max: maxFailures, ttl: retryMs });
  const lastChangeByTag = new Map<string, number>();
  let changeCount = 0;
  let lastChangeOfAll = 0;

  const hasChangedSince = (change: number, tags: ReadonlySet<string>) =>
    lastChangeOfAll > change || [...tags].some((tag) => (lastChangeByTag.get(tag) ?? 0) > change);

  function refresh(key: string, produce: Producer, cached: Entry | undefined): Flight {
    const running = inFlight.get(key);
    if (running) return running;
    const startedAtChange = changeCount;
    const promise = produce()
      .then((produced) => {
        const { entry, cacheable } = produced;
        const isSuperseded = hasChangedSince(startedAtChange, entry.tags);
        if (isSuperseded) entry.expiresAt = 0;
        // A request that began after the change may have been faster; its response must not be overwritten.
        if (cacheable && (!isSuperseded || entries.get(key) === cached)) entries.set(key, entry);
        if (!cacheable && startedAtChange === changeCount) failures.set(key, entry);
        if (cacheable && cached && cached.retryAt > 0) retryFailed();
        return produced;
      })
      .finally(() => {
        if (inFlight.get(key) === flight) inFlight.delete(key);
      });
    const flight = { promise, startedAt: performance.now(), startedAtChange };
    inFlight.set(key, flight);
    return flight;
  }

  async function loadMissing(key: string, produce: Producer): Promise<CacheResult> {
    const failure = failures.get(key);
    const entry = failure ?? (await refresh(key, produce, undefined).promise).entry;
    return { entry, cacheStatus: 'MISS' };
  }

  async function loadStale(key: string, produce: Producer, stale: Entry): Promise<CacheResult> {
    const now = performance.now();
    if (now < stale.retryAt) return { entry: stale, cacheStatus: 'STALE' };
    const hasFailed = stale.retryAt > 0;
    const { promise, startedAt, startedAtChange } = refresh(key, produce, stale);
    const result = promise.catch(() => null);
    const remainingMs = hasFailed || !isUpstreamAvailable() ? 0 : startedAt + waitMs - now;
    const produced = remainingMs > 0 ? await Promise.race([result, sleep(remainingMs)]) : null;
    if (produced?.cacheable) return { entry: produced.entry, cacheStatus: 'MISS' };
    if (startedAtChange === changeCount) stale.retryAt = performance.now() + retryMs;
    return { entry: stale, cacheStatus: 'STALE' };
  }

  /** The upstream works again: requests for what could not be refreshed wait for it, as after an invalidation. */
  function retryFailed() {
    failures.clear();
    for (const entry of entries.values()) entry.retryAt = 0;
  }

  return {
    get: (key: string): Entry | undefined => entries.get(key),
    delete: (key: string) => void entries.delete(key),
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
    retryFailed,
    async load(key: string, produce: Producer): Promise<CacheResult> {
      const cached = entries.get(key);
      if (!cached) return loadMissing(key, produce);
      if (!isFresh(cached, Date.now())) return loadStale(key, produce, cached);
      return { entry: cached, cacheStatus: 'HIT' };
    },
    /** Makes entries with one of these tags stale; all entries, if null. */
    invalidate(tags: string[] | null) {
      changeCount += 1;
      if (!tags) lastChangeOfAll = changeCount;
      for (const tag of tags ?? []) lastChangeByTag.set(tag, changeCount);
      // Only requests that arrived before the change get the results in flight.
      inFlight.clear();
      failures.clear();
      for (const entry of entries.values()) {
        if (tags && !tags.some((tag) => entry.tags.has(tag))) continue;
        entry.expiresAt = 0;
        entry.retryAt = 0;
      }
    },
  };
}

/** Bounded by bytes. What is in use stays, however many other URLs are requested once. */
export const createEntryStore = (maxSize: number) =>
  new LRUCache<string, Entry>({
    maxSize,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: dayMs,
    // Reads the clock at each look-up: keeping the time for a millisecond, the default, costs a timer each time.
    ttlResolution: 0,
    // The wall clock, as for `expiresAt`.
    perf: { now: () => Date.now() },
  });

const sleep = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms).unref());

export type Dependencies = ReturnType<typeof createDependencies>;

/** Loads and tracks the API responses that a page or file is generated from: it is fresh as long as they are. */
export function createDependencies(loadPath: (path: string) => Promise<CacheResult>) {
  const results = new Map<string, CacheResult>();
  const entries = () => [...results.values()].map(({ entry }) => entry);

  async function load(path: string): Promise<Entry> {
    const result = await loadPath(path);
    results.set(path, result);
    return result.entry;
  }

  return {
    load,
    /** The response of a path; undefined if it was not loaded. */
    get: (path: string) => results.get(path)?.entry,
    paths: () => [...results.keys()],
    /** The body of a response, of any status. It is shared. */
    fetch: async <Body>(path: string) => parseBody(await load(path)) as Body,
    tags: () => new Set(entries().flatMap(({ tags }) => [...tags])),
    expiresAt: () => Math.min(Infinity, ...entries().map(({ expiresAt }) => expiresAt)),
    isStale: () => [...results.values()].some(({ cacheStatus }) => cacheStatus === 'STALE'),
  };
}

const parsedBodies = new WeakMap<Entry, unknown>();

/** Parses each body once: pages share it. */
export function parseBody(entry: Entry): unknown {
  const parsed = parsedBodies.get(entry) ?? (JSON.parse(entry.body.toString()) as unknown);
  parsedBodies.set(entry, parsed);
  return parsed;
}
