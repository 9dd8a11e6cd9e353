import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Environment variable with the URL of this run's PostgreSQL server, set by the global setup; unset on SQLite. */
export const clusterUrlName = 'API_TEST_CLUSTER_URL';

type Database = { url: string | null; drop: () => Promise<void> };

/** Creates a database on the run's PostgreSQL server. On SQLite `url` is null: the server creates a file in DATA_DIR. */
export async function emptyDatabase(): Promise<Database> {
  const cluster = process.env[clusterUrlName];
  if (!cluster) return { url: null, drop: () => Promise.resolve() };
  const name = `brewery_${randomBytes(6).toString('hex')}`;
  await runStatement(cluster, `CREATE DATABASE ${name}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runStatement(cluster, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function runStatement(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
