import type { Entry } from './entry';

/**
 * Entries up to a number of bytes. What was not asked for lately goes first ("second chance": being read costs a flag,
 * not a reordering, since reading is what happens a hundred thousand times a second).
 */
export function createShelf(maxBytes: number) {
  const places = new Map<string, { entry: Entry; isUsed: boolean }>();
  let bytes = 0;

  function remove(key: string) {
    bytes -= places.get(key)?.entry.bytes ?? 0;
    places.delete(key);
  }

  function makeRoom() {
    for (const [key, place] of places) {
      if (bytes <= maxBytes) return;
      places.delete(key);
      if (place.isUsed) places.set(key, { ...place, isUsed: false });
      else bytes -= place.entry.bytes;
    }
  }

  return {
    get(key: string): Entry | undefined {
      const place = places.get(key);
      if (!place) return undefined;
      place.isUsed = true;
      return place.entry;
    },
    put(entry: Entry) {
      remove(entry.key);
      if (entry.bytes > maxBytes) return;
      places.set(entry.key, { entry, isUsed: false });
      bytes += entry.bytes;
      makeRoom();
    },
    remove,
    *values() {
      for (const { entry } of places.values()) yield entry;
    },
    size: () => ({ entries: places.size, bytes }),
  };
}
