/** Reads the database of the product under attack, as somebody with access to its file could. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { cms } from '../paths.ts';

type Database = { prepare: (sql: string) => { all: () => Record<string, unknown>[] }; close: () => void };
type DatabaseConstructor = new (file: string, options: { readonly: boolean }) => Database;

export function readRows(dataDir: string, sql: string): Record<string, unknown>[] {
  const Sqlite = createRequire(path.join(cms, 'package.json'))('better-sqlite3') as DatabaseConstructor;
  const database = new Sqlite(path.join(dataDir, 'brewery.db'), { readonly: true });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}
