/**
 * An update is complete or changes nothing: Strapi's and our migrations, the adaptation of the tables, and the steps after
 * it. Decision 013.
 */
import type { Core } from '@strapi/strapi';
import { reasonOf } from '#lib/command-error';
import { isOnPostgres, settings } from '#lib/settings';
import { beginUpdate, endUpdate } from '#lib/after-commit';
import { removeStaleCopy, workOnCopy } from './sqlite-copy';

/** PostgreSQL changes tables in transactions, so an update is one: Strapi's own transactions are savepoints in it. */

async function beginTransaction({ db }: Core.Strapi): Promise<PendingUpdate> {
  const { connection } = db;
  const transaction = await connection.transaction();
  db.connection = transaction;
  const end = (finish: () => Promise<unknown>) => async () => {
    db.connection = connection;
    await finish();
  };
  return { complete: end(() => transaction.commit()), undo: end(() => transaction.rollback()) };
}

/** What an update has changed so far. */
export type PendingUpdate = { complete(): Promise<void>; undo(): Promise<void> };

let pending: PendingUpdate | null = null;

/** Whether this version changes a database that an earlier one has created. */
async function changesDatabase({ db }: Core.Strapi): Promise<boolean> {
  if (!(await db.getSchemaConnection().hasTable('strapi_migrations'))) return false;
  if (await db.migrations.shouldRun()) return true;
  const { schemaStorage, schema } = db.schema;
  return (await schemaStorage.read())?.hash !== schemaStorage.hashSchema(schema);
}

async function begin(strapi: Core.Strapi): Promise<void> {
  pending = isOnPostgres() ? await beginTransaction(strapi) : await workOnCopy(strapi, settings().dataDir);
  beginUpdate();
}

async function undo(update: PendingUpdate, error: unknown): Promise<never> {
  pending = null;
  // The connection may be lost, which ends the transaction too.
  await update.undo().catch((reason: unknown) => strapi.log.warn(`Cleaning up failed: ${reasonOf(reason)}`));
  throw new Error(`The update failed, and the database is as before. ${reasonOf(error)}`, { cause: error });
}

/** Call it in `register`, under the startup lock. The update begins once Strapi knows the schemas. */
export async function updateAtomically(strapi: Core.Strapi): Promise<void> {
  if (!isOnPostgres()) await removeStaleCopy(settings().dataDir);
  const { db } = strapi;
  const init = db.init.bind(db);
  db.init = async (options) => {
    await init(options);
    if (await changesDatabase(strapi)) await begin(strapi);
    return db;
  };
  const bootstrap = strapi.bootstrap.bind(strapi);
  strapi.bootstrap = async () => {
    try {
      return await bootstrap();
    } catch (error) {
      if (pending === null) throw error;
      return await undo(pending, error);
    }
  };
}

/** Call it once everything that the update changes is done. */
export async function completeUpdate(): Promise<void> {
  if (pending === null) return;
  await pending.complete();
  pending = null;
  endUpdate();
}
