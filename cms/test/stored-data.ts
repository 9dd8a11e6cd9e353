import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { sqliteDriver } from '../src/lib/sqlite-driver';

/** The little that the tests use of the SQLite driver, which comes without types. */
type SqliteDriver = new (file: string) => {
  prepare(statement: string): {
    /** Whether it answers rows. */
    reader: boolean;
    all(...values: unknown[]): Record<string, unknown>[];
    run(...values: unknown[]): void;
  };
  close(): void;
};

const BetterSqlite = createRequire(import.meta.url)(sqliteDriver(process.versions.node)) as SqliteDriver;

// What the S3 server of the tests keeps beside each object, some of it only later.
const besideObjects = /_S3rver_(?:metadata|object\.md5)/;

/** The uploaded files and what was made of them, by name, wherever they are kept. */
export async function storedFiles(): Promise<string[]> {
  const { filesDir } = inject('api');
  if (!existsSync(filesDir)) return [];
  const names = await readdir(filesDir);
  return names
    .filter((name) => !name.startsWith('.') && !besideObjects.test(name))
    .map((name) => name.replace(/\._S3rver_object$/, ''))
    .sort();
}

/** Another server than the one all tests share. */
type ServerData = { dataDir: string; databaseUrl: string | null };

type Row = Record<string, unknown>;
type Value = string | number | boolean | null;

/** Looks into the database itself, past the API; `?` stands for the values in turn. */
export async function queryRows(statement: string, values: Value[] = [], place?: ServerData): Promise<Row[]> {
  const { databaseUrl, dataDir } = place ?? inject('api');
  return databaseUrl
    ? fromPostgres(databaseUrl, statement, values)
    : fromSqlite(join(dataDir, 'boldridge.db'), statement, values);
}

function fromSqlite(file: string, statement: string, values: Value[]): Row[] {
  const database = new BetterSqlite(file);
  try {
    const plain = values.map((value) => (typeof value === 'boolean' ? Number(value) : value));
    const prepared = database.prepare(statement);
    if (prepared.reader) return prepared.all(...plain);
    prepared.run(...plain);
    return [];
  } finally {
    database.close();
  }
}

async function fromPostgres(connectionString: string, statement: string, values: Value[]): Promise<Row[]> {
  const connection = new Client({ connectionString });
  await connection.connect();
  try {
    let next = 0;
    return (
      await connection.query(
        statement.replace(/\?/g, () => `$${++next}`),
        values,
      )
    ).rows;
  } finally {
    await connection.end();
  }
}

/** What only the panel can make: put into its table directly. */
export async function insertRow(table: string, row: Record<string, Value>): Promise<void> {
  const columns = ['document_id', ...Object.keys(row)];
  const marks = columns.map(() => '?').join(', ');
  await queryRows(`insert into ${table} (${columns.join(', ')}) values (${marks})`, [
    randomUUID(),
    ...Object.values(row),
  ]);
}

export const countRows = async (table: string): Promise<number> =>
  Number((await queryRows(`select count(*) as total from ${table}`))[0]?.['total']);
