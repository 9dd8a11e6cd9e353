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
  /** How long a visitor waits for something new before the old will do, in milliseconds. */
  patience?: number;
};

/**
 * Decides between what is remembered and what is made anew. One making at a time for each address; whoever asks after a
 * change never gets what was begun before it; and while nothing new can be had, the old is shown for up to a day.
 */
export function createKeeper({ store, patience = 1500 }: Options) {
  const makings = new Map<string, Promise<Made>>();
  const lastChange = new Map<string, number>();
  let changes = 0;
  let lastChangeOfAll = 0;

  const hasChangedSince = (begun: number, nouns: ReadonlySet<string>) =>
    lastChangeOfAll > begun || [...nouns].some((noun) => (lastChange.get(noun) ?? 0) > begun);

  function begin(key: string, make: Make, previous: Entry | undefined): Promise<Made> {
    const running = makings.get(key);
    if (running) return running;
    const begun = changes;
    const making = make(previous)
      .then((made) => {
        const isOvertaken = hasChangedSince(begun, made.entry.nouns);
        if (isOvertaken) made.entry.freshUntil = 0;
        // Somebody who began after the change may have been faster: the old must not take the place of the new.
        if (made.keep && (!isOvertaken || store.get(key) === previous)) store.put(made.entry);
        return made;
      })
      .finally(() => {
        if (makings.get(key) === making) makings.delete(key);
      });
    makings.set(key, making);
    return making;
  }

  return {
    async load(key: string, make: Make): Promise<Loaded> {
      const kept = store.get(key);
      if (kept && isFresh(kept, Date.now())) return { entry: kept, how: 'HIT' };
      const making = begin(key, make, kept);
      if (!kept || kept.storedAt < Date.now() - day) return { entry: (await making).entry, how: 'MISS' };
      const made = await Promise.race([making.catch(() => null), sleep(patience)]);
      return made?.keep ? { entry: made.entry, how: 'MISS' } : { entry: kept, how: 'STALE' };
    },
    /** These nouns have changed (everything may have, when none is named). */
    forget(nouns: string[] | null) {
      changes += 1;
      if (!nouns) lastChangeOfAll = changes;
      for (const noun of nouns ?? []) lastChange.set(noun, changes);
      // What is being made goes to those who wait for it already, and to nobody else.
      makings.clear();
      store.expire(nouns);
    },
  };
}

const sleep = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds).unref());
