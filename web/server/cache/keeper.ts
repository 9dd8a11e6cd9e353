import { LRUCache } from 'lru-cache';
import { isFresh, type Entry } from './entry';
import type { Store } from './store';

export type CacheStatus = 'HIT' | 'MISS' | 'STALE' | 'BYPASS';

export type Loaded = { entry: Entry; how: CacheStatus };

/** `keep` is false for an answer that is good enough to show and not good enough to remember. */
export type Made = { entry: Entry; keep: boolean };

/** Makes the answer anew; what was remembered is there to be compared with. */
export type Make = (previous: Entry | undefined) => Promise<Made>;

export type Keeper = ReturnType<typeof createKeeper>;

const day = 86_400_000;

type Options = {
  store: Store;
  /** How long a request waits for a refresh before it gets the stale response. */
  waitMs?: number;
  /** Between attempts to refresh a stale entry, and how long a failed response is reused. */
  retryMs?: number;
  /** While it is false, stale responses are served at once and refreshed in the background. */
  isUpstreamAvailable?: () => boolean;
};

type Flight = { promise: Promise<Made>; startedAt: number; startedAtChange: number };

const maxFailures = 200;

/**
 * A single-flight cache that is invalidated by tags. After an invalidation requests wait for the new response, within
 * bounds; when a refresh has failed or hangs, or the upstream is down, they get the stale one at once, for up to a day,
 * and attempts to refresh it are made in the background.
 */
export function createKeeper({ store, waitMs = 1500, retryMs = 3000, isUpstreamAvailable = () => true }: Options) {
  const inFlight = new Map<string, Flight>();
  /** Responses that may be shown but not cached, such as incomplete pages: not produced again for every request. */
  const failures = new LRUCache<string, Entry>({ max: maxFailures, ttl: retryMs });
  const lastChange = new Map<string, number>();
  let changes = 0;
  let lastChangeOfAll = 0;

  const hasChangedSince = (begun: number, nouns: ReadonlySet<string>) =>
    lastChangeOfAll > begun || [...nouns].some((noun) => (lastChange.get(noun) ?? 0) > begun);

  function refresh(key: string, make: Make, cached: Entry | undefined, previous = cached): Flight {
    const running = inFlight.get(key);
    if (running) return running;
    const startedAtChange = changes;
    const promise = make(previous)
      .then((made) => {
        const isSuperseded = hasChangedSince(startedAtChange, made.entry.nouns);
        if (isSuperseded) made.entry.freshUntil = 0;
        // A request that began after the change may have been faster: its response must not be overwritten.
        if (made.keep && (!isSuperseded || store.get(key) === cached)) store.put(made.entry);
        if (!made.keep && startedAtChange === changes) failures.set(key, made.entry);
        if (made.keep && cached && cached.retryAt > 0) retryFailed();
        return made;
      })
      .finally(() => {
        if (inFlight.get(key) === flight) inFlight.delete(key);
      });
    const flight = { promise, startedAt: performance.now(), startedAtChange };
    inFlight.set(key, flight);
    return flight;
  }

  /** The upstream works again: requests for what could not be refreshed wait for it, as after an invalidation. */
  function retryFailed() {
    failures.clear();
    store.retryAll();
  }

  async function loadMissing(key: string, make: Make, expired: Entry | undefined): Promise<Loaded> {
    const failure = failures.get(key);
    if (failure) return { entry: failure, how: 'MISS' };
    const { entry } = await refresh(key, make, expired, undefined).promise;
    return { entry, how: 'MISS' };
  }

  async function loadStale(key: string, make: Make, stale: Entry): Promise<Loaded> {
    const now = performance.now();
    if (now < stale.retryAt) return { entry: stale, how: 'STALE' };
    const hasFailed = stale.retryAt > 0;
    const { promise, startedAt, startedAtChange } = refresh(key, make, stale);
    const result = promise.catch(() => null);
    const remainingMs = hasFailed || !isUpstreamAvailable() ? 0 : startedAt + waitMs - now;
    const made = remainingMs > 0 ? await Promise.race([result, sleep(remainingMs)]) : null;
    if (made?.keep) return { entry: made.entry, how: 'MISS' };
    if (startedAtChange === changes) stale.retryAt = performance.now() + retryMs;
    return { entry: stale, how: 'STALE' };
  }

  return {
    async load(key: string, make: Make): Promise<Loaded> {
      const cached = store.get(key);
      const now = Date.now();
      if (cached && isFresh(cached, now)) return { entry: cached, how: 'HIT' };
      if (cached && cached.storedAt >= now - day) return loadStale(key, make, cached);
      return loadMissing(key, make, cached);
    },
    /** Makes stale what depends on these nouns; everything, if null. */
    forget(nouns: string[] | null) {
      changes += 1;
      if (!nouns) lastChangeOfAll = changes;
      for (const noun of nouns ?? []) lastChange.set(noun, changes);
      // Only requests that came before the change get its result.
      inFlight.clear();
      failures.clear();
      store.expire(nouns);
    },
    retryFailed,
  };
}

const sleep = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds).unref());
