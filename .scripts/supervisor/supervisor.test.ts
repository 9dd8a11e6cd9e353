import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { isNodeTooOld } from '../bootstrap.mjs';
import { freePorts } from '../free-ports.ts';
import { root } from '../project.ts';
import { waitAfter } from './back-off.ts';
import { Service } from './service.ts';

async function listenSomewhere() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

function collect(child: ChildProcess) {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
  return () => text;
}

async function until(what: string, isSo: () => unknown, patience = 15_000) {
  for (const deadline = Date.now() + patience; !(await isSo()); await pause(50)) {
    if (Date.now() > deadline) throw new Error(`${what} did not happen`);
  }
}

/** The service's own process and the one it has started. */
async function processesAt(port: number): Promise<number[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
  return answer ? ((await answer.json()) as number[]) : [];
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const rehearsals: ChildProcess[] = [];
after(() => rehearsals.forEach((supervisor) => supervisor.kill('SIGKILL')));

async function rehearse() {
  const ports = await freePorts(2);
  const args = ['--import', 'tsx', path.join(import.meta.dirname, 'rehearsal/supervisor.ts'), ...ports.map(String)];
  const supervisor = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  rehearsals.push(supervisor);
  const output = collect(supervisor);
  await until('readiness', () => output().includes('all ready'));
  const [cms, web] = ports as [number, number];
  return { supervisor, output, cms, web, processes: (await Promise.all(ports.map(processesAt))).flat() };
}

describe('npm start', () => {
  const start = async (env: Record<string, string>) => {
    const child = spawn(process.execPath, ['.scripts/start.mjs'], {
      cwd: root,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    });
    const output = collect(child);
    const [code] = await once(child, 'close');
    return { code, output: output() };
  };

  test('names the port that is in use, and its setting', async () => {
    const { server, port } = await listenSomewhere();
    assert.deepEqual(await start({ PORT: String(port) }), {
      code: 1,
      output: `Port ${port} is in use: stop what listens there, or choose another port with PORT\n`,
    });
    server.close();
  });

  test('says the same of the port of the cms', async () => {
    const { server, port } = await listenSomewhere();
    const [free] = await freePorts(1);
    assert.deepEqual(await start({ PORT: String(free), CMS_PORT: String(port) }), {
      code: 1,
      output: `Port ${port} is in use: stop what listens there, or choose another port with CMS_PORT\n`,
    });
    server.close();
  });

  test('refuses a bad setting with one line', async () => {
    assert.deepEqual(await start({ DATABASE_URL: 'mysql://localhost' }), {
      code: 1,
      output: 'DATABASE_URL must be an address that starts with postgres:// or postgresql://\n',
    });
  });

  test('refuses a DATA_DIR that can not be written to', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'brewery-start-'));
    writeFileSync(path.join(folder, 'file'), '');
    const [port = 0, cmsPort = 0] = await freePorts(2);
    const { code, output } = await start({
      ...{ PORT: String(port), CMS_PORT: String(cmsPort) },
      DATA_DIR: path.join(folder, 'file', 'data'),
    });
    assert.equal(code, 1);
    assert.match(output, /^DATA_DIR \S+ can not be written to: ENOTDIR[^\n]*\n$/);
    rmSync(folder, { recursive: true });
  });
});

test('Node is too old before 20.19', () => {
  const versions = ['18.20.4', '20.18.9', '20.19.0', '22.0.0', '24.1.0'];
  assert.deepEqual(versions.map(isNodeTooOld), [true, true, false, false, false]);
});

test('a service waits longer after each failure, but never longer than half a minute', () => {
  assert.deepEqual([1, 2, 3, 4, 5, 6, 20].map(waitAfter), [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('a service that can not be started at all is tried again like one that died', async () => {
  const service = new Service({ name: 'cms', cwd: path.join(import.meta.dirname, 'nowhere'), args: [], env: {} });
  await until('a failure', () => service.failures > 0);
  await service.stop();
  assert.equal(service.isRunning, false);
});

describe('the supervisor', () => {
  test('says why a service died and starts it again, while the other keeps answering', async () => {
    const { supervisor, output, cms, web, processes } = await rehearse();
    const before = await processesAt(web);
    process.kill(processes[0] ?? 0, 'SIGKILL');
    await until('an explanation', () => /cms .*stopped \(killed by SIGKILL\); starting it again in 1 s/.test(output()));
    assert.deepEqual(await processesAt(web), before);
    await until('a new process', async () => (await processesAt(cms)).length > 0);
    assert.notEqual((await processesAt(cms))[0], processes[0]);
    await until('the end of what the dead service had started', () => !isAlive(processes[1] ?? 0));
    supervisor.kill('SIGTERM');
    await once(supervisor, 'close');
  });

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    test(`ends everything on ${signal}`, async () => {
      const { supervisor, processes } = await rehearse();
      supervisor.kill(signal);
      assert.deepEqual(await once(supervisor, 'close'), [0, null]);
      await until('the end of every process', () => !processes.some(isAlive));
    });
  }

  test('leaves no orphan when it is killed itself', async () => {
    const { supervisor, processes } = await rehearse();
    supervisor.kill('SIGKILL');
    await until('the end of every process', () => !processes.some(isAlive));
  });
});
