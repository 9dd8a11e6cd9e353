/**
 * Reads all rows of a query in batches, for downloads of any size. Selection and order are fixed at the start: rows that
 * are added or deleted during the download don't shift the others.
 */
import type { UID } from '@strapi/strapi';

const batchSize = 500;

type Query = { where?: object; orderBy: object[] };

export async function* batchedRows<Row extends { id: number | string }>(
  uid: UID.Schema,
  { where = {}, orderBy }: Query,
): AsyncGenerator<Row> {
  const all: Pick<Row, 'id'>[] = await strapi.db.query(uid).findMany({ select: ['id'], where, orderBy });
  for (let start = 0; start < all.length; start += batchSize) {
    const ids = all.slice(start, start + batchSize).map(({ id }) => id);
    const rows: Row[] = await strapi.db.query(uid).findMany({ where: { id: { $in: ids } }, orderBy });
    yield* rows;
  }
}
