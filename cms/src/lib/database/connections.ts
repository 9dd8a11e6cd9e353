/** The connections to PostgreSQL and their limits. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { type Client, Pool } from 'pg';
import { reasonOf } from '../command-error';
import { codeOf, describeConnectionFailure } from '../connection-failure';
import { isOnPostgres, settings } from '../settings';

type Done = (error: Error | null, connection: Client) => void;

/**
 * A query that takes longer is canceled, a lock that takes longer is not waited for, and a transaction that stays idle is
 * rolled back: the request fails with 503 instead of holding others up. `set`, not the connection string: connection
 * poolers such as PgBouncer refuse other startup parameters.
 */
const limits = `set statement_timeout = '15s'; set lock_timeout = '10s'; set idle_in_transaction_session_timeout = '60s'`;

/** A server that has not even canceled the query hangs, or the network has lost the connection. */
const answerLimitMs = 16_000;

const open = new Set<Client>();
let isLimited = false;
const longStatements = new AsyncLocalStorage<true>();

export function prepareConnection(connection: Client, done: Done): void {
  open.add(connection);
  connection.once('end', () => open.delete(connection));
  if (!isLimited) return done(null, connection);
  connection.query(limits, (error) => done(error, connection));
}

/** Call it once the server has started: migrations may take long. */
export async function limitConnections(): Promise<void> {
  isLimited = true;
  await Promise.allSettled([...open].map((connection) => connection.query(limits)));
}

/** The driver's limit for the answer to the next query; undefined for none. */
export const answerLimit = (): number | undefined =>
  isLimited && !longStatements.getStore() ? answerLimitMs : undefined;

/** Call it in a transaction: its statements have no limit. */
export const withLongStatements = <Result>({ db }: Core.Strapi, work: () => Promise<Result>): Promise<Result> =>
  longStatements.run(true, async () => {
    if (isOnPostgres()) await db.transaction(({ trx }) => trx.raw('set local statement_timeout = 0'));
    return work();
  });

/** Knex prints to the console. It warns of each lost connection; `isDatabaseReady` logs outages. */
export const poolLog = {
  warn: (message: unknown) => {
    const text = String(message);
    if (text.startsWith('Connection Error')) strapi.log.debug(text);
    else strapi.log.warn(text);
  },
};

/** After a pause of the event loop, answers that have arrived are processed before the limit counts. */
const graceMs = 100;

export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
}

/** Rejects if the work takes longer; the work itself goes on. */
export async function withTimeLimit<Result>(work: PromiseLike<Result>, limitMs: number): Promise<Result> {
  const finished = new AbortController();
  const { signal } = finished;
  const limit = delay(limitMs, undefined, { signal, ref: false })
    .then(() => delay(graceMs, undefined, { signal, ref: false }))
    .then(() => {
      throw new TimeLimitError(`No answer within ${limitMs} ms`);
    });
  try {
    return await Promise.race([work, limit]);
  } finally {
    finished.abort();
  }
}

/** Updates SQLite's statistics of tables that have grown; limited, so that it takes milliseconds. */
export async function optimizeDatabase(strapi: Core.Strapi): Promise<void> {
  if (isOnPostgres()) return;
  try {
    await strapi.db.connection.raw('pragma analysis_limit = 400');
    await strapi.db.connection.raw('pragma optimize');
  } catch (error) {
    strapi.log.warn(`The statistics of the database were not updated: ${reasonOf(error)}`);
  }
}

/**
 * A few connections for queries that do not belong to the transaction of their request, such as the counts of rate limits.
 * If such a query took a second connection from the pool that its transaction uses, as many requests as the pool has
 * connections would wait for each other until they fail.
 */
export function openSeparateConnections(connectionString: string, name: string, max = 4): Pick<Pool, 'query'> {
  const pool = new Pool({
    connectionString,
    application_name: `brewery ${name}`,
    max,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // They don't keep a command or a test running.
    allowExitOnIdle: true,
  });
  pool.on('error', (error) => strapi.log.debug(`A connection for ${name} was lost: ${error.message}`));
  return pool;
}

let probe: Pick<Pool, 'query'> | null = null;
let wasReady = true;

/**
 * Whether the database answers, or has too many connections: those of the pool still work. PostgreSQL is asked on a
 * connection of its own, so that neither long queries nor an exhausted pool look like an outage.
 */
export async function isDatabaseReady(strapi: Core.Strapi, limitMs: number): Promise<boolean> {
  const { databaseUrl } = settings();
  if (databaseUrl !== null) probe ??= openSeparateConnections(databaseUrl, 'readiness', 1);
  const ping = probe ? probe.query('select 1') : strapi.db.connection.raw('select 1');
  const failure: unknown = await withTimeLimit(ping, limitMs).then(
    () => null,
    (error: unknown) => error,
  );
  const isReady = failure === null || codeOf(failure) === '53300';
  if (isReady && !wasReady) strapi.log.info('The database is available again');
  if (!isReady && wasReady) strapi.log.error(`The database is not available: ${describeConnectionFailure(failure)}`);
  wasReady = isReady;
  return isReady;
}
