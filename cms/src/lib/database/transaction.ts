import type { Core } from '@strapi/strapi';
import { AsyncLocalStorage } from 'node:async_hooks';

export type Transaction = Parameters<Parameters<Core.Strapi['db']['transaction']>[0] & object>[0]['trx'];

/** Runs in the current transaction, or in a new one. Strapi types the result as a promise of a promise. */
export const inTransaction = <Result>(work: (trx: Transaction) => PromiseLike<Result>): Promise<Result> =>
  strapi.db.transaction(async ({ trx }) => work(trx as unknown as Transaction)).then((result) => result);

const statements: string[] = [];

/** A table that is no content type. The result runs a query of it, in the current transaction or a new one. */
export function defineTable(table: string, columns: string, ...others: string[]) {
  statements.push(`create table if not exists ${table} (${columns})`, ...others);
  return <Result>(run: (rows: ReturnType<Transaction>) => PromiseLike<Result>): Promise<Result> =>
    inTransaction((trx) => run(trx(table)));
}

export async function createTables({ db }: Core.Strapi): Promise<void> {
  for (const statement of statements) await db.connection.raw(statement);
}

/** Joins the current transaction, as of a preview, which holds SQLite's only connection. Starts none. */
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
