/**
 * `COUNT … GROUP BY` on the tables themselves, which Strapi's query engine does not offer. Instants are grouped by UTC
 * hour: every Pacific day consists of whole ones, so an hour falls into one day, and a year has at most 8,784 rows.
 */
import { pacificToday } from '#domain/time/pacific';
import { isOnPostgres } from '#lib/settings';

const hourMs = 3_600_000;

type Row = Record<string, unknown>;

/** Rows of a table with `columns`, and `count`: how many records share their values. */
export async function countGroups<Group extends Row>(
  table: string,
  columns: (keyof Group & string)[],
): Promise<(Group & { count: number })[]> {
  const rows = (await strapi.db.connection(table).select(columns).count({ count: '*' }).groupBy(columns)) as Row[];
  return rows.map((row) => ({ ...(row as Group), count: Number(row['count']) }));
}

/** SQLite stores instants in milliseconds, PostgreSQL as UTC timestamps without a zone. */
const hourOf = (column: string) =>
  strapi.db.connection.raw(isOnPostgres() ? 'floor(extract(epoch from ??) / 3600)' : '?? / 3600000', [column]);
