import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Client } from 'pg';
import { inject } from 'vitest';

/** The uploaded files and what was made of them, by name, wherever they are kept. */
export async function storedFiles(): Promise<string[]> {
  const { filesDir } = inject('api');
  if (!existsSync(filesDir)) return [];
  const names = await readdir(filesDir);
  return names
    .filter((name) => !name.startsWith('.') && !/_S3rver_(?:metadata|md5)/.test(name))
    .map((name) => name.replace(/\._S3rver_object$/, ''))
    .sort();
}

type Row = Record<string, unknown>;

/** Looks into the database itself, past the API. */
export async function rows(statement: string): Promise<Row[]> {
  const { databaseUrl, dataDir } = inject('api');
  return databaseUrl ? fromPostgres(databaseUrl, statement) : fromSqlite(join(dataDir, 'boldridge.db'), statement);
}

function fromSqlite(file: string, statement: string): Row[] {
  const database = new BetterSqlite(file, { readonly: true });
  try {
    return database.prepare(statement).all();
  } finally {
    database.close();
  }
}

async function fromPostgres(connectionString: string, statement: string): Promise<Row[]> {
  const connection = new Client({ connectionString });
  await connection.connect();
  try {
    return (await connection.query(statement)).rows;
  } finally {
    await connection.end();
  }
}

export const countRows = async (table: string): Promise<number> =>
  Number((await rows(`select count(*) as total from ${table}`))[0]?.['total']);
