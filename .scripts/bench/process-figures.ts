/** The processes themselves: how fast they start, what they weigh, and how long a page takes that nobody has kept. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Brewery } from './brewery.ts';
import { atMost, type Figure, median, percentile } from './figure.ts';

const group = 'Processes';

export const measureStart = ({ cms, web }: Brewery): Figure[] => [
  { group, name: 'Cold start of the cms', value: cms.startedIn, unit: 's', note: 'a database with content' },
  { group, name: 'Cold start of web', value: web.startedIn, unit: 's', note: 'until it and the cms are ready' },
];

export async function measureIdle({ cms, web }: Brewery): Promise<Figure[]> {
  await pause(5000);
  const [a, b] = [cms.megabytes(), web.megabytes()];
  const note = `cms ${a.toFixed(0)}, web ${b.toFixed(0)}`;
  return [{ group, name: 'Memory when idle', value: a + b, unit: 'MB', note, goal: atMost(450, a + b, 'MB') }];
}

/** Weighs both while something else is measured. */
export async function measureLoaded<Result>(brewery: Brewery, work: Promise<Result>) {
  let most = { both: 0, cms: 0, web: 0 };
  const timer = setInterval(() => {
    const now = { cms: brewery.cms.megabytes(), web: brewery.web.megabytes() };
    if (now.cms + now.web > most.both) most = { ...now, both: now.cms + now.web };
  }, 100);
  const result = await work.finally(() => clearInterval(timer));
  const note = `cms ${most.cms.toFixed(0)}, web ${most.web.toFixed(0)}`;
  const figure: Figure = { group, name: 'Memory under load, at most', value: most.both, unit: 'MB', note };
  return { result, figure };
}

/** A signed-in reader's page is never kept, so each one is rendered. */
export async function measureRender({ siteUrl, signIn }: Brewery): Promise<Figure[]> {
  const headers = await signIn();
  const figures: Figure[] = [];
  for (const page of ['/', '/beers', '/events', '/auburn']) {
    const times: number[] = [];
    for (let index = 0; index < 60; index += 1) {
      const answer = await fetch(siteUrl + page, { headers });
      await answer.arrayBuffer();
      const took = /total;dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '')?.[1];
      if (index >= 30) times.push(Number(took));
    }
    const note = `p99 ${percentile(times, 0.99).toFixed(1)} ms; 100 beers, warm, compressed`;
    figures.push({ group, name: `Render of ${page}, nothing kept`, value: median(times), unit: 'ms', note });
  }
  return figures;
}
