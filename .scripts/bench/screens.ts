/** 500 screens that are connected to the live tap list, while the list changes every other second. */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppUnderTest } from './app-under-test.ts';
import { atMost, type Metric, percentile } from './metric.ts';

const group = 'Screens';
const screenCount = 500;
const changeIntervalMs = 2000;
const livePath = '/live/taps/auburn';

type Receiver = { receivedAt: number; request: http.ClientRequest };

/** Resolves when the first list has arrived. */
const connect = (siteUrl: string) =>
  new Promise<Receiver>((resolve, reject) => {
    const request = http.get(siteUrl + livePath, { agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${livePath} returned ${response.statusCode}`));
      const receiver: Receiver = { receivedAt: 0, request };
      response.on('data', (chunk: Buffer) => {
        if (!chunk.includes('event: taps')) return;
        receiver.receivedAt = performance.now();
        resolve(receiver);
      });
      response.on('error', () => undefined);
    });
    request.on('error', reject);
  });

/** Staff confirm the list, which changes when it was checked. */
async function checkList({ siteUrl }: AppUnderTest, headers: Record<string, string>) {
  const response = await fetch(`${siteUrl}/api/taps/admin/auburn/checks`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: '{}',
  });
  if (!response.ok) throw new Error(`Checking the list returned ${response.status}`);
}

/** CPU time of web per second of time, in percent of a core. */
async function measureCpu({ web }: AppUnderTest, work: () => Promise<unknown>) {
  const [cpuBefore, startedAt] = [web.cpuSeconds(), performance.now()];
  await work();
  return ((web.cpuSeconds() - cpuBefore) * 100_000) / (performance.now() - startedAt);
}

export async function measureScreens(app: AppUnderTest, { quick }: { quick: boolean }): Promise<Metric[]> {
  const headers = await app.staffHeaders();
  const changes = quick ? 5 : 15;
  const idle = await measureCpu(app, () => sleep(changeIntervalMs * 2));
  const receivers = await Promise.all(Array.from({ length: screenCount }, () => connect(app.siteUrl)));
  const delays: number[] = [];
  const cpu = await measureCpu(app, async () => {
    for (let change = 0; change < changes; change += 1) {
      const startedAt = performance.now();
      await checkList(app, headers);
      await sleep(startedAt + changeIntervalMs - performance.now());
      for (const { receivedAt } of receivers) delays.push(receivedAt - startedAt);
    }
  });
  for (const { request } of receivers) request.destroy();
  const missed = delays.filter((delay) => delay < 0).length;
  if (missed > 0) throw new Error(`${missed} of ${delays.length} changes did not reach a screen in time`);
  return [
    {
      group,
      name: `CPU of web for ${screenCount} screens`,
      value: cpu,
      unit: '%',
      note: `of a core, ${idle.toFixed(1)} % without them; a change every 2 s`,
      budget: atMost(5, cpu, '%'),
    },
    {
      group,
      name: '  from the press to the screen, p99',
      value: percentile(delays, 0.99),
      unit: 'ms',
      note: `p50 ${percentile(delays, 0.5).toFixed(0)} ms`,
      budget: atMost(1000, percentile(delays, 0.99), 'ms'),
    },
  ];
}
