/**
 * What the device keeps: the presses that the server does not have yet, and the last lists, for a start without a network.
 * Browsers may fail to store (a full disk, a private window), or never answer (a hung tab, a broken profile). Everything then
 * works in memory, until the server has the presses and the browser stores again, or until the page is closed.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { StaffTapList, TappableDrink } from '@domain/tap/schema';
import { staffGet } from '../../api/staff/client';
import type { User } from '@domain/user/schema';
import type { Press } from './press-queue';

/** `asOf`: when the server sent it. */
export type SavedList = { list: StaffTapList; asOf: number };

/** The signed-in user and session, in whose name presses are sent. */
export type Sender = { user: string; session: string | null };

interface Kept {
  lists: { key: string; value: SavedList };
  drinks: { key: string; value: TappableDrink[] };
  taprooms: { key: 'all'; value: BarTaproom[] };
  user: { key: 'sender'; value: Sender };
}

interface Schema extends DBSchema, Kept {
  /** One record for the whole queue: every change of it is one transaction, across tabs. */
  presses: { key: 'queue'; value: Press[] };
}

type Stored = IDBPDatabase<Schema>;

type Place<Name extends keyof Kept> = [store: Name, key: Kept[Name]['key']];

type Change = (queue: Press[]) => Press[];

export const databaseName = 'bar';

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
  openDB<Schema>(databaseName, 1, {
    upgrade(created) {
      for (const name of ['presses', 'lists', 'drinks', 'taprooms', 'user'] as const) created.createObjectStore(name);
    },
    // Another tab has a newer version.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

/** Stores the change and the list of a response together: a reload never shows one without the other. */
async function changeStored(database: Stored, change: Change, saved?: SavedList): Promise<Press[]> {
  const transaction = database.transaction(['presses', 'lists'], 'readwrite', { durability: 'strict' });
  const presses = transaction.objectStore('presses');
  const next = change((await presses.get('queue')) ?? []);
  await presses.put(next, 'queue');
  if (saved) await transaction.objectStore('lists').put(saved, saved.list.taproom.slug);
  await transaction.done;
  return next;
}

export type Database = Awaited<ReturnType<typeof openDatabase>>;

export async function openDatabase() {
  const stored = await withTimeout(openStored()).catch(() => null);
  let isStoring = stored !== null;
  let retryAt = 0;
  /** The queue as last read or stored, with everything else that was written here. */
  let queue: Press[] = [];
  const kept = new Map<string, unknown>();
  /** Presses that were in memory, of which the browser may have stored some after all. */
  const inMemory = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  /** Once the server has everything that is in memory. */
  async function storeAgain() {
    if (isStoring || !stored || queue.length > 0 || Date.now() < retryAt) return;
    retryAt = Date.now() + retryMs;
    const removeSent: Change = (presses) => presses.filter(({ id }) => !inMemory.has(id));
    isStoring = await withTimeout(changeStored(stored, removeSent)).then(
      () => true,
      () => false,
    );
    if (isStoring) inMemory.clear();
  }

  async function runOnce<Value>(work: (stored: Stored) => Promise<Value>, instead: () => Value): Promise<Value> {
    await storeAgain();
    if (isStoring && stored) {
      try {
        return await withTimeout(work(stored));
      } catch {
        isStoring = false;
        retryAt = Date.now() + retryMs;
        rememberQueue();
      }
    }
    return instead();
  }

  /** One after the other, so that nothing is added to a memory that is given up. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  }

  const run = <Value>(work: (stored: Stored) => Promise<Value>, instead: () => Value): Promise<Value> =>
    inTurn(() => runOnce(work, instead));

  const rememberQueue = () => queue.forEach(({ id }) => inMemory.add(id));

  const runOnQueue = (work: (stored: Stored) => Promise<Press[]>, instead: () => Press[]): Promise<Press[]> =>
    inTurn(async () => {
      queue = await runOnce(work, instead);
      if (!isStoring) rememberQueue();
      return queue;
    });

  return {
    /** False: everything is lost when the page is closed. */
    isPersistent: () => isStoring,
    close: () => stored?.close(),
    readQueue: () =>
      runOnQueue(
        async (database) => (await database.get('presses', 'queue')) ?? [],
        () => queue,
      ),
    /** Resolves to the new queue, once it is stored. */
    changeQueue(change: Change, saved?: SavedList) {
      if (saved) kept.set(`lists/${saved.list.taproom.slug}`, saved);
      return runOnQueue(
        (database) => changeStored(database, change, saved),
        () => change(queue),
      );
    },
    read: <Name extends keyof Kept>(...[store, key]: Place<Name>): Promise<Kept[Name]['value'] | null> =>
      run(
        async (database) => (await database.get(store, key)) ?? null,
        () => (kept.get(`${store}/${key}`) ?? null) as Kept[Name]['value'] | null,
      ),
    /** Null deletes it. */
    write<Name extends keyof Kept>(value: Kept[Name]['value'] | null, ...[store, key]: Place<Name>) {
      kept.set(`${store}/${key}`, value);
      return run<unknown>(
        (database) => (value === null ? database.delete(store, key) : database.put(store, value, key)),
        () => undefined,
      );
    },
  };
}

/** The taprooms whose taps the user may change. */

export type BarTaproom = { slug: string; name: string };

/** Visitors see only active ones. */
type Listed = BarTaproom & { isActive?: boolean };

export const isOwnTaproom =
  ({ role, taprooms }: User) =>
  ({ slug }: BarTaproom) =>
    role !== 'bartender' || taprooms.includes(slug);

export async function fetchTaprooms(user: User): Promise<BarTaproom[]> {
  const path = user.role === 'bartender' ? '/taprooms' : '/taprooms/admin';
  const { taprooms } = await staffGet<{ taprooms: Listed[] }>(path);
  return taprooms
    .filter(({ isActive = true }) => isActive)
    .map(({ slug, name }) => ({ slug, name }))
    .filter(isOwnTaproom(user));
}
