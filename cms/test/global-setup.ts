import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { demoTaprooms } from '../domain/taproom/demo';
import { signInAt } from './client';
import { clusterUrlName, keepStartedDatabase, noDatabase } from './database';
import { startPostgres } from './postgres';
import { runDirName, startServer } from './server';

declare module 'vitest' {
  export interface ProvidedContext {
    api: { url: string; dataDir: string; tempDir: string; filesDir: string; databaseUrl: string | null };
  }
}

const packageDir = join(__dirname, '..');

/** Compiles the server. Deletes earlier output first, except a built panel, so that no stale files remain. */
function compile(): void {
  for (const folder of ['src', 'domain', 'config', 'database'])
    rmSync(join(packageDir, 'dist', folder), { recursive: true, force: true });
  const compiler = join(packageDir, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', 'tsconfig.json'], { cwd: packageDir, stdio: 'inherit' });
}

/** Runs once: compiles, then starts database and server; all stop at the end of the run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.API_COMPILE !== 'off') compile();
  const runDir = await mkdtemp(join(tmpdir(), 'brewery-api-run-'));
  process.env[runDirName] = runDir;
  const cluster = await findCluster();
  const { server, kept } = await startShared().catch(async (error: unknown) => {
    await cluster?.stop();
    throw error;
  });
  const { url, dataDir, tempDir, filesDir, databaseUrl } = server;
  project.provide('api', { url, dataDir, tempDir, filesDir, databaseUrl });
  return async () => {
    await kept.drop();
    await server.stop();
    await cluster?.stop();
    await rm(runDir, { recursive: true, force: true });
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

/** The demo's taprooms, without photos, on a server that started without demo content. */
async function createDemoTaprooms(url: string): Promise<void> {
  const admin = await signInAt(url);
  for (const { slug, ...taproom } of demoTaprooms) {
    const heroPage = slug === 'folsom' ? 'home' : 'taproom';
    const { status, text } = await admin.post('/taprooms', { ...taproom, slug, heroPage });
    if (status !== 201) throw new Error(`Creating ${slug} returned ${status} ${text}`);
  }
}
