/**
 * Fills the derived columns of rows that were written without them or by other rules: by an earlier version, by a replica
 * of it that still runs, or directly in the database.
 */
import type { Core } from '@strapi/strapi';
import type { DerivedColumns } from '#lib/derived-columns';
import type { Transaction } from '#lib/mutex';
import { isOnPostgres } from '#lib/settings';
import { derivedColumns } from '../derived-columns';
import type { Step } from './step';

const batchSize = 500;

type Row = Record<string, unknown> & { id: number };

export const fillDerivedColumns: Step = {
  name: 'columns for search and sorting',
  async run({ strapi, trx }) {
    const reports: string[] = [];
    for (const columns of derivedColumns) {
      if (isOnPostgres()) await sortByCodePoint(strapi, trx, columns);
      const filled = await fill(strapi, trx, columns);
      if (filled > 0) reports.push(`filled for ${filled} rows of ${strapi.db.metadata.get(columns.uid).tableName}`);
    }
    return reports.length > 0 ? reports.join(', ') : null;
  },
};

async function fill(strapi: Core.Strapi, trx: Transaction, { uid, derive }: DerivedColumns): Promise<number> {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  const columnOf = (name: string) => Reflect.get(attributes[name] ?? {}, 'columnName') as string;
  let filled = 0;
  for (let rows = await readBatch(strapi, uid, 0); rows.length > 0; rows = await readBatch(strapi, uid, lastId(rows))) {
    for (const row of rows) {
      const changes = Object.entries(derive(row)).filter(([name, value]) => !isEqual(row[name], value));
      if (changes.length === 0) continue;
      // Not through Strapi's query, which would set `updatedAt`: caches and open forms would take it for an edit.
      const columns = Object.fromEntries(changes.map(([name, value]) => [columnOf(name), value]));
      await trx(tableName).where({ id: row.id }).update(columns);
      filled += 1;
    }
  }
  return filled;
}

const readBatch = (strapi: Core.Strapi, uid: string, afterId: number): Promise<Row[]> =>
  strapi.db.query(uid).findMany({ where: { id: { $gt: afterId } }, orderBy: { id: 'asc' }, limit: batchSize });

const lastId = (rows: Row[]) => rows.at(-1)?.id ?? 0;

const isEqual = (stored: unknown, value: unknown) =>
  value instanceof Date
    ? stored !== null && new Date(stored as string | Date).getTime() === value.getTime()
    : (stored ?? null) === value;

/** As SQLite does. Strapi creates columns with the database's own collation. */
async function sortByCodePoint(strapi: Core.Strapi, trx: Transaction, { uid, sorted }: DerivedColumns): Promise<void> {
  const { tableName } = strapi.db.metadata.get(uid);
  for (const column of sorted) {
    const { rows } = await trx.raw(
      `select 1 from pg_attribute join pg_collation on pg_collation.oid = attcollation
       where attrelid = ?::regclass and attname = ? and collname = 'C'`,
      [tableName, column],
    );
    if (rows.length === 0) await trx.raw('alter table ?? alter column ?? type text collate "C"', [tableName, column]);
  }
}
