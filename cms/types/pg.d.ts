/** The little of PostgreSQL's driver that is used directly; it comes without types. */
declare module 'pg' {
  export class Client {
    constructor(options: { connectionString: string; application_name?: string });
    on(event: 'error', listener: (error: Error) => void): this;
    connect(): Promise<void>;
    query(statement: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
    end(): Promise<void>;
  }
}
