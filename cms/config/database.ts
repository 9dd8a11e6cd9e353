import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '#lib/settings';

const { databaseUrl, dataDir } = settings();

function sqlite() {
  mkdirSync(dataDir, { recursive: true });
  return {
    client: 'sqlite',
    connection: { filename: join(dataDir, 'boldridge.db') },
    useNullAsDefault: true,
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
