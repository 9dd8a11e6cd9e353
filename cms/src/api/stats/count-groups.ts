/**
 * `COUNT … GROUP BY` on a table, which Strapi's query engine does not support. Instants are grouped by quarter-hours of
 * UTC: the days of every time zone consist of whole ones.
 */
import { todayIn } from '#domain/time/zone';
import { isOnPostgres } from '#lib/settings';

const quarterHourMs = 900_000;

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
export const utcQuarterHour = (column: string) =>
  knex().raw(isOnPostgres() ? 'floor(extract(epoch from ??) / 900)' : '?? / 900000', [column]);

/** The date of a value of `utcQuarterHour` in a time zone. */
export const toDateIn = (timeZone: string, quarterHour: unknown): string =>
  todayIn(timeZone, new Date(Number(quarterHour) * quarterHourMs));
