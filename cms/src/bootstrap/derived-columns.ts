/** The content types with derived columns. */
import type { Core } from '@strapi/strapi';
import { type DerivedColumns, refillRows } from '#lib/derived-columns';
import type { Transaction } from '#lib/database/transaction';
import { isOnPostgres } from '#lib/settings';
import { derivedBeerColumns } from '../api/beer/document';
import { derivedDistributorColumns } from '../api/distributor/distributors';
import { derivedEventColumns, derivedEventTimes } from '../api/event/document';
import { derivedInquiryColumns } from '../api/inquiry/queries';
import { derivedPouringColumns, derivedTapColumns } from '../api/tap/document';

export const derivedColumns: readonly DerivedColumns[] = [
  derivedBeerColumns,
  derivedDistributorColumns,
  derivedEventColumns,
  derivedEventTimes,
  derivedInquiryColumns,
  derivedTapColumns,
  derivedPouringColumns,
];

/** Fills the columns of rows that were written without them or by other rules, as by another version. */
export async function fillDerivedColumns(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    for (const columns of derivedColumns) {
      if (isOnPostgres()) await sortByCodePoint(strapi, trx, columns);
      const filled = await refillRows(strapi, trx, columns);
      const { tableName } = strapi.db.metadata.get(columns.uid);
      if (filled > 0) strapi.log.info(`Filled the columns for search and sorting of ${filled} rows of ${tableName}`);
    }
  });
}

/** Sorts by code point as SQLite does. Strapi creates columns with the database's own collation. */
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
