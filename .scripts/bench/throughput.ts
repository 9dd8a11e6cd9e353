/** Requests a second: the edge beside a bare server with the same bytes, the cms without it, and Strapi as it comes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '../free-ports.ts';
import type { Brewery } from './brewery.ts';
import { atLeast, atMost, type Figure, median } from './figure.ts';
import { browserHeaders, generatorName, load, type Load } from './load.ts';
import { type Program, startProgram } from './program.ts';
import { openStockStrapi } from './stock-strapi.ts';

const list = '/api/beers?limit=100';
const stockList = '/api/beers?pagination[pageSize]=100';
/** What our list says of each beer besides its own fields. */
const stockListWhole = `${stockList}&populate[images][populate]=file&populate[awards]=true`;

/** The program is asked for anew each time: some are started again meanwhile. */
type Target = { name: string; url: string; server: () => Program };
type Runs = Map<string, Load[]>;

/** A server adds these by itself. */
const ownHeaders = /^(date|connection|keep-alive)$/i;

const capture = (url: string) =>
  new Promise<{ headers: string[]; body: string }>((resolve, reject) => {
    get(url, { headers: browserHeaders }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { rawHeaders } = answer;
        const headers = rawHeaders.filter((_, index) => !ownHeaders.test(rawHeaders[index - (index % 2)] ?? ''));
        resolve({ headers, body: Buffer.concat(chunks).toString('base64') });
      });
    }).on('error', reject);
  });

async function openBare(siteUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-'));
  const file = path.join(folder, 'answers.json');
  const answers = await Promise.all(['/', list].map(async (page) => [page, await capture(siteUrl + page)]));
  writeFileSync(file, JSON.stringify(Object.fromEntries(answers)));
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const args = [path.join(import.meta.dirname, 'bare.mjs'), file, String(port)];
  const env = { NODE_ENV: 'production' };
  const start = () => startProgram({ name: 'The bare server', cwd: folder, args, env, readyAt: `${url}/` });
  let program = await start();
  return {
    url,
    program: () => program,
    async restart() {
      await program.stop();
      program = await start();
    },
    close: () => program.stop().then(() => rmSync(folder, { recursive: true })),
  };
}

type Rounds = { rounds: number; seconds: number; startAgain: () => Promise<unknown> };

/**
 * Each target in turn, over and over: what else the machine does meets all of them alike. Two processes of the same
 * program were seen to differ by up to 45 % of processor for each answer (why is not known), so that each round has a new
 * edge and a new bare server.
 */
async function runRounds(targets: Target[], { rounds, seconds, startAgain }: Rounds): Promise<Runs> {
  const runs: Runs = new Map(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    await startAgain();
    for (const { url, server } of targets) await load(url, { seconds: 1, server: server() });
    for (const { name, url, server } of targets) runs.get(name)?.push(await load(url, { seconds, server: server() }));
  }
  return runs;
}

const middle = (runs: Runs, name: string, key: keyof Load) => median((runs.get(name) ?? []).map((run) => run[key]));

/** The median of the ratios of each round. */
const ratio = (runs: Runs, name: string, to: string, key: keyof Load = 'rate') =>
  median((runs.get(name) ?? []).map((run, round) => run[key] / (runs.get(to)?.[round]?.[key] ?? Infinity)));

const times = (value: number) => (value >= 10 ? `${Math.round(value)}x` : `${value.toFixed(2)}x`);

function figuresOf(runs: Runs, name: string, goals: { bare?: string; stock?: string }): Figure[] {
  const group = `Load (${generatorName})`;
  const p99 = middle(runs, name, 'p99');
  const facts = `${middle(runs, name, 'cpu').toFixed(0)} us of processor each, p50 ${middle(runs, name, 'p50').toFixed(2)} ms`;
  const figures: Figure[] = [{ group, name, value: middle(runs, name, 'rate'), unit: '/s', note: facts }];
  if (goals.bare) {
    const share = ratio(runs, name, goals.bare);
    const work = times(ratio(runs, name, goals.bare, 'cpu'));
    const slower = ratio(runs, name, goals.bare, 'p99');
    figures.push(
      { group, name: '  of bare', value: share, unit: 'x', note: `${work} its processor`, goal: atLeast(0.8, share) },
      { group, name: '  p99', value: p99, unit: 'ms', note: `${times(slower)} bare`, goal: atMost(3, slower, 'x') },
    );
  } else {
    figures.push({ group, name: '  p99', value: p99, unit: 'ms' });
  }
  if (goals.stock) {
    const faster = ratio(runs, name, goals.stock);
    figures.push({ group, name: '  of stock Strapi', value: faster, unit: 'x', goal: atLeast(200, faster) });
  }
  return figures;
}

export async function measureThroughput(brewery: Brewery, { quick }: { quick: boolean }) {
  const { siteUrl, cmsUrl } = brewery;
  const [web, cms] = [() => brewery.web, () => brewery.cms];
  const { beers } = (await (await fetch(siteUrl + list)).json()) as { beers: unknown[] };
  const [bare, stock] = [await openBare(siteUrl), await openStockStrapi(beers)];
  try {
    const name = {
      home: 'Home page, edge',
      bareHome: 'Home page, bare node:http',
      api: '100 beers, edge',
      bareApi: '100 beers, bare node:http',
      cms: '100 beers, cms without the edge',
      stock: '100 beers, stock Strapi, whole',
      plain: '100 beers, stock Strapi, bare fields',
    };
    const targets: Target[] = [
      { name: name.home, url: `${siteUrl}/`, server: web },
      { name: name.bareHome, url: `${bare.url}/`, server: bare.program },
      { name: name.api, url: siteUrl + list, server: web },
      { name: name.bareApi, url: bare.url + list, server: bare.program },
      { name: name.cms, url: cmsUrl + list, server: cms },
      { name: name.stock, url: stock.url + stockListWhole, server: () => stock.program },
      { name: name.plain, url: stock.url + stockList, server: () => stock.program },
    ];
    const startAgain = () => Promise.all([brewery.restartWeb(), bare.restart()]);
    const runs = await runRounds(targets, { rounds: quick ? 3 : 11, seconds: 1, startAgain });
    const stockMemory = stock.program.megabytes();
    return {
      stockMemory,
      figures: [
        ...figuresOf(runs, name.home, { bare: name.bareHome, stock: name.stock }),
        ...figuresOf(runs, name.bareHome, {}),
        ...figuresOf(runs, name.api, { bare: name.bareApi, stock: name.stock }),
        ...[name.bareApi, name.cms, name.stock, name.plain].flatMap((each) => figuresOf(runs, each, {})),
      ],
    };
  } finally {
    await Promise.all([bare.close(), stock.close()]);
  }
}
