/** Requests per second of the edge, a bare Node server with the same bytes, the CMS alone, and vanilla Strapi. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '../free-ports.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { compareRuns, estimate } from './compare-runs.ts';
import { browserHeaders, generatorName, type LoadResult, warmUpPages, runLoad } from './load.ts';
import { type MeasuredProcess, startProcess } from './measured-process.ts';
import { atLeast, atMost, type Metric } from './metric.ts';
import { startVanillaStrapi } from './vanilla-strapi.ts';

const list = '/api/beers?limit=100';
const tapList = '/api/taps/auburn';
const vanillaList = '/api/beers?pagination[pageSize]=100';
/** The same list with the relations that ours contains. */
const vanillaListPopulated = `${vanillaList}&populate[images]=true&populate[awards]=true`;

/** `server` is a function, because some servers are restarted in each round. */
type Target = { name: string; url: string; server: () => MeasuredProcess; isRestarted: boolean };
type Runs = Map<string, LoadResult[]>;

/** `node:http` adds these itself. */
const automaticHeaders = /^(date|connection|keep-alive)$/i;

const recordResponse = (url: string) =>
  new Promise<{ headers: string[]; body: string }>((resolve, reject) => {
    get(url, { headers: browserHeaders }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { rawHeaders } = response;
        const headers = rawHeaders.filter((_, index) => !automaticHeaders.test(rawHeaders[index - (index % 2)] ?? ''));
        resolve({ headers, body: Buffer.concat(chunks).toString('base64') });
      });
    }).on('error', reject);
  });

async function startNodeBaseline(siteUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'node-baseline-'));
  const file = path.join(folder, 'responses.json');
  await warmUpPages(siteUrl, ['/']);
  const responses = await Promise.all(['/', list].map(async (page) => [page, await recordResponse(siteUrl + page)]));
  writeFileSync(file, JSON.stringify(Object.fromEntries(responses)));
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const args = [path.join(import.meta.dirname, 'node-baseline.mjs'), file, String(port)];
  const env = { NODE_ENV: 'production' };
  const start = () => startProcess({ name: 'The Node baseline', cwd: folder, args, env, readyUrl: `${url}/` });
  let server = await start();
  return {
    url,
    server: () => server,
    async restart() {
      await server.stop();
      server = await start();
    },
    close: () => server.stop().then(() => rmSync(folder, { recursive: true })),
  };
}

type Rounds = { rounds: number; seconds: number; restart: () => Promise<unknown> };

/**
 * Each round measures the edge and the baseline in fresh processes, in turn; every fourth one also measures the other
 * targets, whose ratios are so large that fewer runs suffice.
 */
async function runRounds(targets: Target[], { rounds, seconds, restart }: Rounds): Promise<Runs> {
  const runs: Runs = new Map(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    await restart();
    const measured = targets.filter(({ isRestarted }) => isRestarted || round % 4 === 0);
    for (const { url, server } of measured) await runLoad(url, { seconds: 1, server: server() });
    // Neither side is always the first, whose run may differ from those that follow.
    for (const { name, url, server } of round % 2 === 0 ? measured : measured.toReversed()) {
      runs.get(name)?.push(await runLoad(url, { seconds, server: server() }));
    }
  }
  return runs;
}

const runsOf = (runs: Runs, name: string) => runs.get(name) ?? [];

const formatRatio = (value: number) => (value >= 10 ? `${Math.round(value)}x` : `${value.toFixed(2)}x`);

function toMetrics(runs: Runs, name: string, baselines: { node?: string; vanilla?: string } = {}): Metric[] {
  const group = `Load (${generatorName})`;
  const own = runsOf(runs, name);
  const p99 = estimate(own, 'p99Ms');
  const rates = own.map(({ rate }) => Math.round(rate));
  const cpu = estimate(own, 'cpuMicroseconds').toFixed(0);
  const spread = `${Math.min(...rates)} to ${Math.max(...rates)}/s in ${rates.length} runs`;
  const note = `${cpu} us of CPU each, p50 ${estimate(own, 'p50Ms').toFixed(2)} ms; ${spread}`;
  const metrics: Metric[] = [{ group, name, value: estimate(own, 'rate'), unit: '/s', note }];
  if (baselines.node) {
    const node = runsOf(runs, baselines.node);
    const share = compareRuns(own, node, 'rate');
    const cpuRatio = formatRatio(compareRuns(own, node, 'cpuMicroseconds'));
    const p99Ratio = compareRuns(own, node, 'p99Ms');
    metrics.push(
      {
        group,
        name: '  of the Node baseline',
        value: share,
        unit: 'x',
        note: `${cpuRatio} its CPU time`,
        budget: atLeast(0.9, share),
      },
      {
        group,
        name: '  p99',
        value: p99,
        unit: 'ms',
        note: `${formatRatio(p99Ratio)} the baseline`,
        budget: atMost(3, p99Ratio, 'x'),
      },
    );
  } else {
    metrics.push({ group, name: '  p99', value: p99, unit: 'ms' });
  }
  if (baselines.vanilla) {
    const speedup = compareRuns(own, runsOf(runs, baselines.vanilla), 'rate');
    metrics.push({ group, name: '  of vanilla Strapi', value: speedup, unit: 'x', budget: atLeast(200, speedup) });
  }
  return metrics;
}

export async function measureThroughput(app: AppUnderTest, { quick }: { quick: boolean }) {
  const { siteUrl, cmsUrl } = app;
  const [web, cms] = [() => app.web, () => app.cms];
  const { beers } = (await (await fetch(siteUrl + list)).json()) as { beers: unknown[] };
  const [baseline, vanilla] = [await startNodeBaseline(siteUrl), await startVanillaStrapi(beers)];
  try {
    const name = {
      home: 'Home page, edge',
      baselineHome: 'Home page, Node baseline',
      api: '100 beers, edge',
      baselineApi: '100 beers, Node baseline',
      taps: 'Tap list, edge',
      cms: '100 beers, cms without the edge',
      vanilla: '100 beers, vanilla Strapi, populated',
      vanillaFields: '100 beers, vanilla Strapi, own fields only',
    };
    const targets: Target[] = [
      { name: name.home, url: `${siteUrl}/`, server: web, isRestarted: true },
      { name: name.baselineHome, url: `${baseline.url}/`, server: baseline.server, isRestarted: true },
      { name: name.api, url: siteUrl + list, server: web, isRestarted: true },
      { name: name.baselineApi, url: baseline.url + list, server: baseline.server, isRestarted: true },
      { name: name.taps, url: siteUrl + tapList, server: web, isRestarted: false },
      { name: name.cms, url: cmsUrl + list, server: cms, isRestarted: false },
      { name: name.vanilla, url: vanilla.url + vanillaListPopulated, server: () => vanilla.server, isRestarted: false },
      { name: name.vanillaFields, url: vanilla.url + vanillaList, server: () => vanilla.server, isRestarted: false },
    ];
    const restart = () => Promise.all([app.restartWeb(), baseline.restart()]);
    const runs = await runRounds(targets, { rounds: quick ? 4 : 16, seconds: 1, restart });
    return {
      vanillaMemoryMb: vanilla.server.memoryMb(),
      metrics: [
        ...toMetrics(runs, name.home, { node: name.baselineHome, vanilla: name.vanilla }),
        ...toMetrics(runs, name.baselineHome),
        ...toMetrics(runs, name.api, { node: name.baselineApi, vanilla: name.vanilla }),
        ...[name.baselineApi, name.taps, name.cms, name.vanilla, name.vanillaFields].flatMap((each) =>
          toMetrics(runs, each),
        ),
      ],
    };
  } finally {
    await Promise.all([baseline.close(), vanilla.close()]);
  }
}
