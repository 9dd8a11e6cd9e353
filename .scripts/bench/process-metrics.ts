/** Startup time, memory, and the time of an uncached render. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppUnderTest } from './app-under-test.ts';
import { atMost, median, type Metric, percentile } from './metric.ts';

const group = 'Processes';

export const measureStartup = ({ cms, web }: AppUnderTest): Metric[] => [
  { group, name: 'Cold start of the CMS', value: cms.startupSeconds, unit: 's', note: 'a database with content' },
  { group, name: 'Cold start of web', value: web.startupSeconds, unit: 's', note: 'until it and the CMS are ready' },
];

export async function measureIdleMemory({ cms, web }: AppUnderTest): Promise<Metric[]> {
  await sleep(5000);
  const [cmsMb, webMb] = [cms.memoryMb(), web.memoryMb()];
  const value = cmsMb + webMb;
  const note = `cms ${cmsMb.toFixed(0)}, web ${webMb.toFixed(0)}`;
  return [{ group, name: 'Memory when idle', value, unit: 'MB', note, budget: atMost(450, value, 'MB') }];
}

/** The maximum memory of both processes while something else is measured. */
export async function measureMemoryDuring<Result>(app: AppUnderTest, work: Promise<Result>) {
  const max = { cms: 0, web: 0 };
  const timer = setInterval(() => {
    max.cms = Math.max(max.cms, app.cms.memoryMb());
    max.web = Math.max(max.web, app.web.memoryMb());
  }, 100);
  const result = await work.finally(() => clearInterval(timer));
  const cms: Metric = {
    group,
    name: 'Memory of the CMS under load, maximum',
    value: max.cms,
    unit: 'MB',
    budget: atMost(500, max.cms, 'MB'),
  };
  const web: Metric = { group, name: 'Memory of web under load, maximum', value: max.web, unit: 'MB' };
  return { result, cms, web };
}

const pages = ['/', '/beers', '/events', '/auburn'];
const warmUpRounds = 30;
const measuredRounds = 30;

/** Changes the hours in the footer, so that every page must be rendered again. */
async function changeFooter({ siteUrl }: AppUnderTest, headers: Record<string, string>, round: number) {
  const body = JSON.stringify({ hours: { display: `Open daily, round ${round}` } });
  const url = `${siteUrl}/api/content/location/auburn`;
  const init = { method: 'PUT', headers: { ...headers, 'Content-Type': 'application/json' }, body };
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`Changing the hours returned ${response.status}`);
}

/** Measures renders by their `Server-Timing`: without the network, with the calls for the changed content. */
export async function measureRender(app: AppUnderTest): Promise<Metric[]> {
  const headers = await app.staffHeaders();
  const times = pages.map((): number[] => []);
  for (let round = 0; round < warmUpRounds + measuredRounds; round += 1) {
    await changeFooter(app, headers, round);
    for (const [index, page] of pages.entries()) {
      const response = await fetch(app.siteUrl + page);
      await response.arrayBuffer();
      const duration = Number(/total;dur=([\d.]+)/.exec(response.headers.get('server-timing') ?? '')?.[1]);
      if (round >= warmUpRounds) times[index]?.push(duration);
    }
  }
  return pages.map((page, index): Metric => {
    const durations = times[index] ?? [];
    const note = `p99 ${percentile(durations, 0.99).toFixed(1)} ms; 100 beers, after a change of the footer`;
    return { group, name: `Render of ${page}`, value: median(durations), unit: 'ms', note };
  });
}
