import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isNodeTooOld } from '../bootstrap.mjs';
import { freePorts } from '../free-ports.ts';
import { root } from '../paths.ts';
import { retryDelay } from './backoff.ts';
import { untilHung } from './liveness.ts';
import { Service } from './service.ts';

async function freePortSettings() {
  const [port, cmsPort] = await freePorts(2);
  return { PORT: String(port), CMS_PORT: String(cmsPort) };
}

function collectOutput(child: ChildProcess) {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
  return () => text;
}

async function waitFor(what: string, condition: () => unknown, timeoutMs = 15_000) {
  for (const deadline = Date.now() + timeoutMs; !(await condition()); await sleep(50)) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting for ${what}`);
  }
}

/** Process ids of the fake service and of its child process. */
async function processesAt(port: number): Promise<number[]> {
  const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
  return response ? ((await response.json()) as number[]) : [];
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** `command` starts the supervisor, with its arguments. */
async function startFakeServices(command = [process.execPath]) {
  const ports = await freePorts(2);
  const fixture = path.join(import.meta.dirname, 'fixtures/supervisor.ts');
  const [program = '', ...args] = [...command, '--import', 'tsx', fixture, ...ports.map(String)];
  const supervisor = spawn(program, args, {
    cwd: root,
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void supervisor.kill('SIGKILL'));
  const output = collectOutput(supervisor);
  await waitFor('readiness', () => output().includes('all ready'));
  const [cms, web] = ports as [number, number];
  return { supervisor, output, cms, web, processes: (await Promise.all(ports.map(processesAt))).flat() };
}

const start = async (env: Record<string, string>) => {
  const child = spawn(process.execPath, ['.scripts/run.mjs', 'start'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  const output = collectOutput(child);
  const [code] = await once(child, 'close');
  return { code, output: output() };
};

for (const name of ['PORT', 'CMS_PORT'])
  test(`npm start names the port in use and the setting ${name}`, async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    assert.deepEqual(await start({ ...(await freePortSettings()), [name]: String(port) }), {
      code: 1,
      output: `Port ${port} is in use: stop the program that uses it, or set ${name} to another port\n`,
    });
    server.close();
  });

test('npm start names the setting of an address that this machine does not have', async () => {
  const message = { code: 1, output: 'CMS_HOST is not an address of this machine\n' };
  assert.deepEqual(await start({ ...(await freePortSettings()), CMS_HOST: '203.0.113.77' }), message);
});

test('npm start rejects an invalid setting with one line', async () => {
  assert.deepEqual(await start({ DATABASE_URL: 'mysql://localhost' }), {
    code: 1,
    output: 'DATABASE_URL must be a URL that starts with postgres:// or postgresql://\n',
  });
});

test('npm start rejects a DATA_DIR that is not writable', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'brewery-start-'));
  writeFileSync(path.join(folder, 'file'), '');
  const settings = { ...(await freePortSettings()), DATA_DIR: path.join(folder, 'file', 'data') };
  const { code, output } = await start(settings);
  assert.equal(code, 1);
  assert.match(output, /^DATA_DIR \S+ is not writable: ENOTDIR[^\n]*\n$/);
  rmSync(folder, { recursive: true });
});

test('rejects Node versions before 20.19', () => {
  const versions = ['18.20.4', '20.18.9', '20.19.0', '22.0.0', '24.1.0'];
  assert.deepEqual(versions.map(isNodeTooOld), [true, true, false, false, false]);
});

test('the restart delay doubles with each crash, up to 30 s', () => {
  assert.deepEqual([1, 2, 3, 4, 5, 6, 20].map(retryDelay), [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('a service whose process cannot be created is retried', async () => {
  const service = new Service({
    name: 'cms',
    cwd: path.join(import.meta.dirname, 'missing-folder'),
    args: [],
    env: {},
  });
  await waitFor('a failure', () => service.failures > 0);
  await service.stop();
  assert.equal(service.isRunning, false);
});

test('a process that has not responded yet is starting, however long that takes', async () => {
  const [port] = await freePorts(1);
  const stopping = new AbortController();
  const hung = untilHung({ url: `http://127.0.0.1:${port}/`, intervalMs: 10, maxFailures: 2 }, stopping.signal);
  setTimeout(() => stopping.abort(), 200);
  assert.equal(await hung, false);
});

test('the supervisor logs why a service exited and restarts it while the other keeps responding', async () => {
  const { output, cms, web, processes } = await startFakeServices();
  const before = await processesAt(web);
  process.kill(processes[0] ?? 0, 'SIGKILL');
  await waitFor('the log line', () => /cms .*stopped \(killed by SIGKILL\); restarting in 1 s/.test(output()));
  assert.deepEqual(await processesAt(web), before);
  await waitFor('a new process', async () => (await processesAt(cms)).length > 0);
  assert.notEqual((await processesAt(cms))[0], processes[0]);
  await waitFor('the exit of the crashed service’s child process', () => !isAlive(processes[1] ?? 0));
});

test('the supervisor kills and restarts a process that no longer responds', async () => {
  const { output, cms, web, processes } = await startFakeServices();
  const before = await processesAt(web);
  await waitFor('the first check', () => /cms .*checked/.test(output()));
  process.kill(processes[0] ?? 0, 'SIGSTOP');
  await waitFor('the log line', () => /cms .*does not respond: killing it/.test(output()));
  await waitFor('a new process', async () => (await processesAt(cms)).length > 0);
  assert.notEqual((await processesAt(cms))[0], processes[0]);
  assert.deepEqual(await processesAt(web), before);
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`the supervisor stops all processes on ${signal}, those that depend on others first`, async () => {
    const { supervisor, output, processes } = await startFakeServices();
    supervisor.kill(signal);
    assert.deepEqual(await once(supervisor, 'close'), [0, null]);
    assert.match(output(), /web +│ finishing requests[^]*cms +│ finishing requests/);
    await waitFor('the exit of every process', () => !processes.some(isAlive));
  });
}

// npm starts scripts by a shell.
const npm = `require('node:child_process').spawn('sh', ['-c', '"$0" "$@"; exit', process.execPath, ...process.argv.slice(1)], { stdio: 'inherit' })`;
for (const [killed, command] of [
  ['npm', [process.execPath, '-e', npm, '--']],
  ['it', [process.execPath]],
] as const)
  test(`the supervisor leaves no orphaned processes when ${killed} is killed`, async () => {
    const { supervisor, processes } = await startFakeServices([...command]);
    supervisor.kill('SIGKILL');
    await waitFor('the exit of every process', () => !processes.some(isAlive));
    assert.deepEqual(processes.filter(isAlive), []);
  });
