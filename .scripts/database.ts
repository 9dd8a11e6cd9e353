/** Direct access to the databases of programs under test. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { sqliteDriver } from '../cms/src/lib/sqlite-driver.ts';
import { connectTo, disconnectFrom } from '../cms/test/connections.ts';
import { cms } from './paths.ts';

export type Value = string | number | boolean | null;
type Row = Record<string, unknown>;

type Statement = { all: () => Row[]; run: (...values: unknown[]) => unknown };
type Database = { prepare: (sql: string) => Statement; exec: (sql: string) => unknown; close: () => void };
type DatabaseConstructor = new (file: string, options: { readonly: boolean }) => Database;

export function openSqlite(file: string, readonly = false): Database {
  const Sqlite = createRequire(path.join(cms, 'package.json'))(sqliteDriver) as DatabaseConstructor;
  return new Sqlite(file, { readonly });
}

export function readRows(dataDir: string, sql: string): Row[] {
  const database = openSqlite(path.join(dataDir, 'brewery.db'), true);
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

export async function queryPostgres(databaseUrl: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  return (await (await connectTo(databaseUrl)).query(statement, values)).rows;
}

/** Runs a statement with `?` as placeholders. */
export type Run = (statement: string, values: Value[]) => Promise<unknown>;

/** Without `databaseUrl`, the database is an SQLite file in `dataDir`. */
export type Target = { dataDir: string; databaseUrl: string | null };

export async function withDatabase({ dataDir, databaseUrl }: Target, work: (run: Run) => Promise<void>) {
  if (databaseUrl === null) {
    const database = openSqlite(path.join(dataDir, 'brewery.db'));
    const toSqlite = (value: Value) => (typeof value === 'boolean' ? Number(value) : value);
    await work(async (statement, values) => database.prepare(statement).run(...values.map(toSqlite)));
    database.close();
    return;
  }
  await work((statement, values) => {
    let number = 0;
    const numbered = statement.replace(/\?/g, () => `$${++number}`);
    return queryPostgres(databaseUrl, numbered, values);
  });
  // Autovacuum would also run after this many inserts, but only after a while.
  await queryPostgres(databaseUrl, 'vacuum analyze');
  await disconnectFrom(databaseUrl);
}

/** Creates a database on a PostgreSQL server and resolves with its URL. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  await queryPostgres(serverUrl, `create database ${name}`);
  await disconnectFrom(serverUrl);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
