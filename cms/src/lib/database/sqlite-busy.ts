/**
 * Another process, such as a command, may hold SQLite's write lock. SQLite itself waits for it in this process's only
 * thread, so that nothing else would run: it waits briefly, and the rest of the time is waited for here.
 */
import { setTimeout as delay } from 'node:timers/promises';

export const busyTimeoutMs = 100;

const maxWaitMs = 5000;
const retryEveryMs = 50;

type Query = (this: unknown, connection: unknown, statement: unknown) => Promise<unknown>;

const isBusy = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';

export function waitWhileBusy(client: { _query: Query }): void {
  const query = client._query;
  client._query = async function waitAndQuery(connection, statement) {
    const startedAt = performance.now();
    for (;;) {
      try {
        return await query.call(this, connection, statement);
      } catch (error) {
        if (!isBusy(error) || performance.now() - startedAt > maxWaitMs) throw error;
        await delay(retryEveryMs);
      }
    }
  };
}

type Transaction = { query(connection: unknown, statement: string): Promise<unknown>; isCompleted(): boolean };

let locksAtBegin = true;

/** After the start: Strapi reads in transactions, too, and a read must not wait for a writing process. */
export function lockAtFirstWrite(): void {
  locksAtBegin = false;
}

/**
 * During the start, transactions take the write lock when they begin. SQLite would otherwise reject the first write of one
 * that has read before, if another process has written since (`SQLITE_BUSY_SNAPSHOT`), and no wait would help: the start
 * would fail while another process runs.
 */
export function lockAtBegin(transaction: Transaction & { begin?: (connection: unknown) => Promise<unknown> }): void {
  transaction.begin = function begin(this: Transaction, connection) {
    return this.query(connection, locksAtBegin ? 'BEGIN IMMEDIATE;' : 'BEGIN;').then(() => {
      // Knex has rejected the transaction with the error of the statement, and would go on nevertheless.
      if (this.isCompleted()) throw new Error('The transaction did not begin');
    });
  };
}
