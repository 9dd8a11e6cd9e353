/**
 * Keeps rows that Strapi's schema sync would drop. A migration in `database/migrations` saves them before the sync as
 * a table of its own, which the sync leaves alone; a step in `src/bootstrap/migrations` moves them after it.
 */
import type { Transaction } from './mutex';

type Query = ReturnType<Transaction>;

const tableOf = (name: string) => `migrated_${name}`;

/** Whether the database has the table: a new database has none when migrations run. */
export const hasTable = (trx: Transaction, table: string): Promise<boolean> => trx.schema.hasTable(table);

export const hasColumn = async (trx: Transaction, table: string, column: string): Promise<boolean> =>
  (await hasTable(trx, table)) && trx.schema.hasColumn(table, column);

/** Copies the rows of a query. They have no keys and, on SQLite, no types: booleans are 0 and 1, JSON is text. */
export async function saveRows(trx: Transaction, name: string, query: Query): Promise<void> {
  // As text: SQLite rejects a query in parentheses here, PostgreSQL one with parameters.
  await trx.raw(`create table ${tableOf(name)} as ${query.toString()}`);
}

/**
 * Passes saved rows to `move` and drops them in the same transaction. Without them it does nothing, so it runs once.
 * `move` returns what the log reports.
 */
export async function moveSavedRows<Row extends object>(
  trx: Transaction,
  name: string,
  move: (rows: Row[]) => Promise<string>,
): Promise<string | null> {
  const table = tableOf(name);
  if (!(await hasTable(trx, table))) return null;
  const report = await move(await trx(table).select('*'));
  await trx.schema.dropTable(table);
  return report;
}
