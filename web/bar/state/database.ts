/**
 * What the device keeps, in one record, for a start without a network.
 * Browsers may fail to store (a full disk, a private window), or never answer (a hung tab, a broken profile). Everything then
 * works in memory, until the server has the presses and the browser stores again, or until the page is closed.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { StaffTapList, TappableDrink } from '@domain/tap/schema';
import type { Press } from './press-queue';

export type BarTaproom = { slug: string; name: string };

/** `asOf`: when the server sent it. */
export type SavedList = { list: StaffTapList; asOf: number };

/** The signed-in user and session, in whose name presses are sent. */
export type Sender = { user: string; session: string | null };

export type Kept = {
  /** The presses that the server does not have yet. */
  queue: Press[];
  /** By the slug of the taproom. */
  lists: Record<string, SavedList>;
  drinks: Record<string, TappableDrink[]>;
  taprooms: BarTaproom[] | null;
  sender: Sender | null;
};

interface Schema extends DBSchema {
  bar: { key: 'kept'; value: Kept };
}

type Change = (kept: Kept) => Kept;

export const withQueue =
  (change: (queue: Press[]) => Press[]): Change =>
  (kept) => ({ ...kept, queue: change(kept.queue) });

export const withList =
  (list: StaffTapList): Change =>
  (kept) => ({ ...kept, lists: { ...kept.lists, [list.taproom.slug]: { list, asOf: Date.now() } } });

export const databaseName = 'bar';

const nothing: Kept = { queue: [], lists: {}, drinks: {}, taprooms: null, sender: null };
const maxWaitMs = 1_000;
const retryMs = 30_000;

function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser does not answer')), maxWaitMs);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Async: without IndexedDB, or where it is forbidden, `openDB` throws instead of rejecting. */
const openStored = async () =>
  openDB<Schema>(databaseName, 2, {
    upgrade(created) {
      for (const name of created.objectStoreNames) created.deleteObjectStore(name);
      created.createObjectStore('bar');
    },
    // Another tab has a newer version.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

/** One transaction, across tabs. */
async function changeStored(stored: IDBPDatabase<Schema>, change: Change, durability: IDBTransactionDurability) {
  const transaction = stored.transaction('bar', 'readwrite', { durability });
  const before = (await transaction.store.get('kept')) ?? nothing;
  const next = change(before);
  if (next !== before) await transaction.store.put(next, 'kept');
  await transaction.done;
  return next;
}

export type Database = Awaited<ReturnType<typeof openDatabase>>;

export async function openDatabase() {
  const stored = await withTimeout(openStored()).catch(() => null);
  let isStoring = stored !== null;
  let retryAt = 0;
  /** As last read or stored, with what was changed in memory. */
  let kept = nothing;
  /** Presses that were in memory, of which the browser may have stored some after all. */
  const inMemory = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  async function run(change: Change, durability: IDBTransactionDurability): Promise<Kept> {
    // Stores again once the server has everything that is in memory.
    if (stored && (isStoring || (kept.queue.length === 0 && Date.now() >= retryAt))) {
      const restore: Change = ({ queue }) => ({ ...kept, queue: queue.filter(({ id }) => !inMemory.has(id)) });
      const changeBoth: Change = isStoring ? change : (before) => change(restore(before));
      try {
        kept = await withTimeout(changeStored(stored, changeBoth, durability));
        isStoring = true;
        inMemory.clear();
        return kept;
      } catch {
        isStoring = false;
        retryAt = Date.now() + retryMs;
      }
    }
    for (const { id } of kept.queue) inMemory.add(id);
    kept = change(kept);
    return kept;
  }

  /** One after the other, so that nothing is added to a memory that is given up. Resolves once it is stored. */
  function changeKept(apply: Change, durability: IDBTransactionDurability = 'strict'): Promise<Kept> {
    const result = last.then(() => run(apply, durability));
    last = result.catch(() => undefined);
    return result;
  }

  return {
    /** False: everything is lost when the page is closed. */
    isPersistent: () => isStoring,
    close: () => stored?.close(),
    read: () => changeKept((before) => before),
    change: changeKept,
  };
}
