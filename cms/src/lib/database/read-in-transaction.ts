import type { Transaction } from '../mutex';

/**
 * Reads in the current transaction, such as that of a preview (panel/preview), which holds SQLite's only connection.
 * Without one it starts none.
 */
export async function readInCurrentTransaction<Result>(
  read: (connection: Transaction) => PromiseLike<Result>,
): Promise<Result> {
  if (!strapi.db.inTransaction()) return read(strapi.db.connection as unknown as Transaction);
  // Strapi types the result as a promise of a promise.
  return strapi.db.transaction(async ({ trx }) => read(trx as unknown as Transaction)).then((result) => result);
}
