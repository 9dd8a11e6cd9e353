import type { Entry } from './entry';
import type { CacheResult } from './response-cache';

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
    /** The body of a response, of any status. It is shared and frozen. */
    fetch: async <Body>(path: string) => parseBody(await load(path)) as Body,
    tags: () => new Set(entries().flatMap(({ tags }) => [...tags])),
    hashes: () => new Map([...results].map(([path, { entry }]) => [path, entry.hash])),
    expiresAt: () => Math.min(Infinity, ...entries().map(({ expiresAt }) => expiresAt)),
    isStale: () => [...results.values()].some(({ cacheStatus }) => cacheStatus === 'STALE'),
  };
}

const parsedBodies = new WeakMap<Entry, unknown>();

/** Parses each body once. It is frozen, because pages share it. */
export function parseBody(entry: Entry): unknown {
  const parsed = parsedBodies.get(entry);
  if (parsed !== undefined) return parsed;
  const body: unknown = deepFreeze(JSON.parse(entry.body.toString()));
  parsedBodies.set(entry, body);
  return body;
}

function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
