/**
 * `COUNT … GROUP BY` on a table, which Strapi's query engine does not support. Instants are grouped by UTC hour: a
 * Pacific day consists of whole UTC hours, and a year has at most 8,784 of them.
 */
import { pacificToday } from '#domain/time/pacific';
import { isOnPostgres } from '#lib/settings';

const hourMs = 3_600_000;

const knex = () => strapi.db.connection;

type Expression = ReturnType<ReturnType<typeof knex>['raw']>;
type Filter = (query: ReturnType<ReturnType<typeof knex>>) => unknown;
type Group = Record<string, unknown> & { count: number };

/** One row per combination of the columns' values, with its number of records. */
export async function countGroups(
  table: string,
  columns: Record<string, string | Expression>,
  filter: Filter = () => undefined,
): Promise<Group[]> {
  const selected = Object.entries(columns).map(([name, column]) => knex().raw('? as ??', [toExpression(column), name]));
  const query = knex()(table).select(selected).count({ count: '*' });
  for (const column of Object.values(columns)) query.groupBy(toExpression(column));
  filter(query);
  const rows = (await query) as Record<string, unknown>[];
  return rows.map((row) => ({ ...row, count: Number(row['count']) }));
}

const toExpression = (column: string | Expression) =>
  typeof column === 'string' ? knex().raw('??', [column]) : column;

/** SQLite stores instants in milliseconds, PostgreSQL as UTC timestamps without a zone. */
export const utcHour = (column: string) =>
  knex().raw(isOnPostgres() ? 'floor(extract(epoch from ??) / 3600)' : '?? / 3600000', [column]);

/** The Pacific date of a value of `utcHour`. */
export const toPacificDate = (hour: unknown): string => pacificToday(new Date(Number(hour) * hourMs));
