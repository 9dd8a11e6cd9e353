export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

export type Limit = ReturnType<typeof createLimit>;

/** So many at a time, so many waiting; the rest is told to come back instead of taking the server down. */
export function createLimit({ running, waiting }: { running: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let busy = 0;

  return async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (busy >= running) {
      if (queue.length >= waiting) throw new TooBusyError('Too much is asked at once');
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      busy += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
