/** Floods of one client, and how long the home page and a form take other visitors at the same time. */
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { runForJson } from './generator.ts';
import { findImageUrls } from './image-burst.ts';
import { median, type Metric, percentile } from './metric.ts';

const group = 'Floods of one client';
const connections = 50;
const attacker = '127.0.0.2';

type FloodRequest = { path: string; method?: string; body?: object };
type Flood = { name: string; requests: FloodRequest[]; isStaff?: boolean };

const listFloods = (imageUrls: string[]): Flood[] => [
  { name: 'pages that are not cached', requests: [{ path: '/beers?name=word{n}' }] },
  {
    name: 'pages with unknown parameters',
    requests: [{ path: '/beers?search=word{n}' }, { path: '/events?search=w{n}' }],
  },
  { name: 'API calls that are not cached', requests: [{ path: '/api/beers?search=word{n}' }] },
  { name: 'pages that do not exist', requests: [{ path: '/nowhere/{n}' }, { path: '/beers/no-such-beer-{n}' }] },
  { name: 'images, at first not cached', requests: imageUrls.map((url) => ({ path: url })) },
  {
    name: 'printed tap lists',
    requests: [{ path: '/taps/auburn/print?v={n}' }, { path: '/taps/auburn/tents?v={n}' }],
  },
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
        body: { name: 'Flood', email: 'flood{n}@attack.example', subject: 'Tours', message: 'Flood {n}' },
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

/** Samples by the name of the visit. */
type Samples = Record<string, Sample[]>;

/** Samples visits until the work is done. */
async function measureVisits(siteUrl: string, work: Promise<unknown>): Promise<Samples> {
  const entries = Object.entries(visits).map(
    async ([name, visit]) => [name, await sampleVisits(siteUrl, visit, work)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

type Load = { seconds: number; count?: number; connections: number; localAddress: string };

/** Resolves with the number of responses by status. */
export async function runFlood(app: AppUnderTest, { requests, isStaff, ...load }: Omit<Flood, 'name'> & Load) {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br', ...(isStaff ? await app.staffHeaders() : {}) };
  const options = { ...load, port: new URL(app.siteUrl).port, requests, headers };
  return runForJson<Record<string, number>>(process.execPath, [
    path.join(import.meta.dirname, 'flood.mjs'),
    JSON.stringify(options),
  ]);
}

const formatStatuses = (statuses: Record<string, number>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

type MeasuredFlood = { name: string; statuses: Record<string, number>; before: Samples; samples: Samples };

async function measureFlood(app: AppUnderTest, flood: Flood, seconds: number): Promise<MeasuredFlood> {
  const before = await measureVisits(app.siteUrl, sleep((seconds / 2) * 1000));
  const work = runFlood(app, { ...flood, seconds, connections, localAddress: attacker });
  const [statuses, samples] = await Promise.all([work, measureVisits(app.siteUrl, work)]);
  return { name: flood.name, statuses, before, samples };
}

/** `quiet`: from the windows before the flood and after it. */
function compare({ name: flood, statuses, samples }: MeasuredFlood, quiet: Samples[]): Metric[] {
  return Object.entries(samples).map(([name, during], index): Metric => {
    const times = (list: Sample[]) => list.map(({ ms }) => ms);
    const [before, after] = [times(quiet.flatMap((visited) => visited[name] ?? [])), times(during)];
    const value = percentile(after, 0.99) / percentile(before, 0.99);
    const failed = during.filter(({ status }) => status >= 400).length;
    const change = (label: string, read: (list: number[]) => number) =>
      `${label} ${read(before).toFixed(1)} → ${read(after).toFixed(1)} ms`;
    const note = [
      change('p99', (list) => percentile(list, 0.99)),
      change('median', median),
      `${failed} of ${during.length} failed`,
      ...(index === 0 ? [`flood: ${formatStatuses(statuses)}`] : []),
    ].join(', ');
    const budget = { limit: '<= 3, none failed', isMet: value <= 3 && failed === 0 };
    return { group, name: `${flood}: ${name}`, value, unit: 'times', note, budget };
  });
}

/**
 * Uses rate limits, and an installation of its own, which the flood may fill. Compares each flood with the quiet times
 * before and after it, since machines become slower and faster.
 */
export async function measureFloods(_app: AppUnderTest, { quick }: { quick: boolean }): Promise<Metric[]> {
  const seconds = quick ? 5 : 20;
  const app = await startApp({ hasRateLimits: true });
  try {
    await measureVisits(app.siteUrl, sleep(3000));
    const floods: MeasuredFlood[] = [];
    for (const flood of listFloods(await findImageUrls(app.siteUrl))) {
      floods.push(await measureFlood(app, flood, seconds));
      await sleep(2000);
    }
    const last = await measureVisits(app.siteUrl, sleep((seconds / 2) * 1000));
    return floods.flatMap((flood, index) => compare(flood, [flood.before, floods[index + 1]?.before ?? last]));
  } finally {
    await app.close();
  }
}
