/** A crawler or attacker that requests 100,000 different URLs, and a visitor at the same time. */
import type { AppUnderTest } from './app-under-test.ts';
import { runFlood } from './floods.ts';
import { atMost, type Metric, percentile } from './metric.ts';
import { sampleLatencies, sampleMaxMemory } from './sample-during.ts';

const group = 'Unique URLs';

/** URLs that web responds to without rendering or calling the CMS: unknown queries, paths, images and files. */
const cheapPaths = [
  '/nowhere/{n}',
  '/store?utm={n}',
  '/api/beers/featured?v={n}',
  '/img/{n}/assets/none-{n}.jpg',
  '/uploads/none-{n}.jpg',
];

/** URLs that need a render or a call to the CMS: one in fifty of each, to keep the benchmark short. */
const expensivePaths = [
  '/beers?style=word{n}',
  '/beers/no-such-beer-{n}',
  '/api/beers?search=word{n}',
  '/api/beers/no-such-{n}',
];

const requests = [
  ...expensivePaths,
  ...Array.from({ length: 46 }, (_, index) => cheapPaths[index % cheapPaths.length] ?? ''),
].map((path) => ({ path }));

export async function measureUniqueUrlLoad(app: AppUnderTest, { quick }: { quick: boolean }): Promise<Metric[]> {
  const count = quick ? 10_000 : 100_000;
  const memoryBefore = app.web.memoryMb();
  const startedAt = performance.now();
  const load = runFlood(app, { requests, seconds: 3600, count, connections: 32, localAddress: '127.0.0.1' });
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
      group,
      name: `${count.toLocaleString('en-US')} URLs, memory growth of web`,
      value: growth,
      unit: 'MB',
      note: statusCounts.join(', '),
      budget: atMost(250, growth, 'MB'),
    },
    { group, name: '  responses', value: count / seconds, unit: '/s' },
    {
      group,
      name: 'Home page at the same time, p99',
      value: percentile(visits, 0.99),
      unit: 'ms',
      note: `p50 ${percentile(visits, 0.5).toFixed(1)} ms of ${visits.length} visits`,
    },
  ];
}
