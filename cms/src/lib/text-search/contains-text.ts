/** Filters of rows whose column `searchText` contains a text. */
import { foldText } from '#domain/shared/fold-text';
import { isOnPostgres } from '../settings';
import type { IndexedTable } from './indexed-tables';
import { findCandidates } from './sqlite-index';

/** Without a text, all rows match. */
export async function containsText(table: IndexedTable, search: string | undefined): Promise<object> {
  if (!search) return {};
  const text = foldText(search);
  const contains = { searchText: { $contains: text } };
  if (isOnPostgres()) return contains;
  // Joins the transaction of a preview (panel/preview), which holds SQLite's only connection.
  const ids = await strapi.db.transaction(({ trx }) => findCandidates(trx, table, text));
  return ids === null ? contains : { id: { $in: ids }, ...contains };
}
