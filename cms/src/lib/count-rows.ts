/** The number of rows that match. */
import type { UID } from '@strapi/strapi';

/**
 * Filters by columns of the type itself; one by a relation needs Strapi's `count`. That counts ids, for which the database
 * reads the whole table unless the index of the filter contains them.
 */
export async function countRows(uid: UID.Schema, where: object = {}): Promise<number> {
  // The type names a column, but any Knex expression works.
  const rows = strapi.db.connection.raw('*') as unknown as string;
  const row = await strapi.db
    .queryBuilder(uid)
    .init({ where })
    .count(rows)
    .first()
    .execute<{ count: number | string }>();
  return Number(row.count);
}
