/**
 * Serializes the starts of processes that share a database: the first one creates or updates tables, roles, accounts and
 * demo content; the others, replicas and commands, wait and then find them in place.
 */
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { Client } from 'pg';
import { reasonOf } from '#lib/command-error';
import { describeConnectionFailure } from '#lib/connection-failure';
import { settings } from '#lib/settings';
import { openSqlite, type SqliteConnection } from '#lib/sqlite-driver';
import { failStartup } from '#lib/startup-checks';

const lockKey = "hashtextextended('start', 0)";

/** After this the supervisor tries again. */
const connectTimeoutMs = 10_000;
const pollMs = 100;

/** Both kinds of locks are released when the process ends. */
let release: () => Promise<unknown> = async () => {};

const logWaiting = (strapi: Core.Strapi) => strapi.log.info('Waiting for another process to prepare the database');

async function lockPostgres(strapi: Core.Strapi, databaseUrl: string): Promise<void> {
  const connection = new Client({
    connectionString: databaseUrl,
    application_name: 'brewery start',
    connectionTimeoutMillis: connectTimeoutMs,
  });
  release = () => connection.end();
  connection.on('error', (error) =>
    strapi.log.warn(`Lost the startup lock; another replica may start at the same time: ${error.message}`),
  );
  const { username, host, pathname } = new URL(databaseUrl);
  const fail = (reason: string) =>
    failStartup(`DATABASE_URL: the database ${username}@${host}${pathname} cannot be used: ${reason}`);
  await connection.connect().catch((error: unknown) => fail(describeConnectionFailure(error)));
  const { rows } = await connection.query(
    `select has_schema_privilege(current_schema(), 'create') as allowed, pg_try_advisory_lock(${lockKey}) as acquired`,
  );
  // PostgreSQL 15 and later grant this to the owner of the database only.
  if (!rows[0]?.['allowed']) fail(`this user may not create tables: alter database … owner to "${username}"`);
  if (rows[0]?.['acquired']) return;
  logWaiting(strapi);
  await connection.query(`select pg_advisory_lock(${lockKey})`);
}

function tryLock(file: SqliteConnection): boolean {
  try {
    file.exec('begin exclusive');
    return true;
  } catch (error) {
    if (/locked|busy/i.test(reasonOf(error))) return false;
    throw error;
  }
}

/** The lock is that of an empty SQLite file, since an update replaces the file of the database. */
async function lockSqlite(strapi: Core.Strapi, dataDir: string): Promise<void> {
  const path = join(dataDir, 'start.lock');
  closeSync(openSync(path, 'a', 0o600));
  const file = openSqlite(path);
  release = async () => file.close();
  file.pragma('busy_timeout = 0');
  if (tryLock(file)) return;
  logWaiting(strapi);
  while (!tryLock(file)) await sleep(pollMs);
}

/** Call it before Strapi uses the database. */
export async function acquireStartupLock(strapi: Core.Strapi): Promise<void> {
  const { databaseUrl, dataDir } = settings();
  await (databaseUrl === null ? lockSqlite(strapi, dataDir) : lockPostgres(strapi, databaseUrl));
}

export async function releaseStartupLock(): Promise<void> {
  await release();
  release = async () => {};
}
