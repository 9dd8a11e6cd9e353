import { databaseFile, failOnDatabase } from '#lib/startup-checks';
import { settings } from '#lib/settings';
import { chooseSqliteDriver } from '#lib/sqlite-driver';

const { databaseUrl, dataDir } = settings();

// PostgreSQL keeps Strapi's instants without their zone: every replica has to write the same one, wherever it runs.
process.env.TZ = 'UTC';

type SqliteConnection = { pragma(command: string): unknown };
type Done = (error: Error | null, connection: SqliteConnection) => void;

/** Readers do not wait for the writer; every commit is on disk before it is answered. */
function prepare(connection: SqliteConnection, done: Done) {
  const commands = ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000'];
  try {
    for (const command of commands) connection.pragma(command);
  } catch (error) {
    failOnDatabase(dataDir, error);
  }
  done(null, connection);
}

function sqlite() {
  chooseSqliteDriver(process.versions.node);
  return {
    client: 'sqlite',
    connection: { filename: databaseFile(dataDir) },
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
