/**
 * Browsers may fail to store (a full disk), or never answer (a hung tab, a broken profile). The presses then stay in memory
 * until the server has them, and storing is tried again.
 */
import type { Press } from './press-queue';
import { type Database, type Sender, createMemoryDatabase } from './database';

const maxWaitMs = 1_000;
const retryMs = 30_000;

export function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser does not answer')), maxWaitMs);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function withMemoryFallback(stored: Database): Database {
  /** In use since the browser failed to store. */
  let memory: Database | null = null;
  let retryAt = 0;
  /** As last read or stored. */
  let queue: Press[] = [];
  let sender: Sender | null = null;
  /** Presses that were in memory, of which the browser may have stored some after all. */
  const inMemory = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  async function startMemory(): Promise<Database> {
    retryAt = Date.now() + retryMs;
    queue.forEach(({ id }) => inMemory.add(id));
    const started = createMemoryDatabase();
    await started.write(sender, 'user', 'sender');
    await started.changeQueue(() => queue);
    return started;
  }

  /** Once the server has everything that is in memory. */
  async function storeAgain() {
    if (!memory || queue.length > 0 || Date.now() < retryAt) return;
    retryAt = Date.now() + retryMs;
    const removeSent = (presses: Press[]) => presses.filter(({ id }) => !inMemory.has(id));
    const isStored = await withTimeout(stored.changeQueue(removeSent)).then(
      () => true,
      () => false,
    );
    if (!isStored) return;
    memory = null;
    inMemory.clear();
  }

  async function runOnce<Value>(work: (database: Database) => Promise<Value>): Promise<Value> {
    await storeAgain();
    if (!memory) {
      try {
        return await withTimeout(work(stored));
      } catch {
        memory = await startMemory();
      }
    }
    return work(memory);
  }

  /** One after the other, so that nothing is added to a memory that is given up. */
  function run<Value>(work: (database: Database) => Promise<Value>): Promise<Value> {
    const result = last.then(() => runOnce(work));
    last = result.catch(() => undefined);
    return result;
  }

  const runOnQueue = (work: (database: Database) => Promise<Press[]>): Promise<Press[]> =>
    run(async (database) => {
      const next = await work(database);
      // An answer that comes too late is outdated.
      if (database === (memory ?? stored)) queue = next;
      if (database === memory) next.forEach(({ id }) => inMemory.add(id));
      return next;
    });

  return {
    get isPersistent() {
      return stored.isPersistent && memory === null;
    },
    close: () => stored.close(),
    readQueue: () => runOnQueue((database) => database.readQueue()),
    changeQueue: (change, saved) => runOnQueue((database) => database.changeQueue(change, saved)),
    read: (...place) => run((database) => database.read(...place)),
    write(value, ...place) {
      if (place[0] === 'user') sender = value as Sender | null;
      return run((database) => database.write(value, ...place));
    },
  };
}
