/** PostgreSQL changes tables in transactions, so an update is one: Strapi's own transactions are savepoints in it. */
import type { Core } from '@strapi/strapi';
import type { PendingUpdate } from './atomic-update';

export async function beginTransaction({ db }: Core.Strapi): Promise<PendingUpdate> {
  const { connection } = db;
  const transaction = await connection.transaction();
  db.connection = transaction;
  const end = (finish: () => Promise<unknown>) => async () => {
    db.connection = connection;
    await finish();
  };
  return { complete: end(() => transaction.commit()), undo: end(() => transaction.rollback()) };
}
