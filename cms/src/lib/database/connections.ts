/** The open connections to PostgreSQL: limits for each, and a way to give all of them up. */
import type { Core } from '@strapi/strapi';
import type { Client } from 'pg';
import { isOnPostgres } from '../settings';
import { DatabaseUnavailableError } from './unavailable';

type Done = (error: Error | null, connection: Client) => void;

/**
 * A query that takes longer is canceled, a lock that takes longer is not waited for, and a transaction that stays idle is
 * rolled back: the request fails with 503 instead of holding others up. `set`, not the connection string: connection
 * poolers such as PgBouncer refuse other startup parameters.
 */
const limits = `set statement_timeout = '30s'; set lock_timeout = '10s'; set idle_in_transaction_session_timeout = '60s'`;

const open = new Set<Client>();
let isLimited = false;

/** Has it dropped, with all others, when the database does not answer. */
export function trackConnection(connection: Client): void {
  open.add(connection);
  connection.once('end', () => open.delete(connection));
}

/** Of the pool's configuration. */
export function prepareConnection(connection: Client, done: Done): void {
  trackConnection(connection);
  if (!isLimited) return done(null, connection);
  connection.query(limits, (error) => done(error, connection));
}

/** Knex prints to the console. It warns of each lost connection; the watchdog logs the outage. */
export const poolLog = {
  warn: (message: unknown) => {
    const text = String(message);
    if (text.startsWith('Connection Error')) strapi.log.debug(text);
    else strapi.log.warn(text);
  },
};

/** Call it once the server has started: migrations may take long. */
export async function limitConnections(): Promise<void> {
  isLimited = true;
  await Promise.allSettled([...open].map((connection) => connection.query(limits)));
}

/** For the rest of the current transaction. */
export async function allowLongStatements({ db }: Core.Strapi): Promise<void> {
  if (isOnPostgres()) await db.transaction(({ trx }) => trx.raw('set local statement_timeout = 0'));
}

/** Fails the queries that run, also those that a hung server will never answer. */
export function dropConnections(): void {
  for (const { connection } of open)
    connection.stream.destroy(new DatabaseUnavailableError('The database does not answer'));
}
