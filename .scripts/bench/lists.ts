/**
 * How the cost of a page of each list grows from 100 to 10,000 beers and events, and to 100,000 inquiries and subscribers,
 * on both databases.
 */
import { startPostgres } from '../../cms/test/postgres.ts';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { createDatabase } from '../database.ts';
import { fillLists, type ListSizes } from './list-rows.ts';
import { atMost, median, type Metric } from './metric.ts';

const sizes = {
  small: { records: 100, visitors: 100 },
  large: { records: 10_000, visitors: 100_000 },
} satisfies Record<string, ListSizes>;
const maxGrowth = 3;
/** A search reads all texts of a list. */
const maxSearchMs = 300;

const warmUpRounds = 10;
const rounds = 40;

type Size = keyof typeof sizes;
/** One path, or one per size: a list of 100 has no page 400, so its first page, with as many records, is measured. */
type Path = string | Record<Size, string>;

/** Calls of the CMS, without the edge's cache. */
const publicCalls: Path[] = [
  '/api/beers?limit=20',
  '/api/beers?limit=100',
  '/api/beers?limit=20&page=4',
  '/api/beers?search=kolsch&limit=20',
  '/api/beers?search=measured%20ale%2042',
  '/api/beers?style=stout&tag=seasonal',
  '/api/beers/featured',
  '/api/beers/bench-beer-7',
  '/api/beers/bench-beer-7/related',
  '/api/events?upcoming=true&limit=20',
  '/api/events?upcoming=true&include=cancelled&limit=20',
  '/api/events?limit=10&category=live-music',
  '/api/events/bench-event-7',
];

const staffCalls: Path[] = [
  '/api/beers/admin?limit=20',
  ...['name', 'abv-high', 'site', 'newest'].map((sort) => `/api/beers/admin?limit=20&sort=${sort}`),
  '/api/beers/admin?limit=20&search=grapefruit&active=true',
  '/api/events/admin',
  '/api/events/admin?order=upcoming-first&search=beer%20garden',
  '/api/stats/dashboard',
  '/api/stats/analytics',
  '/api/inquiries',
  '/api/inquiries?status=new',
  '/api/inquiries?kind=shipping-order',
  { small: '/api/inquiries?limit=100', large: '/api/inquiries?page=400&limit=100' },
  '/api/inquiries?search=lena%20okafor',
  // All 100,000 inquiries have this word.
  '/api/inquiries?search=saturday',
  '/api/newsletter/subscribers',
  {
    small: '/api/newsletter/subscribers?active=true&limit=100',
    large: '/api/newsletter/subscribers?active=true&page=400&limit=100',
  },
  '/api/newsletter/stats',
];

/** Pages of the site, rendered again after each change of a beer and an event. */
const pages = ['/', '/beers', '/beers/bench-beer-7', '/events', '/events/bench-event-7'];

type Measure = (app: AppUnderTest, size: Size) => Promise<number>;

const timeCall =
  (paths: Path, isStaff: boolean): Measure =>
  async (app, size) => {
    const path = typeof paths === 'string' ? paths : paths[size];
    const headers = isStaff ? await headersOf(app) : {};
    const startedAt = performance.now();
    const response = await fetch(app.cmsUrl + path, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} returned ${response.status}`);
    return performance.now() - startedAt;
  };

const nameOf = (path: Path) => (typeof path === 'string' ? path : path.large);

/** Signing in is limited to a few calls. */
const sessions = new WeakMap<AppUnderTest, ReturnType<AppUnderTest['staffHeaders']>>();

function headersOf(app: AppUnderTest) {
  const headers = sessions.get(app) ?? app.staffHeaders();
  sessions.set(app, headers);
  return headers;
}

let edits = 0;

async function edit(app: AppUnderTest, path: string, change: object) {
  const headers = { ...(await headersOf(app)), 'Content-Type': 'application/json' };
  const response = await fetch(app.siteUrl + path, { method: 'PUT', headers, body: JSON.stringify(change) });
  if (!response.ok) throw new Error(`PUT ${path} returned ${response.status}: ${await response.text()}`);
}

const timePage =
  (path: string): Measure =>
  async (app) => {
    edits += 1;
    await edit(app, '/api/beers/benchbeer000000000000090', { color: `Gold ${edits}` });
    await edit(app, '/api/events/benchevent000000000000090', { organizer: { name: `Organizer ${edits}` } });
    const response = await fetch(app.siteUrl + path);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} returned ${response.status}`);
    return Number(/total;dur=([\d.]+)/.exec(response.headers.get('server-timing') ?? '')?.[1]);
  };

/** Alternates between both sizes, so that a slow phase of the machine affects both. */
async function compareSizes(apps: Record<Size, AppUnderTest>, measure: Measure, quick: boolean) {
  const times: Record<Size, number[]> = { small: [], large: [] };
  for (let round = 0; round < warmUpRounds + (quick ? rounds / 4 : rounds); round += 1) {
    for (const size of ['small', 'large'] as const) {
      const duration = await measure(apps[size], size);
      if (round >= warmUpRounds) times[size].push(duration);
    }
  }
  return { small: median(times.small), large: median(times.large) };
}

async function measureDatabase(database: string, databaseUrls: Record<Size, string | null>, quick: boolean) {
  const fillSeconds = { small: 0, large: 0 };
  const start = async (size: Size) => {
    const app = await startApp({ hasDemo: false, databaseUrl: databaseUrls[size] });
    await app.stop();
    await fillLists({ dataDir: app.dataDir, databaseUrl: databaseUrls[size] }, sizes[size], Date.now());
    await app.restart();
    fillSeconds[size] = app.cms.startupSeconds;
    await app.restart();
    return app;
  };
  const apps = { small: await start('small'), large: await start('large') };
  const group = `Lists of 10,000 beers and events, 100,000 inquiries and subscribers instead of 100, ${database}`;
  try {
    const measured: { name: string; measure: Measure }[] = [
      ...publicCalls.map((path) => ({ name: nameOf(path), measure: timeCall(path, false) })),
      ...staffCalls.map((path) => ({ name: nameOf(path), measure: timeCall(path, true) })),
      ...pages.map((path) => ({ name: `page ${path}`, measure: timePage(path) })),
    ];
    const metrics: Metric[] = [];
    for (const { name, measure } of measured) {
      const { small, large } = await compareSizes(apps, measure, quick);
      const note = `${small.toFixed(1)} ms, then ${large.toFixed(1)} ms`;
      const growth = large / small;
      metrics.push(
        name.includes('search=')
          ? { group, name, value: large, unit: 'ms', note, budget: atMost(maxSearchMs, large, 'ms') }
          : { group, name, value: growth, unit: 'x', note, budget: atMost(maxGrowth, growth, 'x') },
      );
    }
    const seconds = apps.large.cms.startupSeconds;
    const note = `${apps.small.cms.startupSeconds.toFixed(1)} s with 100; the first start, which fills in the columns for search and sorting: ${fillSeconds.large.toFixed(1)} s`;
    return [...metrics, { group, name: 'Start of the CMS', value: seconds, unit: 's', note }];
  } finally {
    await Promise.all([apps.small.close(), apps.large.close()]);
  }
}

export async function measureLists(_app: AppUnderTest, { quick }: { quick: boolean }): Promise<Metric[]> {
  const onSqlite = await measureDatabase('SQLite', { small: null, large: null }, quick);
  const cluster = await startPostgres();
  try {
    const databases = {
      small: await createDatabase(cluster.url, 'small'),
      large: await createDatabase(cluster.url, 'large'),
    };
    return [...onSqlite, ...(await measureDatabase('PostgreSQL', databases, quick))];
  } finally {
    await cluster.stop();
  }
}
