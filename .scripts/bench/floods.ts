/** Floods of one client, and how long the home page and a form take other visitors at the same time. */
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { runForJson } from './generator.ts';
import { findImageUrls } from './image-burst.ts';
import { atMost, type Metric, percentile } from './metric.ts';

const group = 'Floods of one client';
const connections = 50;
const attacker = '127.0.0.2';

type FloodRequest = { path: string; method?: string; body?: object };
type Flood = { name: string; requests: FloodRequest[]; isStaff?: boolean };

const listFloods = (imageUrls: string[]): Flood[] => [
  { name: 'pages that are not cached', requests: [{ path: '/beers?name=word{n}' }] },
  { name: 'API calls that are not cached', requests: [{ path: '/api/beers?search=word{n}' }] },
  { name: 'pages that do not exist', requests: [{ path: '/nowhere/{n}' }, { path: '/beers/no-such-beer-{n}' }] },
  { name: 'images, at first not cached', requests: imageUrls.map((url) => ({ path: url })) },
  { name: 'table tents', requests: [{ path: '/taps/auburn/tents?tables=T{n}' }] },
  {
    name: 'sign-ins',
    requests: [
      { path: '/api/auth/login', method: 'POST', body: { email: 'user{n}@attack.example', password: 'Wrong-{n}' } },
    ],
  },
  {
    name: 'forms',
    requests: [
      {
        path: '/api/contact/submit',
        method: 'POST',
        body: { name: 'Flood', email: 'flood{n}@attack.example', subject: 'Flood', message: 'Flood {n}' },
      },
    ],
  },
  { name: 'CSV exports by staff', requests: [{ path: '/api/beers/admin/export/csv?v={n}' }], isStaff: true },
];

type Sample = { ms: number; status: number };

function request(siteUrl: string, localAddress: string, { path: target, method = 'GET', body }: FloodRequest) {
  const startedAt = performance.now();
  return new Promise<Sample>((resolve, reject) => {
    const headers = body ? { 'Content-Type': 'application/json' } : { 'Accept-Encoding': 'br' };
    const sent = http.request(siteUrl + target, { method, localAddress, headers, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve({ ms: performance.now() - startedAt, status: response.statusCode ?? 0 }));
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

/** Visitors have addresses of their own, as each may send only a few forms per minute. */
let visitors = 0;
function nextVisitor() {
  visitors += 1;
  return `127.1.${visitors >> 8}.${visitors & 255}`;
}

const visits: Record<string, (siteUrl: string) => Promise<Sample>> = {
  'home page': (siteUrl) => request(siteUrl, nextVisitor(), { path: '/' }),
  form: (siteUrl) =>
    request(siteUrl, nextVisitor(), {
      path: '/api/newsletter/subscribe',
      method: 'POST',
      body: { email: `visitor-${Date.now()}-${visitors}@visitors.example`, source: 'website' },
    }),
};

async function sampleVisits(siteUrl: string, visit: (siteUrl: string) => Promise<Sample>, work: Promise<unknown>) {
  const samples: Sample[] = [];
  let isDone = false;
  const stop = () => (isDone = true);
  work.then(stop, stop);
  while (!isDone) {
    samples.push(await visit(siteUrl));
    await sleep(20);
  }
  return samples;
}

type Quality = { name: string; p99: number; failed: number };

/** How the site is for visitors until the work is done. */
const measureVisits = (siteUrl: string, work: Promise<unknown>): Promise<Quality[]> =>
  Promise.all(
    Object.entries(visits).map(async ([name, visit]) => {
      const samples = await sampleVisits(siteUrl, visit, work);
      const failed = samples.filter(({ status }) => status >= 400).length;
      return {
        name,
        p99: percentile(
          samples.map(({ ms }) => ms),
          0.99,
        ),
        failed,
      };
    }),
  );

async function runFlood(app: AppUnderTest, { requests, isStaff }: Flood, seconds: number) {
  const headers = isStaff ? await app.staffHeaders() : {};
  const options = { port: new URL(app.siteUrl).port, localAddress: attacker, seconds, connections, requests, headers };
  return runForJson<Record<string, number>>(process.execPath, [
    path.join(import.meta.dirname, 'flood.mjs'),
    JSON.stringify(options),
  ]);
}

const formatStatuses = (statuses: Record<string, number>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

async function measureFlood(app: AppUnderTest, flood: Flood, seconds: number, quiet: Quality[]): Promise<Metric[]> {
  const work = runFlood(app, flood, seconds);
  const [statuses, during] = await Promise.all([work, measureVisits(app.siteUrl, work)]);
  return during.map(({ name, p99, failed }, index): Metric => {
    const before = quiet[index]?.p99 ?? 0;
    const value = p99 / before;
    const times = `p99 ${before.toFixed(1)} → ${p99.toFixed(1)} ms, ${failed} failed`;
    return {
      ...{ group, name: `${flood.name}: ${name}`, value, unit: 'times' },
      ...{ note: index === 0 ? `${times}; flood: ${formatStatuses(statuses)}` : times, budget: atMost(3, value) },
    };
  });
}

/** With rate limits, and with its own installation, which the flood may fill. */
export async function measureFloods(_app: AppUnderTest, { quick }: { quick: boolean }): Promise<Metric[]> {
  const seconds = quick ? 5 : 15;
  const app = await startApp({ hasRateLimits: true });
  try {
    await measureVisits(app.siteUrl, sleep(3000));
    const quiet = await measureVisits(app.siteUrl, sleep(2 * seconds * 1000));
    const metrics: Metric[] = [];
    for (const flood of listFloods(await findImageUrls(app.siteUrl))) {
      metrics.push(...(await measureFlood(app, flood, seconds, quiet)));
      await sleep(2000);
    }
    return metrics;
  } finally {
    await app.close();
  }
}
