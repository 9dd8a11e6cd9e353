import { randomBytes } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { connectTo } from './connections';

/** Environment variable with the URL of this run's PostgreSQL server, set by the global setup; unset on SQLite. */
export const clusterUrlName = 'API_TEST_CLUSTER_URL';

type Database = { url: string | null; drop: () => Promise<void> };

/** The database of a server on SQLite, which creates a file in DATA_DIR. */
export const noDatabase: Database = { url: null, drop: () => Promise.resolve() };

/** Creates a database on the run's PostgreSQL server. None on SQLite. */
export const emptyDatabase = (): Promise<Database> => createDatabase('template1');

async function createDatabase(template: string): Promise<Database> {
  const cluster = process.env[clusterUrlName];
  if (!cluster) return noDatabase;
  const name = `brewery_${randomBytes(6).toString('hex')}`;
  await runStatement(cluster, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runStatement(cluster, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** Environment variable with the file or the name of the database that `keepStartedDatabase` has kept. */
const startedName = 'API_TEST_STARTED_DATABASE';

type Source = { dataDir: string; databaseUrl: string | null };

const nameIn = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1);
const fileIn = (dataDir: string) => join(dataDir, 'brewery.db');

/** Keeps the database of a server that started on an empty one and is stopped; `startedDatabase` copies it. */
export async function keepStartedDatabase({ dataDir, databaseUrl }: Source): Promise<Database> {
  if (!databaseUrl) {
    const file = join(dataDir, 'started.db');
    await copyFile(fileIn(dataDir), file);
    process.env[startedName] = file;
    return { url: null, drop: () => rm(file) };
  }
  const kept = await createDatabase(nameIn(databaseUrl));
  process.env[startedName] = nameIn(kept.url ?? '');
  return kept;
}

/** The database after a first start, which creates the tables and the first accounts: most of the time of a start. */
export async function startedDatabase(dataDir: string): Promise<Database> {
  const kept = process.env[startedName];
  if (!kept) return emptyDatabase();
  const database = await createDatabase(kept);
  if (!database.url) await copyFile(kept, fileIn(dataDir));
  return database;
}

async function runStatement(connectionString: string, statement: string): Promise<void> {
  await (await connectTo(connectionString)).query(statement);
}
