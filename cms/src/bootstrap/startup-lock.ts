/**
 * Serializes the start of replicas that share an empty database: the first one creates tables, roles, accounts and demo
 * content; the others wait and then find them in place.
 */
import type { Core } from '@strapi/strapi';
import { Client } from 'pg';
import { settings } from '#lib/settings';
import { failStartup } from '#lib/startup-checks';

const lockKey = "hashtextextended('start', 0)";

/** Then the supervisor tries again. */
const connectTimeoutMs = 10_000;

let lockConnection: Client | undefined;

/** Call it before Strapi uses the database. The lock has its own connection, so it is released when the process ends. */
export async function acquireStartupLock(strapi: Core.Strapi): Promise<void> {
  const { databaseUrl } = settings();
  if (databaseUrl === null) return;
  lockConnection = new Client({
    connectionString: databaseUrl,
    application_name: 'brewery start',
    connectionTimeoutMillis: connectTimeoutMs,
  });
  lockConnection.on('error', (error) =>
    strapi.log.warn(`Lost the startup lock; another replica may start at the same time: ${error.message}`),
  );
  await lockConnection.connect().catch((error: Error) => {
    failStartup(`DATABASE_URL: the database does not respond (${error.message || error.name})`);
  });
  const { rows } = await lockConnection.query(`select pg_try_advisory_lock(${lockKey}) as acquired`);
  if (rows[0]?.['acquired']) return;
  strapi.log.info('Waiting for another replica to prepare the database');
  await lockConnection.query(`select pg_advisory_lock(${lockKey})`);
}

export async function releaseStartupLock(): Promise<void> {
  await lockConnection?.end();
  lockConnection = undefined;
}
