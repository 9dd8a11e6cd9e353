import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** The PostgreSQL server of this run, started by the global set-up; absent on SQLite. */
export const clusterUrlName = 'API_TEST_CLUSTER_URL';

type Database = { url: string | null; drop: () => Promise<void> };

/** An empty database: a new one in the run's PostgreSQL, or none, which means a new SQLite file in DATA_DIR. */
export async function emptyDatabase(): Promise<Database> {
  const cluster = process.env[clusterUrlName];
  if (!cluster) return { url: null, drop: () => Promise.resolve() };
  const name = `brewery_${randomBytes(6).toString('hex')}`;
  await run(cluster, `CREATE DATABASE ${name}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(cluster, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
