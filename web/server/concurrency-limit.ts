export class OverloadedError extends Error {
  override name = 'OverloadedError';
  /** Of the response. */
  statusCode = 503;
}

type Options = {
  /** The name in the metrics. */
  name?: string;
  /** Tasks that run at a time. */
  concurrency: number;
  /** Tasks of one client that run at a time. Without it one client may take all slots. */
  perClient?: number;
  /** Tasks that wait, of all clients together. */
  maxQueue: number;
  /** A client pauses after a task for as long as the task took, at most this long, so that others get CPU time. */
  maxPauseMs?: number;
};

type Waiter = { key: string | undefined; start: (client: string) => void; reject: (error: OverloadedError) => void };

export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>;

type NamedLimit = { name: string; size: () => { running: number; queued: number } };

/** Those of this process, for the metrics. */
export const concurrencyLimits: NamedLimit[] = [];

/**
 * Bounded concurrency with a bounded, round-robin queue: a client with many waiting tasks delays another by one task at
 * most. When the queue is full, the latest task of the client with the most waiting tasks is rejected.
 */
export function createConcurrencyLimit({
  name,
  concurrency,
  perClient = concurrency,
  maxQueue,
  maxPauseMs = 0,
}: Options) {
  /** Queues by client, in round-robin order. */
  const queues = new Map<string, Waiter[]>();
  /** Counts tasks by client, also those whose pause has not ended. */
  const runningByClient = new Map<string, number>();
  let running = 0;
  let queued = 0;

  const queueLength = (client: string) => queues.get(client)?.length ?? 0;

  function enqueue(client: string, waiter: Waiter) {
    if (queued >= maxQueue && !makeRoomFor(client)) {
      waiter.reject(new OverloadedError('Too many requests are waiting'));
      return;
    }
    const queue = queues.get(client);
    if (queue) queue.push(waiter);
    else queues.set(client, [waiter]);
    queued += 1;
  }

  function makeRoomFor(client: string): boolean {
    const [longest] = [...queues].sort(([, one], [, other]) => other.length - one.length);
    if (!longest || longest[1].length <= queueLength(client) + 1) return false;
    longest[1].pop()?.reject(new OverloadedError('Displaced from the queue by another client'));
    queued -= 1;
    return true;
  }

  const runningOf = (client: string) => runningByClient.get(client) ?? 0;
  const canStart = (client: string) => running < concurrency && runningOf(client) < perClient;

  function begin(client: string, waiter: Waiter) {
    if (!canStart(client)) return enqueue(client, waiter);
    running += 1;
    runningByClient.set(client, runningOf(client) + 1);
    waiter.start(client);
  }

  function startNext() {
    for (const [client, queue] of queues) {
      if (!canStart(client)) continue;
      const waiter = queue.shift();
      queues.delete(client);
      if (queue.length > 0) queues.set(client, queue);
      if (!waiter) continue;
      queued -= 1;
      return begin(client, waiter);
    }
  }

  function release(client: string, startedAt: number) {
    running -= 1;
    const pauseMs = Math.min(performance.now() - startedAt, maxPauseMs);
    if (pauseMs > 0) setTimeout(endPause, pauseMs, client);
    else endPause(client);
    startNext();
  }

  function endPause(client: string) {
    const remaining = runningOf(client) - 1;
    if (remaining > 0) runningByClient.set(client, remaining);
    else runningByClient.delete(client);
    startNext();
  }

  /** Resolves when a task may start, with the function that releases its slot once. Throws `OverloadedError`. */
  async function acquire(client = '', key?: string): Promise<() => void> {
    // Another client may have taken over the task.
    const owner = await new Promise<string>((start, reject) => begin(client, { key, start, reject }));
    const startedAt = performance.now();
    let isReleased = false;
    return () => {
      if (!isReleased) release(owner, startedAt);
      isReleased = true;
    };
  }

  /**
   * Another client needs the result of the task with this key as well: if the task waits among many of the client that
   * asked first, it now waits among the few of this one.
   */
  function share(key: string, client: string) {
    for (const [owner, queue] of queues) {
      const index = queue.findIndex((waiter) => waiter.key === key);
      if (index < 0) continue;
      if (owner === client || queue.length <= queueLength(client) + 1) return;
      queued -= 1;
      queue.splice(index, 1).forEach((waiter) => begin(client, waiter));
      return;
    }
  }

  if (name) concurrencyLimits.push({ name, size: () => ({ running, queued }) });

  return {
    acquire,
    share,
    /** Throws `OverloadedError`. */
    async run<Result>(task: () => Promise<Result>, client?: string, key?: string): Promise<Result> {
      const releaseSlot = await acquire(client, key);
      try {
        return await task();
      } finally {
        releaseSlot();
      }
    },
  };
}
