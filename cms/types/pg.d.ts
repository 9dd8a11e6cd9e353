/** The little of PostgreSQL's driver that is used directly; it comes without types. */
declare module 'pg' {
  import type { Duplex } from 'node:stream';

  type Options = {
    connectionString: string;
    application_name?: string;
    connectionTimeoutMillis?: number;
    keepAlive?: boolean;
  };

  export class Client {
    constructor(options: Options);
    /** Its socket. `end` waits for a server that hangs. */
    readonly connection: { stream: Duplex };
    on(event: 'error', listener: (error: Error) => void): this;
    once(event: 'end', listener: () => void): this;
    connect(): Promise<void>;
    query(statement: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
    query(statement: string, callback: (error: Error | null) => void): void;
    end(): Promise<void>;
  }

  type Query = string | { text: string; values?: unknown[]; name?: string };

  export class Pool {
    constructor(
      options: Options & { max: number; query_timeout: number; idleTimeoutMillis: number; allowExitOnIdle: boolean },
    );
    on(event: 'error', listener: (error: Error) => void): this;
    query(query: Query): Promise<{ rows: Record<string, unknown>[] }>;
  }
}
