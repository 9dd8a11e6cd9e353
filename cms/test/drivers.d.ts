/** The little that the tests use of the SQLite driver, which comes without types. */
declare module 'better-sqlite3' {
  export default class Database {
    constructor(file: string);
    prepare(statement: string): {
      /** Whether it answers rows. */
      reader: boolean;
      all(...values: unknown[]): Record<string, unknown>[];
      run(...values: unknown[]): void;
    };
    close(): void;
  }
}
