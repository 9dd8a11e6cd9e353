/** Rows of one page of a long list. */
import type { UID } from '@strapi/strapi';

type Query = { where: object; orderBy: object[] };
type RowRange = { start: number; limit: number };
type RowId = { id: number | string };

/** The rows with these ids. */
export const findByIds = <Row>(uid: UID.Schema, ids: RowId['id'][], orderBy: object[]): Promise<Row[]> =>
  ids.length === 0 ? Promise.resolve([]) : strapi.db.query(uid).findMany({ where: { id: { $in: ids } }, orderBy });

/**
 * Reads the ids first, which an index contains, then only the rows of the page: with an offset, the database would read
 * all rows before them.
 */
export async function findRange<Row>(
  uid: UID.Schema,
  { where, orderBy }: Query,
  { start, limit }: RowRange,
): Promise<Row[]> {
  const found: RowId[] = await strapi.db.query(uid).findMany({ select: ['id'], where, orderBy, offset: start, limit });
  return findByIds(
    uid,
    found.map(({ id }) => id),
    orderBy,
  );
}
