/**
 * Replicas that start together on an empty database would all make its tables. The first one does, with migrations,
 * roles, accounts and demo content; the others wait for it and find everything there.
 */
import { Client } from 'pg';
import type { Core } from '@strapi/strapi';
import { settings } from '#lib/settings';

const lockKey = "hashtextextended('start', 0)";

let lockConnection: Client | undefined;

/** Before Strapi touches the database. The lock belongs to a connection of its own: it ends with this process at last. */
export async function acquireStartupLock(strapi: Core.Strapi): Promise<void> {
  const { databaseUrl } = settings();
  if (databaseUrl === null) return;
  lockConnection = new Client({ connectionString: databaseUrl, application_name: 'brewery start' });
  // Losing it means no more than that another one may begin.
  lockConnection.on('error', (error) => strapi.log.warn(`The start is no longer alone: ${error.message}`));
  await lockConnection.connect();
  const { rows } = await lockConnection.query(`select pg_try_advisory_lock(${lockKey}) as mine`);
  if (rows[0]?.['mine']) return;
  strapi.log.info('Another process prepares the database: waiting for it');
  await lockConnection.query(`select pg_advisory_lock(${lockKey})`);
}

export async function releaseStartupLock(): Promise<void> {
  await lockConnection?.end();
  lockConnection = undefined;
}
