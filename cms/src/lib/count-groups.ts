/** `COUNT … GROUP BY` on a table, which Strapi's query engine does not support. */
const knex = () => strapi.db.connection;

export type CountQuery = ReturnType<ReturnType<typeof knex>>;
type Filter = (query: CountQuery) => unknown;
type Group = Record<string, unknown> & { count: number };

/** One row per combination of the columns' values, with its number of records; `columns` has their names in the result. */
export async function countGroups(
  table: string,
  columns: Record<string, string>,
  filter: Filter = () => undefined,
): Promise<Group[]> {
  const selected = Object.entries(columns).map(([name, column]) => knex().raw('?? as ??', [column, name]));
  const query = knex()(table).select(selected).count({ count: '*' });
  for (const column of Object.values(columns)) query.groupBy(column);
  filter(query);
  const rows = (await query) as Record<string, unknown>[];
  return rows.map((row) => ({ ...row, count: Number(row['count']) }));
}
