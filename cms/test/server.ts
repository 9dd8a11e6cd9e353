import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edgeSecret, panelAccount, staffEmail, staffPassword } from './accounts';
import { emptyDatabase, startedDatabase } from './database';
import { freePort } from './free-port';
import { startStorage } from './storage';

export type RunningServer = {
  url: string;
  dataDir: string;
  /** The folder in which the server receives uploads. */
  tempDir: string;
  /** The folder of uploaded files, on disk and behind S3 alike. */
  filesDir: string;
  databaseUrl: string | null;
  /** The server's output so far. */
  log: () => string;
  /** Runs the scheduled jobs, for which others wait until the next start or day. */
  runJobs: () => Promise<void>;
  /** Whether the process that was started last is still running. */
  isRunning: () => boolean;
  /** Restarts the server on the same data, and runs `betweenRuns` while it is stopped; `settings` replace earlier ones. */
  restart: (betweenRuns?: () => Promise<unknown>, settings?: Record<string, string>) => Promise<void>;
  /** Ends the process at once, as a power failure does; `restart` starts it again. */
  crash: () => Promise<void>;
  /** Makes writes to these folders, or to SQLite, fail for lack of space; without an argument no write fails. */
  fillDisk: (full?: { folders?: string[]; database?: boolean }) => Promise<void>;
  stop: () => Promise<void>;
};

type Prepare = (data: { dataDir: string; databaseUrl: string | null }) => Promise<unknown>;

const sharedServers = new Map<string, Promise<RunningServer>>();

/**
 * A server with these settings that files use one after another, each leaving it running: the first one starts it, and
 * it ends with the run. For tests that the server of all others can't serve: restarts, crashes, jobs and a full disk.
 */
export function sharedServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const key = JSON.stringify(settings);
  const server = sharedServers.get(key) ?? startServer(settings);
  sharedServers.set(key, server);
  return server;
}

const retentionDays = { INQUIRY_RETENTION_DAYS: '30', ORDER_RETENTION_DAYS: '90', AUDIT_RETENTION_DAYS: '60' };

let metricsPort: Promise<number> | undefined;

/** The metrics port of `serverWithSettings`. */
export const getMetricsPort = () => (metricsPort ??= freePort());

/**
 * Shared, with settings that the others lack: the mail server does not respond, so that all emails stay in the outbox, old
 * data is deleted, no disk has enough free space, every query that takes a measurable time is slow, and there are metrics.
 */
export const serverWithSettings = async () =>
  sharedServer({
    SMTP_URL: 'smtp://127.0.0.1:9',
    MIN_FREE_DISK_MB: '900000000',
    ...retentionDays,
    LOG_FORMAT: 'json',
    SLOW_QUERY_MS: '1',
    CMS_METRICS_PORT: String(await getMetricsPort()),
  });

/** Environment variable with the folder of all servers of a run, which removes it. */
export const runDirName = 'API_TEST_RUN_DIR';

/** A `prepare` for tests of what only a first start does, such as storing MAIL_TO in the settings. */
export const emptyAtFirst = async () => {};

const isFirstStart = (settings: Record<string, string>, prepare?: Prepare) =>
  prepare !== undefined || settings['SEED'] === 'true' || 'DATABASE_URL' in settings || 'DATA_DIR' in settings;

/**
 * Starts a real Strapi in its own process; resolves when it is ready. The database is empty, or as a first start leaves
 * it if the test is not about that. `prepare` may fill an empty one before, `onSpawn` may end the process before it is
 * ready.
 */
export async function startServer(
  settings: Record<string, string> = {},
  prepare?: Prepare,
  onSpawn: (process: ChildProcess) => void = () => {},
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(process.env[runDirName] ?? tmpdir(), 'brewery-api-'));
  const tempDir = join(dataDir, 'tmp');
  const [port, database, storage] = await Promise.all([
    freePort(),
    isFirstStart(settings, prepare) ? emptyDatabase() : startedDatabase(dataDir),
    startStorage(dataDir),
    mkdir(tempDir),
  ]);
  const env = {
    ...inheritedEnv(),
    ...testSettings,
    CMS_PORT: String(port),
    DATA_DIR: dataDir,
    TMPDIR: tempDir,
    DATABASE_URL: database.url ?? '',
    ...storage.settings,
    ...settings,
  };
  await prepare?.({ dataDir, databaseUrl: database.url });
  const output: string[] = [];
  let child = await startProcess(env, output, onSpawn);
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    tempDir,
    filesDir: storage.filesDir,
    databaseUrl: database.url,
    log: () => output.join(''),
    async runJobs() {
      child.send('run jobs');
      await once(child, 'message');
    },
    isRunning: () => isRunning(child),
    async restart(betweenRuns, changed = {}) {
      await stopProcess(child);
      await betweenRuns?.();
      Object.assign(env, changed);
      child = await startProcess(env, output);
    },
    async crash() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    async fillDisk(full = {}) {
      child.send({ fullDisk: full });
      await once(child, 'message');
    },
    async stop() {
      await stopProcess(child);
      await Promise.all([database.drop(), storage.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const appSecret = 'a-secret-that-only-the-tests-know-0123456789';

const testSettings = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'http://localhost:3000',
  APP_SECRET: appSecret,
  EDGE_SECRET: edgeSecret,
  SEED: 'false',
  BACKUP_SCHEDULE: 'off',
  MIN_FREE_DISK_MB: '0',
  STAFF_ADMIN_EMAIL: staffEmail.admin,
  STAFF_ADMIN_PASSWORD: staffPassword,
  STAFF_MODERATOR_EMAIL: staffEmail.moderator,
  STAFF_MODERATOR_PASSWORD: staffPassword,
  PANEL_ADMIN_EMAIL: panelAccount.email,
  PANEL_ADMIN_PASSWORD: panelAccount.password,
};

// A tenth less time: most of what a request makes is garbage when the next one comes.
const execArgv = ['--max-semi-space-size=64'];

async function startProcess(
  env: Record<string, string>,
  output: string[],
  onSpawn: (process: ChildProcess) => void = () => {},
): Promise<ChildProcess> {
  // The summary of `npm test` has their number: a start takes several seconds.
  if (process.env.STARTS_FILE) appendFileSync(process.env.STARTS_FILE, '.');
  const child = fork(join(__dirname, 'serve.cjs'), { cwd: join(__dirname, '..'), silent: true, execArgv, env });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => output.push(chunk));
  }
  onSpawn(child);
  await waitUntilReady(child, output);
  return child;
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

async function stopProcess(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function waitUntilReady(child: ChildProcess, output: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The server exited with code ${code}:\n${output.join('')}`)));
  });
}

/** The variables of this process that any program needs, and none of the settings. */
function inheritedEnv(): Record<string, string> {
  const names = ['PATH', 'HOME', 'LANG', 'TZ', 'NODE_EXTRA_CA_CERTS'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
