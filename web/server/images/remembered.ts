/** A promise a key: asked for once, forgotten after a while, when it fails at once, and when there are too many. */
export function createMemory<Value>({ max, lasts }: { max: number; lasts: number }) {
  const known = new Map<string, { promise: Promise<Value>; until: number }>();

  return {
    get(key: string, find: () => Promise<Value>): Promise<Value> {
      const kept = known.get(key);
      if (kept && kept.until > Date.now()) return kept.promise;
      const promise = find();
      known.delete(key);
      known.set(key, { promise, until: Date.now() + lasts });
      promise.catch(() => known.get(key)?.promise === promise && known.delete(key));
      for (const oldest of known.keys()) {
        if (known.size <= max) break;
        known.delete(oldest);
      }
      return promise;
    },
    clear: () => known.clear(),
    size: () => known.size,
  };
}
