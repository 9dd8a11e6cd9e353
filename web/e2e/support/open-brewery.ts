/** Starts the real system as `npm start` does, on an empty folder and free ports, and closes it after the last journey. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../../../.scripts/free-ports.ts';
import { cleanEnv } from '../../../.scripts/clean-env.ts';
import { accounts } from './brewery';

const root = path.resolve(import.meta.dirname, '../../..');
const patience = 300_000;

function start(port: number, cmsPort: number, dataDir: string) {
  return spawn(process.execPath, [path.join(root, '.scripts/start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...cleanEnv(),
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      SEED: 'on',
      // Every journey comes from the same address.
      RATE_LIMITS: 'off',
      MAP_TILE_URL: 'off',
      STAFF_ADMIN_EMAIL: accounts.staff.email,
      STAFF_ADMIN_PASSWORD: accounts.staff.password,
      PANEL_ADMIN_EMAIL: accounts.panel.email,
      PANEL_ADMIN_PASSWORD: accounts.panel.password,
    },
  });
}

async function untilReady(address: string, brewery: ChildProcess, output: () => string) {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await pause(250)) {
    if (brewery.exitCode !== null) throw new Error(`The brewery did not open:\n${output()}`);
    const isReady = await fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error(`The brewery was not open after ${patience / 1000} s:\n${output()}`);
}

export default async function openBrewery() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brewery-journeys-'));
  const [port = 0, cmsPort = 0] = await freePorts(2);
  const brewery = start(port, cmsPort, dataDir);
  let output = '';
  for (const stream of [brewery.stdout, brewery.stderr]) stream.on('data', (chunk) => (output += String(chunk)));

  process.env.SITE_URL = `http://localhost:${port}`;
  process.env.PANEL_URL = `http://127.0.0.1:${cmsPort}/admin`;
  const close = async () => {
    if (brewery.exitCode === null) {
      brewery.kill('SIGTERM');
      await once(brewery, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
    if (process.env.BREWERY_LOG) console.log(output);
  };
  await untilReady(process.env.SITE_URL, brewery, () => output).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return close;
}
