/** Makes what is not there yet, a few at a time: a start that broke off is finished by the next one. */
import type { UID } from '@strapi/strapi';

const atOnce = 4;

type Seed<Item> = {
  uid: UID.ContentType;
  /** The column that tells one record from another, and its value. */
  by: string;
  key: (item: Item) => string;
  make: (item: Item) => Promise<unknown>;
};

export async function eachMissing<Item>(items: Item[], { uid, by, key, make }: Seed<Item>): Promise<void> {
  const stored: Record<string, unknown>[] = await strapi.db.query(uid).findMany({ select: [by] });
  const known = new Set(stored.map((row) => row[by]));
  const missing = items.filter((item) => !known.has(key(item)));
  const work = async () => {
    for (let item = missing.shift(); item !== undefined; item = missing.shift()) await make(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
