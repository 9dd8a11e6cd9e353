/** Starts cms and web with `npm start` on an empty DATA_DIR and free ports. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../../.scripts/free-ports.ts';
import { cleanEnv } from '../../../.scripts/clean-env.ts';
import { accounts } from './env';

const root = path.resolve(import.meta.dirname, '../../..');
const timeoutMs = 300_000;

function start(port: number, cmsPort: number, dataDir: string, settings: Record<string, string>) {
  return spawn(process.execPath, [path.join(root, '.scripts/run.mjs'), 'start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...cleanEnv(),
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      // All journeys share one IP address.
      RATE_LIMITS: 'off',
      MAP_TILE_URL: 'off',
      BACKUP_SCHEDULE: 'off',
      STAFF_ADMIN_EMAIL: accounts.staff.email,
      STAFF_ADMIN_PASSWORD: accounts.staff.password,
      PANEL_ADMIN_EMAIL: accounts.panel.email,
      PANEL_ADMIN_PASSWORD: accounts.panel.password,
      ...settings,
    },
  });
}

async function waitUntilReady(url: string, app: ChildProcess, output: () => string) {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(250)) {
    if (app.exitCode !== null) throw new Error(`The system did not start:\n${output()}`);
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error(`The system was not ready after ${timeoutMs / 1000} s:\n${output()}`);
}

export async function startSystem(settings: Record<string, string>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brewery-journeys-'));
  const [port = 0, cmsPort = 0] = await freePorts(2);
  const app = start(port, cmsPort, dataDir, settings);
  let output = '';
  for (const stream of [app.stdout, app.stderr]) stream.on('data', (chunk) => (output += String(chunk)));

  const url = `http://localhost:${port}`;
  const close = async () => {
    if (app.exitCode === null) {
      app.kill('SIGTERM');
      await once(app, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
    if (process.env.APP_LOG) console.log(output);
  };
  await waitUntilReady(url, app, () => output).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { url, panelUrl: `http://127.0.0.1:${cmsPort}/admin`, close };
}
