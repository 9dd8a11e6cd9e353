/** Runs the load generator and watches what the server spends on it. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Program } from './program.ts';

const generator = path.join(import.meta.dirname, 'load.mjs');

/** As browsers say it. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br' };

export type Load = {
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  bytes: number;
  failed: number;
  /** Microseconds of the server's processor for each answer. */
  cpu: number;
};

type Options = { seconds: number; server: Program; connections?: number; headers?: Record<string, string> };

export async function load(url: string, options: Options): Promise<Load> {
  const { seconds, server, connections = 16, headers = browserHeaders } = options;
  const before = server.cpuSeconds();
  const { stdout } = await promisify(execFile)(process.execPath, [
    generator,
    JSON.stringify({ url, seconds, connections, headers }),
  ]);
  const result: Omit<Load, 'cpu'> = JSON.parse(stdout);
  if (result.failed > 0) throw new Error(`${url} failed ${result.failed} times under load`);
  return { ...result, cpu: ((server.cpuSeconds() - before) * 1e6) / (result.rate * seconds) };
}
