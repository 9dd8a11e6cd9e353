import type { Entry } from './entry';
import { createShelf } from './shelf';

const mebibyte = 1024 * 1024;

export type StoreBounds = { maxBytes: number; maxOddBytes: number };

const bounds: StoreBounds = { maxBytes: 64 * mebibyte, maxOddBytes: 8 * mebibyte };

export type Store = ReturnType<typeof createStore>;

/** What the edge remembers. Addresses that anybody can invent have a small shelf of their own. */
export function createStore({ maxBytes, maxOddBytes }: StoreBounds = bounds) {
  const shelf = createShelf(maxBytes);
  const oddShelf = createShelf(maxOddBytes);

  return {
    get: (key: string): Entry | undefined => shelf.get(key) ?? oddShelf.get(key),
    put(entry: Entry) {
      // An address may change sides: a beer that was unknown yesterday.
      (entry.isOdd ? shelf : oddShelf).remove(entry.key);
      (entry.isOdd ? oddShelf : shelf).put(entry);
    },
    /** Makes stale what was made of one of these nouns (of anything, when none is named). */
    expire(nouns: Iterable<string> | null) {
      const changed = nouns && [...nouns];
      for (const kept of [shelf, oddShelf]) {
        for (const entry of kept.values()) {
          if (changed && !changed.some((noun) => entry.nouns.has(noun))) continue;
          entry.freshUntil = 0;
          entry.retryAt = 0;
        }
      }
    },
    retryAll() {
      for (const kept of [shelf, oddShelf]) for (const entry of kept.values()) entry.retryAt = 0;
    },
    size: () => ({ usual: shelf.size(), odd: oddShelf.size() }),
  };
}
