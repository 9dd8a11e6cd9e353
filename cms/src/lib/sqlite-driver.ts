/** No single release of the SQLite driver runs on every supported Node version: see decision record 010. */
/** The driver's package: 13 needs version 10 of Node-API, which Node 22.14 has. */
export const sqliteDriver = Number(process.versions.napi) >= 10 ? 'better-sqlite3-napi' : 'better-sqlite3';

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

export function openSqlite(file: string, { readonly = false } = {}): SqliteConnection {
  const SqliteDatabase = require(sqliteDriver) as Driver;
  return new SqliteDatabase(file, { fileMustExist: true, readonly });
}

/** Closes the file after the work. */
export async function withSqlite<Result>(
  file: string,
  work: (database: SqliteConnection) => Result | Promise<Result>,
  options: { readonly?: boolean } = {},
): Promise<Result> {
  const database = openSqlite(file, options);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
