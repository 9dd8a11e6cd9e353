/** Runs the load generator and measures the server's CPU time. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasWrk, runForJson } from './generator.ts';
import type { MeasuredProcess } from './measured-process.ts';

const siblingFile = (file: string) => path.join(import.meta.dirname, file);

/** The encodings that browsers accept. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br' };

export async function warmUpPages(siteUrl: string, pages: string[]) {
  for (const page of pages) await (await fetch(siteUrl + page, { headers: browserHeaders })).arrayBuffer();
}

export type LoadResult = {
  rate: number;
  p50Ms: number;
  p99Ms: number;
  /** Per second. */
  bytes: number;
  failed: number;
  /** CPU time of the server per response. */
  cpuMicroseconds: number;
};

const connections = 16;
export const generatorName = `${hasWrk ? 'wrk' : 'autocannon'}, ${connections} connections`;

/** Runs in its own process. */
function generate(url: string, seconds: number): Promise<Omit<LoadResult, 'cpuMicroseconds'>> {
  if (!hasWrk)
    return runForJson(process.execPath, [
      siblingFile('load.mjs'),
      JSON.stringify({ url, seconds, connections, headers: browserHeaders }),
    ]);
  const headers = Object.entries(browserHeaders).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  return runForJson('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '-s',
    siblingFile('load.lua'),
    ...headers,
    url,
  ]);
}

export async function runLoad(
  url: string,
  { seconds, server }: { seconds: number; server: MeasuredProcess },
): Promise<LoadResult> {
  const cpuBefore = server.cpuSeconds();
  const result = await generate(url, seconds);
  if (result.failed > 0) throw new Error(`${url} failed ${result.failed} times under load`);
  const cpuMicroseconds = ((server.cpuSeconds() - cpuBefore) * 1e6) / (result.rate * seconds);
  await waitUntilIdle(server);
  return { ...result, cpuMicroseconds };
}

/** Work that a server still does after the load must not slow down the next target. */
async function waitUntilIdle(server: MeasuredProcess) {
  let before: number;
  do {
    before = server.cpuSeconds();
    await sleep(100);
  } while (server.cpuSeconds() - before > 0.01);
}
