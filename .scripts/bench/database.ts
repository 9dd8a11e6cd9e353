/** Direct access to the database of an app under test. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { sqliteDriver } from '../../cms/src/lib/sqlite-driver.ts';
import { cms } from '../paths.ts';

export type Value = string | number | boolean | null;
/** Runs a statement with `?` as placeholders. */
export type Run = (statement: string, values: Value[]) => Promise<void>;

type SqliteDatabase = { prepare(statement: string): { run(...values: unknown[]): void }; close(): void };
type PostgresClient = {
  connect(): Promise<void>;
  query(statement: string, values: Value[]): Promise<unknown>;
  end(): Promise<void>;
};

const require = createRequire(path.join(cms, 'package.json'));

/** SQLite's file is in DATA_DIR. */
export type Target = { dataDir: string; databaseUrl: string | null };

export async function withDatabase(target: Target, work: (run: Run) => Promise<void>) {
  if (target.databaseUrl === null) {
    const Sqlite = require(sqliteDriver) as new (file: string) => SqliteDatabase;
    const database = new Sqlite(path.join(target.dataDir, 'brewery.db'));
    const toSqlite = (value: Value) => (typeof value === 'boolean' ? Number(value) : value);
    await work(async (statement, values) => database.prepare(statement).run(...values.map(toSqlite)));
    database.close();
    return;
  }
  const { Client } = require('pg') as { Client: new (connectionString: string) => PostgresClient };
  const client = new Client(target.databaseUrl);
  await client.connect();
  await work(async (statement, values) => {
    let number = 0;
    await client.query(
      statement.replace(/\?/g, () => `$${++number}`),
      values,
    );
  });
  // Autovacuum would also run after this many inserts, but only after a while.
  await client.query('vacuum analyze', []);
  await client.end();
}

/** Creates a database on a PostgreSQL server and resolves with its URL. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const { Client } = require('pg') as { Client: new (connectionString: string) => PostgresClient };
  const client = new Client(serverUrl);
  await client.connect();
  await client.query(`create database ${name}`, []);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
