/**
 * All rows of a query, for downloads: read some at a time, so that their number does not matter. Which ones and in which
 * order is settled at the start: what others add or delete meanwhile moves none of the rest.
 */
import type { UID } from '@strapi/strapi';

const size = 500;

type Query = { where?: object; orderBy: object[] };

export async function* batchedRows<Row extends { id: number | string }>(
  uid: UID.Schema,
  { where = {}, orderBy }: Query,
): AsyncGenerator<Row> {
  const all: Pick<Row, 'id'>[] = await strapi.db.query(uid).findMany({ select: ['id'], where, orderBy });
  for (let start = 0; start < all.length; start += size) {
    const ids = all.slice(start, start + size).map(({ id }) => id);
    const rows: Row[] = await strapi.db.query(uid).findMany({ where: { id: { $in: ids } }, orderBy });
    yield* rows;
  }
}
