import { poolLog, prepareConnection } from '#lib/database/connections';
import { busyTimeoutMs } from '#lib/database/knex-clients';
import { databaseFile, failOnDatabaseError, protectDatabaseFile } from '#lib/startup-checks';
import { settings } from '#lib/settings';

const { databaseUrl, dataDir } = settings();

// Strapi stores instants in PostgreSQL without a time zone, so all replicas must run in the same one.
process.env.TZ = 'UTC';

type SqliteConnection = { pragma(command: string): unknown };
type Callback = (error: Error | null, connection: SqliteConnection) => void;

/**
 * WAL: readers don't block on the writer. FULL: a commit is on disk before the response is sent. A cache of up to 32 MB:
 * a search reads all rows of a table. The WAL shrinks to 64 MB after a large transaction. No memory map: an I/O error in
 * one ends the process.
 */
function configureSqlite(connection: SqliteConnection, callback: Callback) {
  const commands = [
    // Comes first: setting the mode may have to wait.
    'busy_timeout = 5000',
    'journal_mode = WAL',
    'synchronous = FULL',
    'cache_size = -32000',
    'journal_size_limit = 67108864',
    'mmap_size = 0',
    `busy_timeout = ${busyTimeoutMs}`,
  ];
  try {
    protectDatabaseFile(dataDir);
    for (const command of commands) connection.pragma(command);
  } catch (error) {
    failOnDatabaseError(dataDir, error);
  }
  callback(null, connection);
}

const sqlite = () => ({
  client: 'sqlite',
  connection: { filename: databaseFile(dataDir) },
  useNullAsDefault: true,
  pool: { min: 1, max: 1, afterCreate: configureSqlite },
  acquireConnectionTimeout: 20_000,
});

/** TLS: `?sslmode=` in the URL. Pool: several replicas stay below PostgreSQL's default limit of 100 connections. */
const postgres = (connectionString: string) => ({
  client: 'postgres',
  connection: { connectionString, application_name: 'brewery cms', connectionTimeoutMillis: 5000, keepAlive: true },
  pool: { min: 0, max: 20, idleTimeoutMillis: 30_000, createTimeoutMillis: 10_000, afterCreate: prepareConnection },
  acquireConnectionTimeout: 10_000,
  log: poolLog,
});

export default {
  connection: databaseUrl ? postgres(databaseUrl) : sqlite(),
  // Runs the compiled files of `database/migrations` before Strapi adapts the tables to the schemas.
  settings: { useTypescriptMigrations: true },
};
