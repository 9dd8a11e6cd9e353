/** Who makes the load: wrk where it is installed, since it costs the machine a fraction of what one in JavaScript does. */
import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

function isInstalled(command: string): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    // Some programs end with 1 when they have said their version.
    return error instanceof Error && 'status' in error && error.status === 1;
  }
}

export const hasWrk = isInstalled('wrk');

/** What a program says last, as JSON. */
export async function resultOf<Result>(command: string, args: string[]): Promise<Result> {
  const { stdout } = await promisify(execFile)(command, args, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Result;
}
