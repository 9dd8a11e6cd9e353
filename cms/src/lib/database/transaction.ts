import type { Core } from '@strapi/strapi';
import { AsyncLocalStorage } from 'node:async_hooks';

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

const currentRequest = new AsyncLocalStorage<Set<Promise<void>>>();

/** Joins the current transaction; a rollback discards the work. Failures are only logged: the change is committed. */
export const afterCommit = (strapi: Core.Strapi, description: string, work: () => Promise<void>) =>
  strapi.db.transaction(({ onCommit }) => {
    const pending = currentRequest.getStore();
    onCommit(() => {
      const running = work()
        .catch((error: unknown) => {
          strapi.log.error(`${description} failed: ${String(error)}`);
        })
        .finally(() => pending?.delete(running));
      pending?.add(running);
    });
  });

/** Resolves when the work that the request has scheduled is done too; that may commit changes that schedule more. */
export async function awaitWorkAfterCommit(request: () => Promise<void>): Promise<void> {
  const pending = new Set<Promise<void>>();
  await currentRequest.run(pending, request);
  while (pending.size > 0) await Promise.all(pending);
}
