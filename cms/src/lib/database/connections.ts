/** The open connections to PostgreSQL: limits for each, and a way to give all of them up. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { Client, Pool } from 'pg';
import { reasonOf } from '../command-error';
import { codeOf, describeConnectionFailure } from '../connection-failure';
import { isOnPostgres, settings } from '../settings';
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
function trackConnection(connection: Client): void {
  open.add(connection);
  connection.once('end', () => open.delete(connection));
}

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

/** Applies to the rest of the current transaction. */
export async function allowLongStatements({ db }: Core.Strapi): Promise<void> {
  if (isOnPostgres()) await db.transaction(({ trx }) => trx.raw('set local statement_timeout = 0'));
}

/** Fails the queries that run, also those that a hung server will never answer. */
function dropConnections(): void {
  for (const { connection } of open)
    connection.stream.destroy(new DatabaseUnavailableError('The database does not answer'));
}

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

const pingEveryMs = 2000;
const retryEveryMs = 500;
/** Longer than a busy machine needs: a false alarm would fail requests. */
const pingLimitMs = 5000;

/** Too many connections: the server answers, and those of the pool still work. */
const isAnswer = (error: unknown) => codeOf(error) === '53300';

type Watchdog = {
  isDown: () => boolean;
  isAnswering: (limitMs: number) => Promise<boolean>;
  stop: () => Promise<void>;
};

/**
 * Notices within seconds that PostgreSQL is down or hung, and that it is back. In between, queries fail at once instead of
 * waiting for a connection, and those that a hung server left unanswered fail too. It asks on a connection of its own, so
 * that neither long queries nor an exhausted pool look like an outage.
 */
function startWatchdog(strapi: Core.Strapi, connectionString: string): Watchdog {
  let client: Client | null = null;
  let wake = new AbortController();
  let isStopped = false;
  let failedAt: number | null = null;

  async function connect(): Promise<Client> {
    const created = new Client({
      connectionString,
      application_name: 'brewery watchdog',
      connectionTimeoutMillis: pingLimitMs,
    });
    // A connection that ends is looked into at once.
    const onLost = () => {
      if (client !== created) return;
      client = null;
      wake.abort();
    };
    created.on('error', onLost).once('end', onLost);
    await created.connect();
    return created;
  }

  async function ping(): Promise<void> {
    client ??= await connect();
    await withTimeLimit(client.query('select 1'), pingLimitMs);
  }

  /** A connection may end although the server is up. */
  async function pingAgain(error: unknown): Promise<void> {
    if (error instanceof TimeLimitError || failedAt !== null) throw error;
    client = null;
    await ping();
  }

  function onAnswer() {
    if (failedAt === null) return;
    strapi.log.info(`The database is available again after ${Math.round((performance.now() - failedAt) / 1000)} s`);
    failedAt = null;
  }

  function onFailure(error: unknown) {
    client?.connection.stream.destroy();
    client = null;
    if (isStopped || isAnswer(error)) return onAnswer();
    if (failedAt === null) strapi.log.error(`The database is not available: ${describeConnectionFailure(error)}`);
    failedAt ??= performance.now();
    dropConnections();
  }

  async function watch() {
    while (!isStopped) {
      wake = new AbortController();
      await ping().catch(pingAgain).then(onAnswer, onFailure);
      const pause = failedAt === null ? pingEveryMs : retryEveryMs;
      if (!isStopped) await delay(pause, undefined, { signal: wake.signal, ref: false }).catch(() => undefined);
    }
  }

  const watching = watch();

  return {
    isDown: () => failedAt !== null,
    async isAnswering(limitMs) {
      if (failedAt !== null || client === null) return failedAt === null;
      return withTimeLimit(client.query('select 1'), limitMs).then(
        () => true,
        () => false,
      );
    },
    async stop() {
      isStopped = true;
      wake.abort();
      client?.connection.stream.destroy();
      await watching;
    },
  };
}

let watchdog: Watchdog | null = null;

/** Instead of waiting for a connection. */
export function failWhileDown(): void {
  if (watchdog?.isDown()) throw new DatabaseUnavailableError('The database is not available');
}

/** Call it once the server has started. SQLite is part of this process. */
export function watchDatabase(strapi: Core.Strapi): void {
  const { databaseUrl } = settings();
  if (databaseUrl !== null) watchdog = startWatchdog(strapi, databaseUrl);
}

export async function stopWatchingDatabase(): Promise<void> {
  await watchdog?.stop();
  watchdog = null;
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

export async function isDatabaseReady(strapi: Core.Strapi, limitMs: number): Promise<boolean> {
  if (watchdog) return watchdog.isAnswering(limitMs);
  return withTimeLimit(strapi.db.connection.raw('select 1'), limitMs).then(
    () => true,
    () => false,
  );
}

/**
 * A few connections for queries that do not belong to the transaction of their request, such as the counts of rate limits.
 * If such a query took a second connection from the pool that its transaction uses, as many requests as the pool has
 * connections would wait for each other until they fail.
 */
export function openSeparateConnections(connectionString: string, name: string): Pick<Pool, 'query'> {
  const pool = new Pool({
    connectionString,
    application_name: `brewery ${name}`,
    max: 4,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // They don't keep a command or a test running.
    allowExitOnIdle: true,
  });
  pool.on('connect', trackConnection);
  // The watchdog logs the outage.
  pool.on('error', (error) => strapi.log.debug(`A connection for ${name} was lost: ${error.message}`));
  return {
    query(query) {
      failWhileDown();
      return pool.query(query);
    },
  };
}
