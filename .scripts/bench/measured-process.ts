/** A process under measurement: its startup time, memory and CPU time. It ends with the benchmark, even after a crash. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { UserError } from '../user-error.mjs';
import { signalGroup } from '../exec.mjs';

const exitWithParent = pathToFileURL(path.join(import.meta.dirname, '../supervisor/exit-with-parent.mjs')).href;
const startTimeoutMs = 120_000;
/** Unit of the CPU times in /proc/{pid}/stat (CLK_TCK). */
const ticksPerSecond = 100;

export type MeasuredProcess = Awaited<ReturnType<typeof startProcess>>;

type Options = { name: string; cwd: string; args: string[]; env: NodeJS.ProcessEnv; readyUrl: string };

const isReady = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    async (response) => (await response.arrayBuffer(), response.ok),
    () => false,
  );

export async function startProcess({ name, cwd, args, env, readyUrl }: Options) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', exitWithParent, ...args], {
    cwd,
    env: { ...process.env, ...env },
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => (output = (output + String(chunk)).slice(-20_000)));
  }
  const kill = () => signalGroup(child, 'SIGKILL');
  process.once('exit', kill);
  while (!(await isReady(readyUrl))) {
    if (child.exitCode !== null || performance.now() - startedAt > startTimeoutMs) {
      kill();
      throw new UserError(`${name} does not start:\n${output}`);
    }
    await sleep(10);
  }
  const pid = child.pid ?? 0;

  return {
    /** Time until it was ready. */
    startupSeconds: (performance.now() - startedAt) / 1000,
    memoryMb: () => residentMegabytes(pid),
    cpuSeconds: () => cpuSeconds(pid),
    async stop() {
      process.off('exit', kill);
      if (child.exitCode !== null) return;
      signalGroup(child, 'SIGTERM');
      const killTimer = setTimeout(kill, 10_000);
      await once(child, 'exit');
      clearTimeout(killTimer);
    },
  };
}

/** Empty on systems without /proc, so that memory and CPU time are 0 there. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

const residentMegabytes = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? 0) / 1024;

function cpuSeconds(pid: number): number {
  // The process name is in parentheses and may contain spaces.
  const fields = readProc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksPerSecond;
}
