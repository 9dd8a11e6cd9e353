/**
 * An update is complete or changes nothing: Strapi's and our migrations, the adaptation of the tables, and the steps after
 * it. Decision 013.
 */
import { chmod, open, rename, rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { beginUpdate, endUpdate } from '#lib/after-commit';
import { reasonOf } from '#lib/command-error';
import { isOnPostgres, settings } from '#lib/settings';
import { openSqlite } from '#lib/sqlite-driver';
import { databaseFile } from '#lib/startup-checks';
import { snapshotSqlite } from '../../api/backup/database-snapshot';
import { completeSqliteFile } from '../../api/backup/running-system';

// An update of SQLite can't be one transaction: while foreign keys are checked, which a transaction can't change, replacing
// a table deletes the rows that refer to it. So the update changes a copy, which becomes the database by a rename. Until
// then the old database stays in place, also after a crash. It is locked, since changes to it would be lost.

const copyOf = (file: string) => `${file}.update`;

async function removeDatabase(file: string) {
  for (const suffix of ['', '-journal', '-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
}

/** What an update that was interrupted has left. */
const removeStaleCopy = (dataDir: string): Promise<void> => removeDatabase(copyOf(databaseFile(dataDir)));

/** The next query opens this file. */
function openFile({ connection }: Core.Strapi['db'], file: string) {
  Reflect.set(connection.client.connectionSettings, 'filename', file);
  connection.initialize();
}

async function syncToDisk(path: string, flags: 'r' | 'r+') {
  const handle = await open(path, flags);
  await handle.sync().finally(() => handle.close());
}

async function createCopy(file: string, copy: string) {
  try {
    await snapshotSqlite(file, copy);
    await chmod(copy, 0o600);
  } catch (error) {
    await removeDatabase(copy);
    throw new Error(`The update needs a copy of the database. Nothing was changed. ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

function lockAgainstChanges(file: string) {
  const database = openSqlite(file);
  database.exec('begin immediate');
  return database;
}

async function workOnCopy({ db }: Core.Strapi, dataDir: string): Promise<PendingUpdate> {
  const file = databaseFile(dataDir);
  const copy = copyOf(file);
  const original = lockAgainstChanges(file);
  try {
    await createCopy(file, copy);
    await db.connection.destroy();
    openFile(db, copy);
  } catch (error) {
    original.close();
    throw error;
  }
  return {
    async complete() {
      await db.connection.destroy();
      const updated = openSqlite(copy);
      completeSqliteFile(updated);
      updated.close();
      await syncToDisk(copy, 'r+');
      // What is left in its write-ahead log would be applied to the file that replaces it.
      original.exec('rollback');
      completeSqliteFile(original);
      original.close();
      await rename(copy, file);
      openFile(db, file);
      // Not every file system can.
      await syncToDisk(dataDir, 'r').catch(() => undefined);
    },
    async undo() {
      original.close();
      await db.connection.destroy();
      openFile(db, file);
      await removeDatabase(copy);
    },
  };
}

// PostgreSQL changes tables in transactions, so an update is one: Strapi's own transactions are savepoints in it.

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
type PendingUpdate = { complete(): Promise<void>; undo(): Promise<void> };

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
