/** How soon a change that was saved through one web is on the pages of the other. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { signIn } from './load.ts';

/** A change that is not visible by then never is. */
const timeoutMs = 30_000;

type Options = { rounds: number; budgetMs?: number };

export async function measureVisibility(
  { siteUrl, webUrls }: Cluster,
  { rounds, budgetMs = timeoutMs }: Options,
): Promise<string> {
  const headers = { ...(await signIn({ siteUrl })), 'Content-Type': 'application/json' };
  const list = await fetch(`${siteUrl}/api/beers/admin?limit=1&search=Low`, { headers });
  const { beers } = (await list.json()) as { beers: { _id: string; slug: string; name: string }[] };
  const [beer] = beers;
  if (!beer) throw new Error('There is no beer to change');
  const delays: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [from, to] = round % 2 === 0 ? webUrls : [webUrls[1], webUrls[0]];
    const page = `${to}/beers/${beer.slug}`;
    await (await fetch(page)).text();
    const description = `Poured ${process.pid} ${round}.`;
    const body = JSON.stringify({ description });
    const saved = await fetch(`${from}/api/beers/${beer._id}`, { method: 'PUT', headers, body });
    if (!saved.ok) throw new Error(`Saving returned ${saved.status} ${await saved.text()}`);
    const savedAt = performance.now();
    while (!(await (await fetch(page)).text()).includes(description)) {
      if (performance.now() - savedAt > timeoutMs) throw new Error('A change was not visible');
      await sleep(10);
    }
    delays.push(performance.now() - savedAt);
  }
  const sorted = delays.toSorted((x, y) => x - y);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const slowest = sorted.at(-1) ?? 0;
  const note = `visible after ${median.toFixed(0)} ms, at most ${slowest.toFixed(0)} ms, of ${rounds} changes`;
  if (slowest > budgetMs) throw new Error(`${note}; expected ${budgetMs} ms`);
  return note;
}
