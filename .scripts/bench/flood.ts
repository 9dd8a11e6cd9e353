/** A hundred thousand addresses that nobody has asked for before, and a visitor in the middle of it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Brewery } from './brewery.ts';
import { atMost, type Figure, percentile } from './figure.ts';
import { hasWrk, resultOf } from './generator.ts';
import { megabytesMeanwhile, timesMeanwhile } from './meanwhile.ts';

const group = 'Flood';

type Shape = (number: number) => string;

/** What web can tell by itself; invented queries, paths, pictures and files. */
const cheap: Shape[] = [
  (n) => `/nowhere/${n}`,
  (n) => `/store?utm=${n}`,
  (n) => `/api/beers/featured?v=${n}`,
  (n) => `/img/${n}/assets/none-${n}.jpg`,
  (n) => `/uploads/none-${n}.jpg`,
];

/** What has to be rendered, or asked of the cms: one in fifty of each, or the bench would last for an hour. */
const dear: Shape[] = [
  (n) => `/beers?style=word${n}`,
  (n) => `/beers/no-such-beer-${n}`,
  (n) => `/api/beers?search=word${n}`,
  (n) => `/api/beers/no-such-${n}`,
];
const shapes = [...dear, ...Array.from({ length: 46 }, (_, index) => cheap[index % cheap.length] as Shape)];

const beside = (file: string) => path.join(import.meta.dirname, file);

async function flood(siteUrl: string, count: number): Promise<Record<string, number>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'flood-'));
  const file = path.join(folder, 'addresses');
  const addresses = Array.from({ length: count }, (_, number) => shapes[number % shapes.length]?.(number));
  writeFileSync(file, addresses.join('\n'));
  const wrk = ['-t1', '-c32', '-d3600s', '--timeout', '60s', '-s', beside('flood.lua'), siteUrl, '--', file];
  return (hasWrk ? resultOf('wrk', wrk) : resultOf(process.execPath, [beside('flood.mjs'), siteUrl, file])).finally(
    () => rmSync(folder, { recursive: true }),
  ) as Promise<Record<string, number>>;
}

export async function measureFlood(brewery: Brewery, { quick }: { quick: boolean }): Promise<Figure[]> {
  const count = quick ? 10_000 : 100_000;
  const before = brewery.web.megabytes();
  const began = performance.now();
  const flooding = flood(brewery.siteUrl, count);
  const [statuses, most, visits] = await Promise.all([
    flooding,
    megabytesMeanwhile(flooding, brewery.web),
    timesMeanwhile(flooding, () => fetch(`${brewery.siteUrl}/`)),
  ]);
  const seconds = (performance.now() - began) / 1000;
  const said = Object.entries(statuses).map(([status, times]) => `${status}: ${times}`);
  const grown = most - before;
  return [
    {
      ...{ group, name: `${count.toLocaleString('en-US')} addresses, growth of web`, value: grown, unit: 'MB' },
      ...{ note: said.join(', '), goal: atMost(250, grown, 'MB') },
    },
    { group, name: '  answered', value: count / seconds, unit: '/s', note: hasWrk ? 'wrk' : 'node:http' },
    {
      ...{ group, name: 'Home page meanwhile, p99', value: percentile(visits, 0.99), unit: 'ms' },
      note: `p50 ${percentile(visits, 0.5).toFixed(1)} ms of ${visits.length} visits`,
    },
  ];
}
