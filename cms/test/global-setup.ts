import type { TestProject } from 'vitest/node';
import { compile } from './compile';
import { clusterUrlName, keepStartedDatabase, noDatabase } from './database';
import { startPostgres } from './postgres';
import { createDemoTaprooms } from './demo-taprooms';
import { startServer } from './server';

declare module 'vitest' {
  export interface ProvidedContext {
    api: { url: string; dataDir: string; filesDir: string; databaseUrl: string | null };
  }
}

/** Runs once: compiles, then starts database and server; all stop at the end of the run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.API_COMPILE !== 'off') compile();
  const cluster = await findCluster();
  const { server, kept } = await startShared().catch(async (error: unknown) => {
    await cluster?.stop();
    throw error;
  });
  const { url, dataDir, filesDir, databaseUrl } = server;
  project.provide('api', { url, dataDir, filesDir, databaseUrl });
  return async () => {
    await kept.drop();
    await server.stop();
    await cluster?.stop();
    if (process.env.API_LOG) console.log(server.log());
  };
}

/** Tests with a server of their own start it on a copy of the database that the first start leaves. */
async function startShared() {
  const server = await startServer();
  let kept = noDatabase;
  await server.restart(async () => {
    kept = await keepStartedDatabase(server);
  });
  await createDemoTaprooms(server.url);
  return { server, kept };
}

/** `DATABASE_URL` names a running PostgreSQL server, such as a CI service. */
async function findCluster(): Promise<{ stop: () => Promise<void> } | null> {
  if (process.env.API_DATABASE !== 'postgres') return null;
  const cluster = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: () => Promise.resolve() }
    : await startPostgres();
  process.env[clusterUrlName] = cluster.url;
  return cluster;
}
