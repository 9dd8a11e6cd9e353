/** Thousands of addresses that nobody has asked for before, and a visitor in the middle of it. */
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Brewery } from './brewery.ts';
import { atMost, type Figure, percentile } from './figure.ts';

const group = 'Flood';
const shapes = [
  (n: number) => `/beers?search=word${n}`,
  (n: number) => `/beers/no-such-beer-${n}`,
  (n: number) => `/nowhere/${n}`,
  (n: number) => `/store?utm=${n}`,
  (n: number) => `/api/beers?search=word${n}`,
  (n: number) => `/api/beers/no-such-${n}`,
  (n: number) => `/img/${n}/assets/none-${n}.jpg`,
  (n: number) => `/uploads/none-${n}.jpg`,
];

const statusOf = (url: string, agent: Agent) =>
  new Promise<number>((resolve) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });

async function flood(siteUrl: string, count: number): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const statuses = new Map<number, number>();
  let next = 0;
  const one = async () => {
    while (next < count) {
      const number = next++;
      const address = shapes[number % shapes.length]?.(number) ?? '/';
      const status = await statusOf(siteUrl + address, agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 32 }, one));
  agent.destroy();
  return statuses;
}

export async function measureFlood(brewery: Brewery, { quick }: { quick: boolean }): Promise<Figure[]> {
  const count = quick ? 5000 : 25_000;
  const before = brewery.web.megabytes();
  const visits: number[] = [];
  let most = before;
  let isOver = false;
  const visitor = (async () => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(`${brewery.siteUrl}/`)).arrayBuffer();
      visits.push(performance.now() - began);
      most = Math.max(most, brewery.web.megabytes());
      await pause(20);
    }
  })();
  const statuses = await flood(brewery.siteUrl, count).finally(() => (isOver = true));
  await visitor;
  const said = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
  const grown = most - before;
  return [
    {
      ...{ group, name: `${count.toLocaleString('en-US')} addresses, growth of web`, value: grown, unit: 'MB' },
      ...{ note: said.join(', '), goal: atMost(250, grown, 'MB') },
    },
    {
      ...{ group, name: 'Home page meanwhile, p99', value: percentile(visits, 0.99), unit: 'ms' },
      note: `p50 ${percentile(visits, 0.5).toFixed(1)} ms`,
    },
  ];
}
