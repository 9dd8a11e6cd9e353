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

type Transaction = { query(connection: unknown, statement: string): Promise<unknown> };

/**
 * Transactions have the write lock from their start. SQLite would otherwise reject the first write of one that has read
 * before, if another process has written since (`SQLITE_BUSY_SNAPSHOT`), and no wait would help.
 */
export function lockFromBegin(transaction: Transaction & { begin?: (connection: unknown) => Promise<unknown> }): void {
  transaction.begin = function begin(this: Transaction, connection) {
    return this.query(connection, 'BEGIN IMMEDIATE;');
  };
}
