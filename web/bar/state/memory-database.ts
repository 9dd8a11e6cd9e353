/** For browsers that can't store, such as some in private windows: everything works until the page is closed. */
import type { Press } from './press-queue';
import type { TappableDrink } from '@domain/tap/tap-list';
import type { Database, SavedList, Sender } from './database';
import type { BarTaproom } from './taprooms';

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
