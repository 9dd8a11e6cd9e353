import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase } from './database';
import { freePort } from './free-port';
import { panelAccount, staffEmail, staffPassword } from './accounts';
import { startStorage } from './storage';

export type RunningServer = {
  url: string;
  dataDir: string;
  /** Where the uploaded files lie, on disk and behind S3 alike. */
  filesDir: string;
  databaseUrl: string | null;
  /** What the server wrote so far. */
  log: () => string;
  /** The same data again; `meanwhile` is done while nobody runs. */
  restart: (meanwhile?: () => Promise<unknown>) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts one real Strapi in a process of its own, on an empty database, and waits until it listens. */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'brewery-api-'));
  const [port, database, storage] = await Promise.all([freePort(), emptyDatabase(), startStorage(dataDir)]);
  const env = {
    ...inheritedEnv(),
    ...testSettings,
    CMS_PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url ?? '',
    ...storage.settings,
    ...settings,
  };
  const output: string[] = [];
  let child = await startProcess(env, output);
  const end = () => stopProcess(child);
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    filesDir: storage.filesDir,
    databaseUrl: database.url,
    log: () => output.join(''),
    async restart(meanwhile) {
      await end();
      await meanwhile?.();
      child = await startProcess(env, output);
    },
    async stop() {
      await end();
      await Promise.all([database.drop(), storage.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const testSettings = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'http://localhost:3000',
  APP_SECRET: 'a-secret-that-only-the-tests-know-0123456789',
  // Each test speaks from an address of its own, so that the limits can stay on.
  TRUST_PROXY: 'true',
  SEED: 'false',
  STAFF_ADMIN_EMAIL: staffEmail.admin,
  STAFF_ADMIN_PASSWORD: staffPassword,
  STAFF_MODERATOR_EMAIL: staffEmail.moderator,
  STAFF_MODERATOR_PASSWORD: staffPassword,
  PANEL_ADMIN_EMAIL: panelAccount.email,
  PANEL_ADMIN_PASSWORD: panelAccount.password,
};

async function startProcess(env: Record<string, string>, output: string[]): Promise<ChildProcess> {
  const child = fork(join(__dirname, 'serve.cjs'), { cwd: join(__dirname, '..'), silent: true, execArgv: [], env });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => output.push(chunk));
  }
  await waitUntilReady(child, output);
  return child;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function waitUntilReady(child: ChildProcess, output: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${output.join('')}`)));
  });
}

/** The parts of our own environment that a program needs, and none of the settings. */
function inheritedEnv(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'NODE_EXTRA_CA_CERTS'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
