/** Starts programs with a DATA_DIR and ports of their own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cleanEnv } from '../../../.scripts/clean-env.ts';
import { responds } from '../../../.scripts/cluster/responds.ts';
import { freePorts } from '../../../.scripts/free-ports.ts';
import { accounts, panelUrl } from './env';

const root = path.resolve(import.meta.dirname, '../../..');
const timeoutMs = 300_000;

/** Resolves once the program is ready, with a function that ends it. */
async function start(args: string[], readyUrl: string, settings: Record<string, string>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brewery-journeys-'));
  const program = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // All journeys share one IP address.
    env: { ...cleanEnv(), DATA_DIR: dataDir, RATE_LIMITS: 'off', MAP_TILE_URL: 'off', ...settings },
  });
  let output = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const close = async () => {
    if (program.exitCode === null) {
      program.kill('SIGTERM');
      await once(program, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
    if (process.env.APP_LOG) console.log(output);
  };
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(100)) {
    if (program.exitCode !== null) break;
    if (await responds(readyUrl)) return close;
  }
  await close();
  throw new Error(`${args.join(' ')} did not start:\n${output}`);
}

/** Starts cms and web with `npm start`. */
export async function startSystem(settings: Record<string, string>) {
  const [port = 0, cmsPort = 0] = await freePorts(2);
  const url = `http://localhost:${port}`;
  const close = await start([path.join(root, '.scripts/run.mjs'), 'start'], `${url}/readyz`, {
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    PUBLIC_URL: url,
    BACKUP_SCHEDULE: 'off',
    STAFF_ADMIN_EMAIL: accounts.staff.email,
    STAFF_ADMIN_PASSWORD: accounts.staff.password,
    PANEL_ADMIN_EMAIL: accounts.panel.email,
    PANEL_ADMIN_PASSWORD: accounts.panel.password,
    ...settings,
  });
  return { url, panelUrl: `http://127.0.0.1:${cmsPort}/admin`, close };
}

/** Starts a second web process with other settings, in front of the same cms or of none; on a free port, unless they have one. */
export async function startWeb(settings: Record<string, string>) {
  const port = Number(settings['PORT'] ?? (await freePorts(1))[0]);
  const url = `http://localhost:${port}`;
  const close = await start([path.join(root, 'web/dist/server/index.js')], `${url}/healthz`, {
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: url,
    CMS_URL: new URL(panelUrl()).origin,
    ...settings,
  });
  return { url, port, close };
}
