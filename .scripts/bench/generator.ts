/** The load generator: wrk if it is installed, since it needs a fraction of the CPU of one in JavaScript. */
import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

function isInstalled(command: string): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    // wrk exits with 1 after `--version`.
    return error instanceof Error && 'status' in error && error.status === 1;
  }
}

export const hasWrk = isInstalled('wrk');

/** Runs a command and parses the last line of its output as JSON. */
export async function runForJson<Result>(command: string, args: string[]): Promise<Result> {
  const { stdout } = await promisify(execFile)(command, args, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Result;
}
