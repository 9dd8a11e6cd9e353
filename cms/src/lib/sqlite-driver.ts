/** No single release of the SQLite driver runs on every supported Node version: see decision record 010. */
import { createRequire } from 'node:module';
import { lockAtBegin, waitWhileBusy } from './database/sqlite-busy';

const minNodeMajorForNapi = 22;

const majorOf = (version: string) => Number.parseInt(version, 10);

/** The driver's package for a Node version such as `20.19.1`. */
export const sqliteDriver = (nodeVersion: string) =>
  majorOf(nodeVersion) >= minNodeMajorForNapi ? 'better-sqlite3-napi' : 'better-sqlite3';

type KnexClient = { prototype: { _driver: () => unknown } & Parameters<typeof waitWhileBusy>[0] };
type KnexTransaction = { prototype: Parameters<typeof lockAtBegin>[0] };

/** Knex hard-codes the driver's package name and how transactions begin: replaces both in Strapi's own copy of Knex. */
export function chooseSqliteDriver(nodeVersion: string): void {
  const fromStrapi = createRequire(require.resolve('@strapi/database'));
  const client = fromStrapi('knex/lib/dialects/better-sqlite3/index.js') as KnexClient;
  client.prototype._driver = () => require(sqliteDriver(nodeVersion));
  waitWhileBusy(client.prototype);
  const transaction = fromStrapi('knex/lib/dialects/sqlite3/execution/sqlite-transaction.js') as KnexTransaction;
  lockAtBegin(transaction.prototype);
}

/** The part of the driver that is used without Strapi; it has no types of its own. */
export type SqliteConnection = {
  pragma(command: string, options?: { simple?: boolean }): unknown;
  prepare(statement: string): {
    get(...values: unknown[]): unknown;
    all(...values: unknown[]): unknown[];
    iterate(...values: unknown[]): IterableIterator<unknown>;
    run(...values: unknown[]): unknown;
  };
  exec(statements: string): unknown;
  close(): void;
};

type Driver = new (file: string, options: { fileMustExist: boolean; readonly?: boolean }) => SqliteConnection;

/** Opens an existing database. */
export function openSqlite(file: string, { readonly = false } = {}): SqliteConnection {
  const SqliteDatabase = require(sqliteDriver(process.versions.node)) as Driver;
  return new SqliteDatabase(file, { fileMustExist: true, readonly });
}
