/**
 * Backs up the database before an update changes it: every migration is a transaction of its own, so when one fails, those
 * before it are done. The files are left out, as migrations don't change them.
 */
import { existsSync } from 'node:fs';
import type { Core } from '@strapi/strapi';
import { reasonOf } from '#lib/command-error';
import { settings } from '#lib/settings';
import { openSqlite } from '#lib/sqlite-driver';
import { databaseFile } from '#lib/startup-checks';
import { knownMigrations, migrationName } from './compatibility';
import { createBackup } from './create';
import { listTables, type Row } from './database-snapshot';
import { connect } from './postgres-tools';

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

/** Call it under the startup lock, before Strapi uses the database. */
export async function backUpBeforeUpdate(strapi: Core.Strapi, now: Date): Promise<void> {
  const done = await readMigrations();
  if (done === null) return;
  const pending = [...knownMigrations()].filter((name) => !done.includes(name));
  if (pending.length === 0) return;
  try {
    const { file } = await createBackup(settings(), 'before-update', now, new AbortController().signal);
    strapi.log.info(
      `Update: the database before it is in ${file}. If the update fails: npm run restore -- ${file} --replace`,
    );
  } catch (error) {
    strapi.log.warn(`There is no backup before this update: ${reasonOf(error)}`);
  }
}
