/** A process under measurement: its startup time, memory and CPU time. It ends with the benchmark, even after a crash. */
import { readFileSync } from 'node:fs';
import { nodeProgram } from '../cluster/node-program.ts';
import { Program } from '../cluster/program.ts';
import { responds } from '../cluster/responds.ts';

/** Unit of the CPU times in /proc/{pid}/stat (CLK_TCK). */
const ticksPerSecond = 100;

export type MeasuredProcess = Awaited<ReturnType<typeof startProcess>>;

type Options = { name: string; cwd: string; args: string[]; env: NodeJS.ProcessEnv; readyUrl: string };

export async function startProcess({ name, cwd, args, env, readyUrl }: Options) {
  const startedAt = performance.now();
  const isReady = () => responds(readyUrl);
  const program = new Program(nodeProgram({ name, cwd, args, env: { ...process.env, ...env }, isReady }));
  await program.start();
  const { pid } = program;
  return {
    /** Time until it was ready. */
    startupSeconds: (performance.now() - startedAt) / 1000,
    memoryMb: () => residentMegabytes(pid),
    cpuSeconds: () => cpuSeconds(pid),
    async stop() {
      await program.stop();
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
