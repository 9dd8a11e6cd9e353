/**
 * Backs up the database before an update changes it, so that it is possible to go back to the earlier version. The files
 * are left out, as migrations don't change them.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { backupHost } from '#domain/backup/backup';
import { reasonOf } from '#lib/command-error';
import { settings } from '#lib/settings';
import { openSqlite } from '#lib/sqlite-driver';
import { databaseFile } from '#lib/startup-checks';
import { readManifestOf } from './archive-reader';
import { knownMigrations, migrationName } from './manifest';
import { type Backup, createBackup } from './create';
import { listTables, type Row } from './database-snapshot';
import { connect } from './postgres-tools';
import { listBackups } from './scheduled';

/** Names of the migrations that have run; null for an empty database. */
async function findMigrations(query: (statement: string) => Promise<Row[]>, listing: string): Promise<string[] | null> {
  const tables = (await query(listing)).map(({ name }) => name);
  if (!tables.includes('strapi_migrations')) return null;
  return (await query('select name from strapi_migrations')).map(({ name }) => migrationName(String(name)));
}

async function readMigrations(): Promise<string[] | null> {
  const { databaseUrl, dataDir } = settings();
  if (databaseUrl !== null) {
    const client = await connect(databaseUrl);
    return findMigrations(async (statement) => (await client.query(statement)).rows, listTables.postgres).finally(() =>
      client.end(),
    );
  }
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return null;
  const database = openSqlite(file);
  try {
    return await findMigrations(async (statement) => database.prepare(statement).all() as Row[], listTables.sqlite);
  } finally {
    database.close();
  }
}

/**
 * A start that fails repeats the backup: the new one replaces those of the same earlier version, which has run the same
 * migrations.
 */
async function deleteReplaced({ file, manifest }: Backup): Promise<void> {
  const { dir } = settings().backup;
  const migrations = manifest.database.migrations.join();
  const earlier = (await listBackups(dir)).filter(
    ({ name, kind, host }) =>
      kind === 'before-update' && host === backupHost(settings().publicUrl) && name !== basename(file),
  );
  for (const { name } of earlier) {
    // A file that can't be read stays: it may be of something else.
    const other = await readManifestOf(join(dir, name)).catch(() => null);
    if (other?.database.migrations.join() === migrations) await rm(join(dir, name), { force: true });
  }
}

/** Call it under the startup lock, before Strapi uses the database. */
export async function backUpBeforeUpdate(strapi: Core.Strapi, now: Date): Promise<void> {
  const done = await readMigrations();
  if (done === null) return;
  const pending = [...knownMigrations()].filter((name) => !done.includes(name));
  if (pending.length === 0) return;
  try {
    const backup = await createBackup(settings(), 'before-update', now, new AbortController().signal);
    await deleteReplaced(backup);
    const { file } = backup;
    strapi.log.info(
      `Update: the database before it is in ${file}. To go back to the earlier version: npm run restore -- ${file} --replace`,
    );
  } catch (error) {
    strapi.log.warn(`There is no backup before this update: ${reasonOf(error)}`);
  }
}
