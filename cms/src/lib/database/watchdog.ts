/**
 * Notices within seconds that PostgreSQL is down or hung, and that it is back. In between, queries fail at once instead of
 * waiting for a connection, and those that a hung server left unanswered fail too. It asks on a connection of its own, so
 * that neither long queries nor an exhausted pool look like an outage.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { Client } from 'pg';
import { isOnPostgres, settings } from '../settings';
import { dropConnections } from './connections';
import { DatabaseUnavailableError } from './unavailable';
import { TimeLimitError, withTimeLimit } from './time-limit';

const pingEveryMs = 2000;
const retryEveryMs = 500;
/** Longer than a busy machine needs: a false alarm would fail requests. */
const pingLimitMs = 5000;

/** Too many connections: the server answers, and those of the pool still work. */
const isAnswer = (error: unknown) => error instanceof Error && 'code' in error && error.code === '53300';

const messageOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error));

type Watchdog = {
  isDown: () => boolean;
  /** Whether the server answers within this time. */
  isAnswering: (limitMs: number) => Promise<boolean>;
  stop: () => Promise<void>;
};

export function startWatchdog(strapi: Core.Strapi, connectionString: string): Watchdog {
  let client: Client | null = null;
  let wake = new AbortController();
  let isStopped = false;
  let failedAt: number | null = null;

  const { client: pool } = strapi.db.connection;
  const acquire = pool.acquireConnection.bind(pool);
  pool.acquireConnection = async () => {
    failWhileDown();
    return acquire();
  };

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
    if (failedAt === null) strapi.log.error(`The database is not available: ${messageOf(error)}`);
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
      pool.acquireConnection = acquire;
    },
  };
}

let watchdog: Watchdog | null = null;

/** Throws if the database is known to be down. */
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
    strapi.log.warn(`The statistics of the database were not updated: ${messageOf(error)}`);
  }
}

export async function isDatabaseReady(strapi: Core.Strapi, limitMs: number): Promise<boolean> {
  if (watchdog) return watchdog.isAnswering(limitMs);
  return withTimeLimit(strapi.db.connection.raw('select 1'), limitMs).then(
    () => true,
    () => false,
  );
}
