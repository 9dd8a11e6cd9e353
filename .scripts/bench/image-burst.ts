/** Requests 200 uncached image variants at once, while visitors use the site. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppUnderTest } from './app-under-test.ts';
import { atMost, type Metric, percentile } from './metric.ts';
import { sampleLatencies, sampleMaxMemory } from './sample-during.ts';

const group = 'Images';
const count = 200;
const pages = ['/', '/beers', '/events', '/auburn', '/folsom', '/our-story'];
/** Browsers that accept AVIF, WebP and only JPEG. */
const acceptHeaders = ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*'];

/** Every image URL in the pages, at every width. */
export async function findImageUrls(siteUrl: string): Promise<string[]> {
  const texts = await Promise.all(pages.map(async (page) => (await fetch(siteUrl + page)).text()));
  return [...new Set(texts.flatMap((text) => text.match(/\/img\/[^" ,]+/g) ?? []))];
}

async function requestAll(siteUrl: string, urls: string[]) {
  const startedAt = performance.now();
  const statuses = await Promise.all(
    urls.map(async (url, index) => {
      const accept = acceptHeaders[index % acceptHeaders.length] ?? '*/*';
      const response = await fetch(siteUrl + url, { headers: { accept } });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  return {
    seconds: (performance.now() - startedAt) / 1000,
    rejected: statuses.filter((status) => status !== 200).length,
  };
}

const visitHome = (siteUrl: string) => () => fetch(`${siteUrl}/`);

const subscribe = (siteUrl: string) => async (number: number) => {
  const body = JSON.stringify({ email: `${Date.now()}-${number}@visitors.example`, source: 'website' });
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${siteUrl}/api/newsletter/subscribe`, { method: 'POST', headers, body });
  if (response.status !== 201) throw new Error(`The newsletter call returned ${response.status}`);
  return response;
};

const visitors = [
  { name: 'Home page at the same time, p99', call: visitHome },
  { name: 'Newsletter sign-up at the same time, p99', call: subscribe },
];

export async function measureImageBurst({ siteUrl, web }: AppUnderTest): Promise<Metric[]> {
  const urls = (await findImageUrls(siteUrl)).slice(0, count);
  const visitDuring = (work: Promise<unknown>) =>
    Promise.all(visitors.map(({ call }) => sampleLatencies(work, call(siteUrl))));
  const before = await visitDuring(sleep(3000));
  const burst = requestAll(siteUrl, urls);
  const [{ seconds, rejected }, maxMemory, during] = await Promise.all([
    burst,
    sampleMaxMemory(burst, web),
    visitDuring(burst),
  ]);
  return [
    {
      group,
      name: `${urls.length} uncached images at once`,
      value: seconds,
      unit: 's',
      note: `${rejected} rejected`,
      budget: atMost(0, rejected, 'rejected'),
    },
    ...visitors.map(({ name }, index): Metric => {
      const [idle, loaded] = [before[index] ?? [], during[index] ?? []];
      const value = percentile(loaded, 0.99);
      const note = `p50 ${percentile(loaded, 0.5).toFixed(1)} ms of ${loaded.length}; before ${percentile(idle, 0.5).toFixed(1)} and ${percentile(idle, 0.99).toFixed(1)} ms`;
      return { group, name, value, unit: 'ms', note, budget: atMost(150, value, 'ms') };
    }),
    { group, name: 'Memory of web at the same time, maximum', value: maxMemory, unit: 'MB' },
  ];
}
