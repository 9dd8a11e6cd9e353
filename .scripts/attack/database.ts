/** Reads and changes the database of the product under attack, as somebody with access to its file could. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { sqliteDriver } from '../../cms/src/lib/sqlite-driver.ts';
import { cms } from '../paths.ts';

type Statement = { all: () => Record<string, unknown>[] };
type Database = { prepare: (sql: string) => Statement; exec: (sql: string) => unknown; close: () => void };
type DatabaseConstructor = new (file: string, options: { readonly: boolean }) => Database;

export function openDatabase(file: string, readonly = false): Database {
  const Sqlite = createRequire(path.join(cms, 'package.json'))(sqliteDriver) as DatabaseConstructor;
  return new Sqlite(file, { readonly });
}

export function readRows(dataDir: string, sql: string): Record<string, unknown>[] {
  const database = openDatabase(path.join(dataDir, 'brewery.db'), true);
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}
