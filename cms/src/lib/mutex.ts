/** Mutual exclusion: a queue within this process, and a database advisory lock across replicas. */
import type { UID } from '@strapi/strapi';
import { inTransaction } from './database/transaction';
import { isOnPostgres } from './settings';

const queues = new Map<string, Promise<unknown>>();

/** Runs after all earlier work with the same key, whether that succeeded or failed. Not reentrant. */
export async function runExclusive<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const previous = queues.get(key) ?? Promise.resolve();
  const current = previous.then(work, work);
  queues.set(key, current);
  try {
    return await current;
  } finally {
    if (queues.get(key) === current) queues.delete(key);
  }
}

/** Holds until the transaction ends. SQLite needs no lock: its single connection runs one transaction at a time. */
async function acquire(lock: string, key: string): Promise<void> {
  if (isOnPostgres()) await inTransaction((trx) => trx.raw(`select ${lock}(hashtextextended(?, 0))`, [key]));
}

/**
 * Holds a shared lock until the current transaction ends; `lockExclusive` with the same key waits for all holders. Take
 * both before the first write: a transaction that waits while it holds row locks can deadlock.
 */
export const lockShared = (key: string): Promise<void> => acquire('pg_advisory_xact_lock_shared', key);

export const lockExclusive = (key: string): Promise<void> => acquire('pg_advisory_xact_lock', key);

/** Nothing writes to the tables of these types until the current transaction ends; reads go on. */
export async function lockTables(uids: readonly UID.Schema[]): Promise<void> {
  if (!isOnPostgres()) return;
  const names = uids.map((uid) => strapi.db.metadata.get(uid).tableName);
  const statement = `lock table ${names.map(() => '??').join(', ')} in share row exclusive mode`;
  await strapi.db.transaction(({ trx }) => trx.raw(statement, names));
}

/**
 * Runs exclusively per key within the current transaction, or a new one. Unlike `withLock` it may be called inside
 * another lock: it does not wait in this process's queue, whose head could be waiting for SQLite's single connection.
 */
export const withTransactionLock = <Result>(key: string, work: () => Promise<Result>): Promise<Result> =>
  inTransaction(async () => {
    await acquire('pg_advisory_xact_lock', key);
    return work();
  });

/**
 * Runs a transaction exclusively per key. Keep it short: on SQLite it blocks all other queries. Within a transaction, as of
 * a request with an `Idempotency-Key`, it does not wait in this process's queue either.
 */
export const withLock = <Result>(key: string, work: () => Promise<Result>): Promise<Result> =>
  strapi.db.inTransaction() ? withTransactionLock(key, work) : runExclusive(key, () => withTransactionLock(key, work));

/** Writers of documents hold it shared; what deletes files waits for them, and then looks where files are used. */
const fileLock = 'files in use';

export const lockFilesShared = (): Promise<void> => lockShared(fileLock);

export const withFilesLocked = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withTransactionLock(fileLock, work);
