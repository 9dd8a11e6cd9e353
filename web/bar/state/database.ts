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

interface Schema extends DBSchema {
  /** One record for the whole queue: every change of it is one transaction, across tabs. */
  presses: { key: 'queue'; value: Press[] };
  lists: { key: string; value: SavedList };
  drinks: { key: string; value: TappableDrink[] };
  taprooms: { key: 'all'; value: BarTaproom[] };
  user: { key: 'sender'; value: Sender };
}

export type Database = {
  /** False: everything is lost when the page is closed. */
  isPersistent: boolean;
  close: () => void;
  readQueue: () => Promise<Press[]>;
  /** Resolves to the new queue, once it is stored. */
  changeQueue: (change: (queue: Press[]) => Press[]) => Promise<Press[]>;
  /** The list of a response and the queue without its press change together: a reload never shows one without the other. */
  saveResponse: (saved: SavedList, change: (queue: Press[]) => Press[]) => Promise<void>;
  readList: (taproom: string) => Promise<SavedList | null>;
  writeList: (saved: SavedList) => Promise<unknown>;
  readDrinks: (taproom: string) => Promise<TappableDrink[] | null>;
  writeDrinks: (taproom: string, drinks: TappableDrink[]) => Promise<unknown>;
  readTaprooms: () => Promise<BarTaproom[] | null>;
  writeTaprooms: (taprooms: BarTaproom[]) => Promise<unknown>;
  readSender: () => Promise<Sender | null>;
  writeSender: (sender: Sender | null) => Promise<unknown>;
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

    async changeQueue(change) {
      const transaction = database.transaction('presses', 'readwrite', { durability: 'strict' });
      const next = change((await transaction.store.get('queue')) ?? []);
      await transaction.store.put(next, 'queue');
      await transaction.done;
      return next;
    },

    async saveResponse(saved, change) {
      const transaction = database.transaction(['presses', 'lists'], 'readwrite', { durability: 'strict' });
      const presses = transaction.objectStore('presses');
      await presses.put(change((await presses.get('queue')) ?? []), 'queue');
      await transaction.objectStore('lists').put(saved, saved.list.taproom.slug);
      await transaction.done;
    },

    readList: async (taproom) => (await database.get('lists', taproom)) ?? null,
    writeList: (saved) => database.put('lists', saved, saved.list.taproom.slug),
    readDrinks: async (taproom) => (await database.get('drinks', taproom)) ?? null,
    writeDrinks: (taproom, drinks) => database.put('drinks', drinks, taproom),
    readTaprooms: async () => (await database.get('taprooms', 'all')) ?? null,
    writeTaprooms: (taprooms) => database.put('taprooms', taprooms, 'all'),
    readSender: async () => (await database.get('user', 'sender')) ?? null,
    writeSender: (sender) =>
      sender === null ? database.delete('user', 'sender') : database.put('user', sender, 'sender'),
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
  let all: BarTaproom[] | null = null;
  let sender: Sender | null = null;
  const lists = new Map<string, SavedList>();
  const drinks = new Map<string, TappableDrink[]>();
  return {
    isPersistent: false,
    close: () => undefined,
    readQueue: async () => queue,
    changeQueue: async (change) => (queue = change(queue)),
    saveResponse: async (saved, change) => {
      queue = change(queue);
      lists.set(saved.list.taproom.slug, saved);
    },
    readList: async (taproom) => lists.get(taproom) ?? null,
    writeList: async (saved) => void lists.set(saved.list.taproom.slug, saved),
    readDrinks: async (taproom) => drinks.get(taproom) ?? null,
    writeDrinks: async (taproom, next) => void drinks.set(taproom, next),
    readTaprooms: async () => all,
    writeTaprooms: async (next) => void (all = next),
    readSender: async () => sender,
    writeSender: async (next) => void (sender = next),
  };
}
