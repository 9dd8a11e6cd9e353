/** Runs the load generator and watches what the server spends on it. */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hasWrk, resultOf } from './generator.ts';
import type { Program } from './program.ts';

const beside = (file: string) => path.join(import.meta.dirname, file);

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

const connections = 16;
export const generatorName = `${hasWrk ? 'wrk' : 'autocannon'}, ${connections} connections`;

/** In a process of its own, the same program for every server. */
function generate(url: string, seconds: number): Promise<Omit<Load, 'cpu'>> {
  if (!hasWrk)
    return resultOf(process.execPath, [
      beside('load.mjs'),
      JSON.stringify({ url, seconds, connections, headers: browserHeaders }),
    ]);
  const headers = Object.entries(browserHeaders).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  return resultOf('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', beside('load.lua'), ...headers, url]);
}

export async function load(url: string, { seconds, server }: { seconds: number; server: Program }): Promise<Load> {
  const before = server.cpuSeconds();
  const result = await generate(url, seconds);
  if (result.failed > 0) throw new Error(`${url} failed ${result.failed} times under load`);
  const cpu = ((server.cpuSeconds() - before) * 1e6) / (result.rate * seconds);
  await untilAtRest(server);
  return { ...result, cpu };
}

/** What a server still works off when nobody waits for it any more must not be the burden of the one measured next. */
async function untilAtRest(server: Program) {
  let before: number;
  do {
    before = server.cpuSeconds();
    await pause(100);
  } while (server.cpuSeconds() - before > 0.01);
}
