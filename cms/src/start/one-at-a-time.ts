/**
 * Replicas that start together on an empty database would all make its tables. The first one does, with migrations,
 * roles, accounts and demo content; the others wait for it and find everything there.
 */
import { Client } from 'pg';
import type { Core } from '@strapi/strapi';
import { settings } from '#lib/settings';

const key = "hashtextextended('start', 0)";

let turn: Client | undefined;

/** Before Strapi touches the database. The lock belongs to a connection of its own: it ends with this process at last. */
export async function takeTurn(strapi: Core.Strapi): Promise<void> {
  const { databaseUrl } = settings();
  if (databaseUrl === null) return;
  turn = new Client({ connectionString: databaseUrl, application_name: 'brewery start' });
  // Losing it means no more than that another one may begin.
  turn.on('error', (error) => strapi.log.warn(`The start is no longer alone: ${error.message}`));
  await turn.connect();
  const { rows } = await turn.query(`select pg_try_advisory_lock(${key}) as mine`);
  if (rows[0]?.['mine']) return;
  strapi.log.info('Another process prepares the database: waiting for it');
  await turn.query(`select pg_advisory_lock(${key})`);
}

export async function endTurn(): Promise<void> {
  await turn?.end();
  turn = undefined;
}
