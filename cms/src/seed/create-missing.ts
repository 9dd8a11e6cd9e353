/** Creates the records that do not exist yet, with limited concurrency. Completes an interrupted seed. */
import type { UID } from '@strapi/strapi';

const concurrency = 4;

type Seed<Item> = {
  uid: UID.ContentType;
  /** The attribute that identifies a record. */
  attribute: string;
  key: (item: Item) => string;
  create: (item: Item) => Promise<unknown>;
};

export async function createMissing<Item>(items: Item[], { uid, attribute, key, create }: Seed<Item>): Promise<void> {
  const records: Record<string, unknown>[] = await strapi.db
    .query(uid)
    .findMany({ select: [attribute], where: { [attribute]: { $in: items.map(key) } } });
  const existing = new Set(records.map((record) => record[attribute]));
  const missing = items.filter((item) => !existing.has(key(item)));
  const createNext = async () => {
    for (let item = missing.shift(); item !== undefined; item = missing.shift()) await create(item);
  };
  await Promise.all(Array.from({ length: concurrency }, createNext));
}
