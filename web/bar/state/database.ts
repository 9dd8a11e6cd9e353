/** What the device keeps: the presses that the server does not have yet, and the last lists, for a start without a network. */
import { openDB, type DBSchema } from 'idb';
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

type Place<Name extends keyof Kept> = [store: Name, key: Kept[Name]['key']];

export type Database = {
  /** False: everything is lost when the page is closed. */
  isPersistent: boolean;
  close: () => void;
  readQueue: () => Promise<Press[]>;
  /** Resolves to the new queue, once it is stored; with the list of a response together: a reload never shows one without the other. */
  changeQueue: (change: (queue: Press[]) => Press[], saved?: SavedList) => Promise<Press[]>;
  read: <Name extends keyof Kept>(...place: Place<Name>) => Promise<Kept[Name]['value'] | null>;
  /** Null deletes it. */
  write: <Name extends keyof Kept>(value: Kept[Name]['value'] | null, ...place: Place<Name>) => Promise<unknown>;
};

export const databaseName = 'bar';

export async function openDatabase(): Promise<Database> {
  const database = await openDB<Schema>(databaseName, 1, {
    upgrade(created) {
      for (const name of ['presses', 'lists', 'drinks', 'taprooms', 'user'] as const) created.createObjectStore(name);
    },
    // Another tab has a newer version.
    blocking: () => database.close(),
  });

  return {
    isPersistent: true,
    close: () => database.close(),
    readQueue: async () => (await database.get('presses', 'queue')) ?? [],

    async changeQueue(change, saved) {
      const transaction = database.transaction(['presses', 'lists'], 'readwrite', { durability: 'strict' });
      const presses = transaction.objectStore('presses');
      const next = change((await presses.get('queue')) ?? []);
      await presses.put(next, 'queue');
      if (saved) await transaction.objectStore('lists').put(saved, saved.list.taproom.slug);
      await transaction.done;
      return next;
    },

    read: async (store, key) => (await database.get(store, key)) ?? null,
    write: (value, store, key) => (value === null ? database.delete(store, key) : database.put(store, value, key)),
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

/** For browsers that can't store, such as some in private windows: everything works until the page is closed. */

export function createMemoryDatabase(): Database {
  let queue: Press[] = [];
  const kept = new Map<string, unknown>();
  return {
    isPersistent: false,
    close: () => undefined,
    readQueue: async () => queue,
    changeQueue: async (change, saved) => {
      if (saved) kept.set(`lists/${saved.list.taproom.slug}`, saved);
      return (queue = change(queue));
    },
    read: async (...place) => (kept.get(place.join('/')) ?? null) as never,
    write: async (value, ...place) => kept.set(place.join('/'), value),
  };
}
