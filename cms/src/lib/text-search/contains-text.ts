/** Filters of rows whose column `searchText` contains a text. */
import { foldText } from '#domain/shared/fold-text';
import { readInCurrentTransaction } from '../database/read-in-transaction';
import { isOnPostgres } from '../settings';
import type { IndexedTable } from './indexed-tables';
import { findCandidates } from './sqlite-index';

/** Without a text, all rows match. */
export async function containsText(table: IndexedTable, search: string | undefined): Promise<object> {
  if (!search) return {};
  const text = foldText(search);
  const contains = { searchText: { $contains: text } };
  if (isOnPostgres()) return contains;
  const ids = await readInCurrentTransaction((connection) => findCandidates(connection, table, text));
  return ids === null ? contains : { id: { $in: ids }, ...contains };
}
