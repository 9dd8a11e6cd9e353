import type { Core } from '@strapi/strapi';

export type Transaction = Parameters<Parameters<Core.Strapi['db']['transaction']>[0] & object>[0]['trx'];

/** In the current transaction, or in a new one. Strapi types the result as a promise of a promise. */
export const inTransaction = <Result>(work: (trx: Transaction) => PromiseLike<Result>): Promise<Result> =>
  strapi.db.transaction(async ({ trx }) => work(trx as unknown as Transaction)).then((result) => result);

/** A query of a table that is no content type, in the current transaction or a new one. */
export const queryTable =
  (table: string) =>
  <Result>(run: (rows: ReturnType<Transaction>, trx: Transaction) => PromiseLike<Result>): Promise<Result> =>
    inTransaction((trx) => run(trx(table), trx));

/**
 * Reads in the current transaction, such as that of a preview (panel/preview), which holds SQLite's only connection.
 * Without one it starts none.
 */
export const readInCurrentTransaction = async <Result>(
  read: (connection: Transaction) => PromiseLike<Result>,
): Promise<Result> =>
  strapi.db.inTransaction() ? inTransaction(read) : read(strapi.db.connection as unknown as Transaction);
