/** Content changes: how soon a panel edit is visible, and how an import slows down other calls. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppUnderTest } from './app-under-test.ts';
import { importBeers } from './beers.ts';
import { atMost, median, type Metric, percentile } from './metric.ts';
import { sampleLatencies } from './sample-during.ts';

const group = 'Content';
const panelBeers = '/content-manager/collection-types/api::beer.beer';
type PanelBeer = { documentId: string; slug: string; name: string };

/** Measures the time from the panel's success response to the first page that shows the edit. */
export async function measureEdit(app: AppUnderTest, { quick }: { quick: boolean }): Promise<Metric[]> {
  const headers = { ...(await app.panelHeaders()), 'Content-Type': 'application/json' };
  const listed = await fetch(`${app.cmsUrl}${panelBeers}?page=1&pageSize=1`, { headers });
  const { results } = (await listed.json()) as { results: PanelBeer[] };
  const beer = results[0];
  if (!beer) throw new Error(`The panel lists no beer (${listed.status})`);
  const page = `${app.siteUrl}/beers/${beer.slug}`;
  const delays: number[] = [];
  for (let round = 0; round < (quick ? 5 : 15); round += 1) {
    await (await fetch(page)).text();
    // Random, so that edits are not in phase with the edge's polling.
    await sleep(Math.random() * 400);
    const name = `${beer.name} ${round}`;
    const url = `${app.cmsUrl}${panelBeers}/${beer.documentId}`;
    const saved = await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ name }) });
    if (!saved.ok) throw new Error(`Saving in the panel returned ${saved.status}`);
    const savedAt = performance.now();
    while (!(await (await fetch(page)).text()).includes(`${name}<`)) await sleep(5);
    delays.push(performance.now() - savedAt);
  }
  const slowest = Math.max(...delays);
  const note = `slowest of ${delays.length}: ${slowest.toFixed(0)} ms`;
  const budget = atMost(1000, slowest, 'ms');
  return [{ group, name: 'Edit in the panel to changed page', value: median(delays), unit: 'ms', note, budget }];
}

export async function measureImport(app: AppUnderTest): Promise<Metric[]> {
  const smallImportMs = await importBeers(app, 'Small Import', 1000);
  const largeImport = importBeers(app, 'Large Import', 5000);
  const uncachedCall = (number: number) => fetch(`${app.cmsUrl}/api/events?limit=10&search=${number}`);
  const latencies = await sampleLatencies(largeImport, uncachedCall);
  const slowest = Math.max(...latencies);
  return [
    { group, name: 'CSV import of 1,000 beers', value: smallImportMs / 1000, unit: 's' },
    { group, name: 'CSV import of 5,000 beers', value: (await largeImport) / 1000, unit: 's' },
    {
      group,
      name: 'Slowest other call during import',
      value: slowest,
      unit: 'ms',
      note: `${latencies.length} calls, p50 ${percentile(latencies, 0.5).toFixed(0)} ms`,
      budget: atMost(250, slowest, 'ms'),
    },
  ];
}
