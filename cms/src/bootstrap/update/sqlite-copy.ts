/**
 * An update of SQLite can't be one transaction: while foreign keys are checked, which a transaction can't change, replacing
 * a table deletes the rows that refer to it. So the update changes a copy, which becomes the database by a rename. Until
 * then the database is the old one, also after a crash. It is locked meanwhile, since changes to it would be lost.
 */
import { chmod, open, rename, rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { reasonOf } from '#lib/command-error';
import { openSqlite } from '#lib/sqlite-driver';
import { databaseFile } from '#lib/startup-checks';
import { snapshotSqlite } from '../../backup/database-snapshot';
import { completeSqliteFile } from '../../backup/running-system';
import type { PendingUpdate } from './atomic-update';

const copyOf = (file: string) => `${file}.update`;

async function removeDatabase(file: string) {
  for (const suffix of ['', '-journal', '-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
}

/** What an update that was interrupted has left. */
export const removeStaleCopy = (dataDir: string): Promise<void> => removeDatabase(copyOf(databaseFile(dataDir)));

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

export async function workOnCopy({ db }: Core.Strapi, dataDir: string): Promise<PendingUpdate> {
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
