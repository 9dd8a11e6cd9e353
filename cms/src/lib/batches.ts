/**
 * Reads all rows of a query in batches, for downloads of any size. Selection and order are fixed at the start: rows that
 * are added or deleted during the download don't shift the others.
 */
import type { UID } from '@strapi/strapi';

/** SQLite limits the number of values in a statement. */
const batchSize = 500;

const toBatches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );

type Query = { where?: object; orderBy: object[]; populate?: object };

export async function* batchedRows<Row extends { id: number | string }>(
  uid: UID.Schema,
  { where = {}, orderBy, populate }: Query,
): AsyncGenerator<Row> {
  const all: Pick<Row, 'id'>[] = await strapi.db.query(uid).findMany({ select: ['id'], where, orderBy });
  for (const ids of toBatches(all.map(({ id }) => id))) {
    const rows: Row[] = await strapi.db.query(uid).findMany({ where: { id: { $in: ids } }, orderBy, populate });
    yield* rows;
  }
}
