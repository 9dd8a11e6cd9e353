/**
 * Knex's clients with what its configuration can't express, as subclasses, which Knex documents for this. Strapi 5.52 only
 * accepts names of clients (`createConnection` of @strapi/database), so its connection is replaced before its first use.
 * `knex-clients.api.test.ts` and `outage.api.test.ts` fail if Strapi no longer uses it.
 */
import { createRequire } from 'node:module';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { codeOf } from '../connection-failure';
import { isOnPostgres } from '../settings';
import { sqliteDriver } from '../sqlite-driver';
import { answerLimit } from './connections';
import { isAnswerMissing } from './unavailable';

type Transaction = {
  query(connection: unknown, statement: string): Promise<unknown>;
  commit(connection: unknown, value: unknown): Promise<unknown>;
  isCompleted(): boolean;
  _rejecter: (error: unknown) => void;
};
type Client = { _query(connection: unknown, statement: unknown): Promise<unknown> };
type Class<Instance> = new (...args: never[]) => Instance;

const requireFromStrapi = createRequire(require.resolve('@strapi/database'));
const { knex } = requireFromStrapi('knex') as { knex: (config: Knex.Config) => Knex };
const dialects = 'knex/lib/dialects';
const BaseSqliteClient = requireFromStrapi(`${dialects}/better-sqlite3/index.js`) as Class<Client>;
const BaseSqliteTransaction = requireFromStrapi(
  `${dialects}/sqlite3/execution/sqlite-transaction.js`,
) as Class<Transaction>;
const BasePostgresClient = requireFromStrapi(`${dialects}/postgres/index.js`) as Class<Client>;
const BasePostgresTransaction = requireFromStrapi(
  `${dialects}/postgres/execution/pg-transaction.js`,
) as Class<Transaction>;

/**
 * Knex resolves a commit that has failed, and rejects only a promise that Strapi does not await: a request whose connection
 * is lost at that moment would get a response of success although nothing is saved.
 */
async function throwFailure(transaction: Transaction, commit: () => Promise<unknown>): Promise<unknown> {
  const failures: unknown[] = [];
  const reject = transaction._rejecter;
  transaction._rejecter = (error) => {
    failures.push(error);
    reject(error);
  };
  const result = await commit();
  if (failures.length > 0) throw failures[0];
  return result;
}

let locksAtBegin = true;

/** Call after the start: Strapi reads in transactions, too, and a read must not wait for a writing process. */
export function lockAtFirstWrite(): void {
  locksAtBegin = false;
}

/**
 * During the start, transactions take the write lock when they begin. SQLite would otherwise reject the first write of one
 * that has read before, if another process has written since (`SQLITE_BUSY_SNAPSHOT`), and no wait would help: the start
 * would fail while another process runs.
 */
class SqliteTransaction extends BaseSqliteTransaction {
  async begin(connection: unknown): Promise<void> {
    await this.query(connection, locksAtBegin ? 'BEGIN IMMEDIATE;' : 'BEGIN;');
    // Knex has rejected the transaction with the error of the statement, and would go on nevertheless.
    if (this.isCompleted()) throw new Error('The transaction did not begin');
  }

  override commit(connection: unknown, value: unknown): Promise<unknown> {
    return throwFailure(this, () => super.commit(connection, value));
  }
}

/**
 * Another process, such as a command, may hold SQLite's write lock. SQLite itself waits for it in this process's only
 * thread, so that nothing else would run: it waits briefly, and the rest of the time is waited for here.
 */
export const busyTimeoutMs = 100;

const maxWaitMs = 5000;
const retryEveryMs = 50;

class SqliteClient extends BaseSqliteClient {
  /** Knex hard-codes the driver's package name. */
  _driver(): unknown {
    return require(sqliteDriver);
  }

  transaction(...args: unknown[]): Transaction {
    return new SqliteTransaction(...([this, ...args] as never[]));
  }

  override async _query(connection: unknown, statement: unknown): Promise<unknown> {
    const startedAt = performance.now();
    for (;;) {
      try {
        return await super._query(connection, statement);
      } catch (error) {
        if (codeOf(error) !== 'SQLITE_BUSY' || performance.now() - startedAt > maxWaitMs) throw error;
        await delay(retryEveryMs);
      }
    }
  }
}

type PostgresConnection = { connection: { stream: Duplex } };
type PostgresStatement = { options?: object };

class PostgresTransaction extends BasePostgresTransaction {
  override commit(connection: unknown, value: unknown): Promise<unknown> {
    return throwFailure(this, () => super.commit(connection, value));
  }
}

class PostgresClient extends BasePostgresClient {
  transaction(...args: unknown[]): Transaction {
    return new PostgresTransaction(...([this, ...args] as never[]));
  }

  /** The driver's own limit would leave the connection in the pool, where the next queries wait behind the lost one. */
  override async _query(connection: PostgresConnection, statement: PostgresStatement): Promise<unknown> {
    statement.options = { ...statement.options, query_timeout: answerLimit() };
    try {
      return await super._query(connection, statement);
    } catch (error) {
      if (isAnswerMissing(error)) connection.connection.stream.destroy();
      throw error;
    }
  }
}

export const openWithKnex = (config: Knex.Config, isPostgres: boolean): Knex =>
  knex({ ...config, client: (isPostgres ? PostgresClient : SqliteClient) as unknown as typeof Knex.Client });

type Pool = { numUsed(): number; numFree(): number };

/** Call it before Strapi uses the database. */
export function replaceKnexClient({ db }: Core.Strapi): void {
  const { config, pool } = db.connection.client as { config: Knex.Config; pool: Pool };
  if (pool.numUsed() + pool.numFree() > 0) throw new Error('Strapi has used its database before the start');
  db.connection = openWithKnex(config, isOnPostgres());
}
