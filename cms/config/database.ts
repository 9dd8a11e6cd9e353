import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '#lib/settings';

const { databaseUrl, dataDir } = settings();

type SqliteConnection = { pragma(command: string): unknown };
type Done = (error: Error | null, connection: SqliteConnection) => void;

/** Readers do not wait for the writer; every commit is on disk before it is answered. */
function prepare(connection: SqliteConnection, done: Done) {
  for (const command of ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000']) connection.pragma(command);
  done(null, connection);
}

function sqlite() {
  mkdirSync(dataDir, { recursive: true });
  return {
    client: 'sqlite',
    connection: { filename: join(dataDir, 'boldridge.db') },
    useNullAsDefault: true,
    pool: { min: 1, max: 1, afterCreate: prepare },
  };
}

/** `?sslmode=` in the address decides about TLS; the pool leaves room for two replicas on PostgreSQL's usual 100. */
const postgres = (connectionString: string) => ({
  client: 'postgres',
  connection: { connectionString },
  pool: { min: 0, max: 20, idleTimeoutMillis: 30_000 },
  acquireConnectionTimeout: 20_000,
});

export default { connection: databaseUrl ? postgres(databaseUrl) : sqlite() };
