import type { Entry } from './entry';

/**
 * Entries up to a number of bytes. What was not asked for lately goes first ("second chance": being read costs a flag,
 * not a reordering, since reading is what happens a hundred thousand times a second).
 */
export function createShelf(maxBytes: number) {
  const entries = new Map<string, Entry>();
  const used = new Set<string>();
  let bytes = 0;

  function remove(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    used.delete(key);
    bytes -= entry.bytes;
  }

  function makeRoom() {
    for (const [key, entry] of entries) {
      if (bytes <= maxBytes) return;
      entries.delete(key);
      if (used.delete(key)) entries.set(key, entry);
      else bytes -= entry.bytes;
    }
  }

  return {
    get(key: string): Entry | undefined {
      const entry = entries.get(key);
      if (entry) used.add(key);
      return entry;
    },
    put(entry: Entry) {
      remove(entry.key);
      if (entry.bytes > maxBytes) return;
      entries.set(entry.key, entry);
      bytes += entry.bytes;
      makeRoom();
    },
    remove,
    values: () => entries.values(),
    size: () => ({ entries: entries.size, bytes }),
  };
}
