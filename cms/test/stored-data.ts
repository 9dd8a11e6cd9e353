import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inject } from 'vitest';
import { sqliteDriver } from '../src/lib/sqlite-driver';
import { connectTo } from './connections';

/** The part of the SQLite driver that the tests use; it has no types of its own. */
type SqliteDriver = new (file: string) => {
  prepare(statement: string): {
    /** Whether the statement returns rows. */
    reader: boolean;
    all(...values: unknown[]): Record<string, unknown>[];
    run(...values: unknown[]): void;
  };
  /** Runs several statements. */
  exec(statements: string): void;
  close(): void;
};

export const BetterSqlite = createRequire(import.meta.url)(sqliteDriver) as SqliteDriver;

// Metadata that the test S3 server stores beside each object, partly with a delay.
const s3Metadata = /_S3rver_(?:metadata|object\.md5)/;

/** Names of the uploaded files and their thumbnails, on disk or in S3. */
export async function storedFiles(): Promise<string[]> {
  const { filesDir } = inject('api');
  if (!existsSync(filesDir)) return [];
  return (await readdir(filesDir))
    .filter((name) => !name.startsWith('.') && !s3Metadata.test(name))
    .map((name) => name.replace(/\._S3rver_object$/, ''))
    .sort();
}

/** The data of a server other than the shared one. */
type ServerData = { dataDir: string; databaseUrl: string | null };

export const isOnPostgres = process.env['API_DATABASE'] === 'postgres';

/** The time as the database stores it. */
export const storedTime = (time: Date) => (isOnPostgres ? time.toISOString() : time.getTime());

type Row = Record<string, unknown>;
type Value = string | number | boolean | null;

/** Queries the database directly; `?` are placeholders. */
export async function queryRows(statement: string, values: Value[] = [], server?: ServerData): Promise<Row[]> {
  const { databaseUrl, dataDir } = server ?? inject('api');
  return databaseUrl
    ? queryPostgres(databaseUrl, statement, values)
    : querySqlite(join(dataDir, 'brewery.db'), statement, values);
}

function querySqlite(file: string, statement: string, values: Value[]): Row[] {
  const database = new BetterSqlite(file);
  try {
    const sqliteValues = values.map((value) => (typeof value === 'boolean' ? Number(value) : value));
    const prepared = database.prepare(statement);
    if (prepared.reader) return prepared.all(...sqliteValues);
    prepared.run(...sqliteValues);
    return [];
  } finally {
    database.close();
  }
}

async function queryPostgres(connectionString: string, statement: string, values: Value[]): Promise<Row[]> {
  const connection = await connectTo(connectionString);
  let next = 0;
  const { rows } = await connection.query(
    statement.replace(/\?/g, () => `$${++next}`),
    values,
  );
  return rows;
}

/** Inserts a row directly, for types that the API can't create. */
export async function insertRow(table: string, row: Record<string, Value>): Promise<void> {
  const columns = ['document_id', ...Object.keys(row)];
  const placeholders = columns.map(() => '?').join(', ');
  await queryRows(`insert into ${table} (${columns.join(', ')}) values (${placeholders})`, [
    randomUUID(),
    ...Object.values(row),
  ]);
}

export const countRows = async (table: string, server?: ServerData): Promise<number> =>
  Number((await queryRows(`select count(*) as total from ${table}`, [], server))[0]?.['total']);
