/** The little that the tests use of the database drivers, which come without types. */
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

declare module 'pg' {
  export class Client {
    constructor(options: { connectionString: string });
    connect(): Promise<void>;
    query(statement: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
    end(): Promise<void>;
  }
}
