/** A program under measurement: started alone, timed, weighed, and ended with the bench however that ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Complaint } from '../complaint.mjs';
import { signalGroup } from '../run.mjs';

const followParent = pathToFileURL(path.join(import.meta.dirname, '../supervisor/follow-parent.mjs')).href;
const patience = 120_000;
/** Linux counts the processor time of a process in hundredths of a second. */
const ticksASecond = 100;

export type Program = Awaited<ReturnType<typeof startProgram>>;

type Options = { name: string; cwd: string; args: string[]; env: NodeJS.ProcessEnv; readyAt: string };

const isReady = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    async (answer) => (await answer.arrayBuffer(), answer.ok),
    () => false,
  );

export async function startProgram({ name, cwd, args, env, readyAt }: Options) {
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', followParent, ...args], {
    cwd,
    env: { ...process.env, ...env },
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => (output = (output + String(chunk)).slice(-20_000)));
  }
  const endAtOnce = () => signalGroup(child, 'SIGKILL');
  process.once('exit', endAtOnce);
  while (!(await isReady(readyAt))) {
    if (child.exitCode !== null || performance.now() - began > patience) {
      endAtOnce();
      throw new Complaint(`${name} does not start:\n${output}`);
    }
    await pause(10);
  }
  const pid = child.pid ?? 0;

  return {
    /** Seconds until it answered. */
    startedIn: (performance.now() - began) / 1000,
    megabytes: () => residentMegabytes(pid),
    cpuSeconds: () => cpuSeconds(pid),
    async stop() {
      process.off('exit', endAtOnce);
      if (child.exitCode !== null) return;
      signalGroup(child, 'SIGTERM');
      const insist = setTimeout(endAtOnce, 10_000);
      await once(child, 'exit');
      clearTimeout(insist);
    },
  };
}

/** `/proc` is Linux's; elsewhere these two figures are 0. */
function proc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

const residentMegabytes = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(proc(pid, 'status'))?.[1] ?? 0) / 1024;

function cpuSeconds(pid: number): number {
  // The name of the program stands in brackets and may have blanks in it.
  const fields = proc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksASecond;
}
