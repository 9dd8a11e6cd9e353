/**
 * Fills the derived columns of rows that were written without them or by other rules: by an earlier version, by a replica
 * of it that still runs, or directly in the database.
 */
import type { Core } from '@strapi/strapi';
import type { DerivedColumns } from '#lib/derived-columns';
import { refillRows } from '#lib/derived-columns-refill';
import type { Transaction } from '#lib/mutex';
import { isOnPostgres } from '#lib/settings';
import { derivedColumns } from '../derived-columns';
import type { Step } from './step';

export const fillDerivedColumns: Step = {
  name: 'columns for search and sorting',
  async run({ strapi, trx }) {
    const reports: string[] = [];
    for (const columns of derivedColumns) {
      if (isOnPostgres()) await sortByCodePoint(strapi, trx, columns);
      const filled = await refillRows(strapi, trx, columns);
      if (filled > 0) reports.push(`filled for ${filled} rows of ${strapi.db.metadata.get(columns.uid).tableName}`);
    }
    return reports.length > 0 ? reports.join(', ') : null;
  },
};

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
