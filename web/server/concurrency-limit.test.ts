import { createConcurrencyLimit, OverloadedError } from './concurrency-limit';

/** Lets resolved promises continue. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Runs named tasks that end on demand, and records the order in which they start. */
function startLimit(options: { concurrency: number; perClient?: number; maxQueue: number }) {
  const limit = createConcurrencyLimit(options);
  const started: string[] = [];
  const rejected: string[] = [];
  const ends: (() => void)[] = [];
  const run = (client: string, name: string) =>
    limit
      .run(
        () => {
          started.push(name);
          return new Promise<void>((resolve) => ends.push(resolve));
        },
        client,
        name,
      )
      .catch((error: unknown) => {
        if (!(error instanceof OverloadedError)) throw error;
        rejected.push(name);
      });
  const endAll = async () => {
    for (await nextTurn(); ends.length > 0; await nextTurn()) ends.shift()?.();
  };
  return { limit, run, started, rejected, endAll };
}

const names = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index}`);

test('runs as many tasks at a time as allowed and queues the others', async () => {
  const { run, started, endAll } = startLimit({ concurrency: 2, maxQueue: 10 });
  for (const name of names('a', 5)) void run('a', name);
  await nextTurn();
  expect(started).toEqual(['a0', 'a1']);
  await endAll();
  expect(started).toEqual(names('a', 5));
});

test('starts one waiting task of each client in turn', async () => {
  const { run, started, endAll } = startLimit({ concurrency: 1, maxQueue: 20 });
  for (const name of names('a', 6)) void run('a', name);
  for (const name of names('b', 2)) void run('b', name);
  void run('c', 'c0');
  await endAll();
  expect(started).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3', 'a4', 'a5']);
});

test('a task that another client needs as well waits in that client’s shorter queue', async () => {
  const { limit, run, started, endAll } = startLimit({ concurrency: 1, maxQueue: 20 });
  for (const name of names('a', 6)) void run('a', name);
  void run('b', 'b0');
  await nextTurn();
  limit.share('a4', 'c');
  limit.share('unknown', 'c');
  await endAll();
  expect(started).toEqual(['a0', 'a1', 'b0', 'a4', 'a2', 'a3', 'a5']);
});

test('a task that another client needs starts at once if that client has a free slot', async () => {
  const { limit, run, started, endAll } = startLimit({ concurrency: 4, perClient: 1, maxQueue: 20 });
  for (const name of names('a', 4)) void run('a', name);
  await nextTurn();
  limit.share('a3', 'b');
  await nextTurn();
  expect(started).toEqual(['a0', 'a3']);
  void run('b', 'b0');
  await nextTurn();
  expect(started).toEqual(['a0', 'a3']);
  await endAll();
  expect(started.sort()).toEqual(['a0', 'a1', 'a2', 'a3', 'b0']);
});

test('a shared task stays where it is if the other client has as many waiting tasks', async () => {
  const { limit, run, started, endAll } = startLimit({ concurrency: 1, maxQueue: 20 });
  for (const name of names('a', 3)) void run('a', name);
  for (const name of names('b', 2)) void run('b', name);
  await nextTurn();
  limit.share('a2', 'b');
  await endAll();
  expect(started).toEqual(['a0', 'a1', 'b0', 'a2', 'b1']);
});

test('after a task, its client pauses for as long as the task took, and other clients do not', async () => {
  const limit = createConcurrencyLimit({ concurrency: 1, perClient: 1, maxQueue: 20, maxPauseMs: 60_000 });
  const taskMs = 20;
  const endTimes: number[] = [];
  const otherStarts: number[] = [];
  const run = () =>
    limit.run(async () => {
      const startedAt = performance.now();
      await new Promise((resolve) => setTimeout(resolve, taskMs));
      endTimes.push(startedAt, performance.now());
    }, 'a');
  const runOther = () => limit.run(async () => void otherStarts.push(performance.now()), 'b');
  await Promise.all([run(), run(), runOther()]);
  const [, firstEnd = 0, secondStart = 0] = endTimes;
  expect(secondStart - firstEnd).toBeGreaterThan(taskMs / 2);
  expect(otherStarts[0]).toBeLessThan(secondStart);
});

test('rejects the latest task of the client with the longest queue when the queue is full', async () => {
  const { run, started, rejected, endAll } = startLimit({ concurrency: 1, maxQueue: 4 });
  for (const name of names('a', 7)) void run('a', name);
  for (const name of names('b', 3)) void run('b', name);
  await endAll();
  expect(started).toEqual(['a0', 'a1', 'b0', 'a2', 'b1']);
  expect(rejected.sort()).toEqual(['a3', 'a4', 'a5', 'a6', 'b2']);
});

test('rejects the task of a new client when the queue is full and every waiting client has one task', async () => {
  const { run, rejected } = startLimit({ concurrency: 1, maxQueue: 3 });
  for (const client of ['a', 'b', 'c', 'd', 'e']) void run(client, client);
  await nextTurn();
  expect(rejected).toEqual(['e']);
});

test('runs no more tasks of one client than allowed, while slots are free for others', async () => {
  const { run, started, endAll } = startLimit({ concurrency: 4, perClient: 2, maxQueue: 20 });
  for (const name of names('a', 10)) void run('a', name);
  await nextTurn();
  expect(started).toEqual(['a0', 'a1']);
  void run('b', 'b0');
  await nextTurn();
  expect(started).toEqual(['a0', 'a1', 'b0']);
  await endAll();
  expect(started).toEqual(['a0', 'a1', 'b0', ...names('a', 10).slice(2)]);
});

test('a slot that is released twice is free once', async () => {
  const limit = createConcurrencyLimit({ concurrency: 1, maxQueue: 20 });
  const release = await limit.acquire('a');
  release();
  release();
  const order: string[] = [];
  for (const client of ['b', 'c']) void limit.acquire(client).then(() => order.push(client));
  await nextTurn();
  expect(order).toEqual(['b']);
});

test('releases the slot of a failed task', async () => {
  const limit = createConcurrencyLimit({ concurrency: 1, maxQueue: 1 });
  await expect(limit.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await limit.run(async () => 'next')).toBe('next');
});
