/** One at a time: by a queue in this process, and by an advisory lock of the database among replicas. */
import type { Core } from '@strapi/strapi';
import { isOnPostgres } from './settings';

type Transaction = Parameters<Parameters<Core.Strapi['db']['transaction']>[0] & object>[0]['trx'];

const queues = new Map<string, Promise<unknown>>();

/** Runs after everything that was queued under the same key before, however that ended. */
export async function runExclusive<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = queues.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  queues.set(key, mine);
  try {
    return await mine;
  } finally {
    if (queues.get(key) === mine) queues.delete(key);
  }
}

/** SQLite needs none: its one connection runs one transaction at a time. */
async function lock(trx: Transaction, key: string) {
  if (!isOnPostgres()) return;
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
}

/** A transaction that no other one of the same key runs beside. Keep it short: on SQLite everybody waits. */
export const withLock = <Result>(strapi: Core.Strapi, key: string, work: () => Promise<Result>): Promise<Result> =>
  runExclusive(key, () =>
    strapi.db
      .transaction(async ({ trx }) => {
        await lock(trx, key);
        return work();
      })
      // Strapi types the answer as a promise of a promise.
      .then((result) => result),
  );
