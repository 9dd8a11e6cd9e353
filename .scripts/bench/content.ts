/** What the people who keep the content feel: how long an edit takes to show, and what an import does to the others. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Brewery } from './brewery.ts';
import { importBeers } from './beers.ts';
import { atMost, type Figure, median, percentile } from './figure.ts';
import { timesMeanwhile } from './meanwhile.ts';

const group = 'Content';
const panelBeers = '/content-manager/collection-types/api::beer.beer';
type PanelBeer = { documentId: string; slug: string; name: string };

/** From the panel's "saved" to the page that shows it. */
export async function measureEdit(brewery: Brewery, { quick }: { quick: boolean }): Promise<Figure[]> {
  const headers = { ...(await brewery.signInToPanel()), 'Content-Type': 'application/json' };
  const found = await fetch(`${brewery.cmsUrl}${panelBeers}?page=1&pageSize=1`, { headers });
  const { results } = (await found.json()) as { results: PanelBeer[] };
  const beer = results[0];
  if (!beer) throw new Error(`The panel shows no beer (${found.status})`);
  const page = `${brewery.siteUrl}/beers/${beer.slug}`;
  const waits: number[] = [];
  for (let round = 0; round < (quick ? 5 : 15); round += 1) {
    await (await fetch(page)).text();
    // Not in step with the edge's questions.
    await pause(Math.random() * 400);
    const name = `${beer.name} ${round}`;
    const address = `${brewery.cmsUrl}${panelBeers}/${beer.documentId}`;
    const saved = await fetch(address, { method: 'PUT', headers, body: JSON.stringify({ name }) });
    if (!saved.ok) throw new Error(`The panel can not save: ${saved.status}`);
    const began = performance.now();
    while (!(await (await fetch(page)).text()).includes(`${name}<`)) await pause(5);
    waits.push(performance.now() - began);
  }
  const slowest = Math.max(...waits);
  const note = `slowest of ${waits.length}: ${slowest.toFixed(0)} ms`;
  const goal = atMost(1000, slowest, 'ms');
  return [{ group, name: 'Edit in the panel to changed page', value: median(waits), unit: 'ms', note, goal }];
}

export async function measureImport(brewery: Brewery): Promise<Figure[]> {
  const thousand = await importBeers(brewery, 'Thousandfold', 1000);
  const largest = importBeers(brewery, 'Fivefold', 5000);
  // Something that no cache knows.
  const ask = (number: number) => fetch(`${brewery.cmsUrl}/api/events?limit=10&search=${number}`);
  const others = await timesMeanwhile(largest, ask);
  const slowest = Math.max(...others);
  return [
    { group, name: 'CSV import of 1,000 beers', value: thousand / 1000, unit: 's' },
    { group, name: 'CSV import of 5,000 beers', value: (await largest) / 1000, unit: 's' },
    {
      ...{ group, name: 'Slowest other call meanwhile', value: slowest, unit: 'ms' },
      note: `${others.length} calls, p50 ${percentile(others, 0.5).toFixed(0)} ms`,
      goal: atMost(250, slowest, 'ms'),
    },
  ];
}
