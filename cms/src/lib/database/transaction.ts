import type { Transaction } from '../mutex';

/** In the current transaction, or in a new one. Strapi types the result as a promise of a promise. */
export const inTransaction = <Result>(work: (trx: Transaction) => PromiseLike<Result>): Promise<Result> =>
  strapi.db.transaction(async ({ trx }) => work(trx as unknown as Transaction)).then((result) => result);

/**
 * Reads in the current transaction, such as that of a preview (panel/preview), which holds SQLite's only connection.
 * Without one it starts none.
 */
export const readInCurrentTransaction = async <Result>(
  read: (connection: Transaction) => PromiseLike<Result>,
): Promise<Result> =>
  strapi.db.inTransaction() ? inTransaction(read) : read(strapi.db.connection as unknown as Transaction);
