/** Reads and changes the database of the product under attack, as somebody with access to its file could. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { cms } from '../paths.ts';

type Statement = { all: () => Record<string, unknown>[]; run: () => unknown };
type Database = { prepare: (sql: string) => Statement; close: () => void };
type DatabaseConstructor = new (file: string, options: { readonly: boolean }) => Database;

function open(dataDir: string, readonly: boolean): Database {
  const Sqlite = createRequire(path.join(cms, 'package.json'))('better-sqlite3') as DatabaseConstructor;
  return new Sqlite(path.join(dataDir, 'brewery.db'), { readonly });
}

export function readRows(dataDir: string, sql: string): Record<string, unknown>[] {
  const database = open(dataDir, true);
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

/** Returns the error of the database; null if it has done it. */
export function changeRows(dataDir: string, sql: string): string | null {
  const database = open(dataDir, false);
  try {
    database.prepare(sql).run();
    return null;
  } catch (error) {
    return String(error);
  } finally {
    database.close();
  }
}
