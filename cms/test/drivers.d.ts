/** The little that the tests use of the database drivers, which come without types. */
declare module 'better-sqlite3' {
  export default class Database {
    constructor(file: string, options: { readonly: boolean });
    prepare(statement: string): { all(): Record<string, unknown>[] };
    close(): void;
  }
}

declare module 'pg' {
  export class Client {
    constructor(options: { connectionString: string });
    connect(): Promise<void>;
    query(statement: string): Promise<{ rows: Record<string, unknown>[] }>;
    end(): Promise<void>;
  }
}
