/** Starts a second web process with other settings, in front of the same cms or of none. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../../.scripts/free-ports.ts';
import { cleanEnv } from '../../../.scripts/clean-env.ts';
import { panelUrl } from './env';

const root = path.resolve(import.meta.dirname, '../../..');
const timeoutMs = 60_000;

/** A port on which nothing listens. */
export const unreachableCms = 'http://127.0.0.1:9';

/** Uses a free port, unless the settings have one. */
export async function startWeb(settings: Record<string, string>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brewery-web-'));
  const port = Number(settings['PORT'] ?? (await freePorts(1))[0]);
  const url = `http://localhost:${port}`;
  const web = spawn(process.execPath, [path.join(root, 'web/dist/server/index.js')], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...cleanEnv(),
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: url,
      CMS_URL: new URL(panelUrl()).origin,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      MAP_TILE_URL: 'off',
      ...settings,
    },
  });
  const close = async () => {
    if (web.exitCode === null) {
      web.kill('SIGTERM');
      await once(web, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(100)) {
    if (web.exitCode !== null) break;
    const isAlive = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isAlive) return { url, port, close };
  }
  await close();
  throw new Error('The second web process did not start');
}
