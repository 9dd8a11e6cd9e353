/** A crawler or attacker that requests 100,000 different URLs, and a visitor at the same time. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppUnderTest } from './app-under-test.ts';
import { hasWrk, runForJson } from './generator.ts';
import { atMost, type Metric, percentile } from './metric.ts';
import { sampleLatencies, sampleMaxMemory } from './sample-during.ts';

const group = 'Unique URLs';

type UrlPattern = (number: number) => string;

/** URLs that web responds to without rendering or calling the CMS: unknown queries, paths, images and files. */
const cheapUrls: UrlPattern[] = [
  (n) => `/nowhere/${n}`,
  (n) => `/store?utm=${n}`,
  (n) => `/api/beers/featured?v=${n}`,
  (n) => `/img/${n}/assets/none-${n}.jpg`,
  (n) => `/uploads/none-${n}.jpg`,
];

/** URLs that need a render or a call to the CMS: one in fifty of each, to keep the benchmark short. */
const expensiveUrls: UrlPattern[] = [
  (n) => `/beers?style=word${n}`,
  (n) => `/beers/no-such-beer-${n}`,
  (n) => `/api/beers?search=word${n}`,
  (n) => `/api/beers/no-such-${n}`,
];
const patterns = [
  ...expensiveUrls,
  ...Array.from({ length: 46 }, (_, index) => cheapUrls[index % cheapUrls.length] as UrlPattern),
];

const siblingFile = (file: string) => path.join(import.meta.dirname, file);

/** Resolves with the number of responses per status. */
async function requestUniqueUrls(siteUrl: string, count: number): Promise<Record<string, number>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'unique-urls-'));
  const file = path.join(folder, 'urls');
  const urls = Array.from({ length: count }, (_, number) => patterns[number % patterns.length]?.(number));
  writeFileSync(file, urls.join('\n'));
  const wrk = [
    ...['-t1', '-c32', '-d3600s', '--timeout', '60s', '-s', siblingFile('unique-url-load.lua')],
    ...[siteUrl, '--', file],
  ];
  const node = [siblingFile('unique-url-load.mjs'), siteUrl, file];
  const statuses = hasWrk ? runForJson('wrk', wrk) : runForJson(process.execPath, node);
  return statuses.finally(() => rmSync(folder, { recursive: true })) as Promise<Record<string, number>>;
}

export async function measureUniqueUrlLoad(app: AppUnderTest, { quick }: { quick: boolean }): Promise<Metric[]> {
  const count = quick ? 10_000 : 100_000;
  const memoryBefore = app.web.memoryMb();
  const startedAt = performance.now();
  const load = requestUniqueUrls(app.siteUrl, count);
  const [statuses, maxMemory, visits] = await Promise.all([
    load,
    sampleMaxMemory(load, app.web),
    sampleLatencies(load, () => fetch(`${app.siteUrl}/`)),
  ]);
  const seconds = (performance.now() - startedAt) / 1000;
  const statusCounts = Object.entries(statuses).map(([status, responses]) => `${status}: ${responses}`);
  const growth = maxMemory - memoryBefore;
  return [
    {
      ...{ group, name: `${count.toLocaleString('en-US')} URLs, memory growth of web`, value: growth, unit: 'MB' },
      ...{ note: statusCounts.join(', '), budget: atMost(250, growth, 'MB') },
    },
    { group, name: '  responses', value: count / seconds, unit: '/s', note: hasWrk ? 'wrk' : 'node:http' },
    {
      ...{ group, name: 'Home page at the same time, p99', value: percentile(visits, 0.99), unit: 'ms' },
      note: `p50 ${percentile(visits, 0.5).toFixed(1)} ms of ${visits.length} visits`,
    },
  ];
}
