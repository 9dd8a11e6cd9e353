import type { Entry } from './entry';

/** An entry, and the bytes that are counted for it: these are what it gives back. */
type Place = { entry: Entry; bytes: number; isUsed: boolean };

/**
 * Entries up to a number of bytes, whatever they grow to. What was not asked for lately goes first ("second chance":
 * being read costs a flag, not a reordering, since reading is what happens a hundred thousand times a second).
 */
export function createShelf(maxBytes: number) {
  const places = new Map<string, Place>();
  let bytes = 0;

  function clear({ entry, bytes: counted }: Place) {
    entry.variants.onGrowth = null;
    places.delete(entry.key);
    bytes -= counted;
  }

  function weigh(place: Place) {
    const weight = place.entry.variants.bytes;
    bytes += weight - place.bytes;
    place.bytes = weight;
    if (weight > maxBytes) clear(place);
    else makeRoom();
  }

  function makeRoom() {
    for (const [key, place] of places) {
      if (bytes <= maxBytes) return;
      if (place.isUsed) {
        place.isUsed = false;
        places.delete(key);
        places.set(key, place);
      } else clear(place);
    }
  }

  function remove(key: string) {
    const place = places.get(key);
    if (place) clear(place);
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
      const place: Place = { entry, bytes: 0, isUsed: false };
      places.set(entry.key, place);
      entry.variants.onGrowth = () => weigh(place);
      weigh(place);
    },
    remove,
    *values() {
      for (const { entry } of places.values()) yield entry;
    },
    size: () => ({ entries: places.size, bytes }),
  };
}
