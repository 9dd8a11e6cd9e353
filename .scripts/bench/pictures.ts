/** Two hundred pictures at once that nobody has seen yet, and visitors in the middle of it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Brewery } from './brewery.ts';
import { atMost, type Figure, percentile } from './figure.ts';
import { megabytesMeanwhile, timesMeanwhile } from './meanwhile.ts';

const group = 'Pictures';
const count = 200;
const pages = ['/', '/beers', '/events', '/auburn', '/folsom', '/our-story'];
/** AVIF, WebP, JPEG. */
const tastes = ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*'];

/** Every picture that the pages offer, at every width. */
async function offered(siteUrl: string): Promise<string[]> {
  const texts = await Promise.all(pages.map(async (page) => (await fetch(siteUrl + page)).text()));
  return [...new Set(texts.flatMap((text) => text.match(/\/img\/[^" ,]+/g) ?? []))];
}

async function askForAll(siteUrl: string, addresses: string[]) {
  const began = performance.now();
  const statuses = await Promise.all(
    addresses.map(async (address, index) => {
      const answer = await fetch(siteUrl + address, { headers: { accept: tastes[index % tastes.length] ?? '*/*' } });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  return {
    seconds: (performance.now() - began) / 1000,
    refused: statuses.filter((status) => status !== 200).length,
  };
}

const visitHome = (siteUrl: string) => () => fetch(`${siteUrl}/`);

const signUp = (siteUrl: string) => async (number: number) => {
  const body = JSON.stringify({ email: `${Date.now()}-${number}@visitors.example`, source: 'website' });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${siteUrl}/api/newsletter/subscribe`, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`The newsletter says ${answer.status}`);
  return answer;
};

const visitors = [
  { name: 'Home page meanwhile, p99', call: visitHome },
  { name: 'Newsletter sign-up meanwhile, p99', call: signUp },
];

export async function measurePictures({ siteUrl, web }: Brewery): Promise<Figure[]> {
  const addresses = (await offered(siteUrl)).slice(0, count);
  const visit = (work: Promise<unknown>) =>
    Promise.all(visitors.map(({ call }) => timesMeanwhile(work, call(siteUrl))));
  const before = await visit(pause(3000));
  const burst = askForAll(siteUrl, addresses);
  const [{ seconds, refused }, megabytes, during] = await Promise.all([
    burst,
    megabytesMeanwhile(burst, web),
    visit(burst),
  ]);
  return [
    {
      ...{ group, name: `${addresses.length} unseen pictures at once`, value: seconds, unit: 's' },
      ...{ note: `${refused} refused`, goal: atMost(0, refused, 'refused') },
    },
    ...visitors.map(({ name }, index): Figure => {
      const [calm, busy] = [before[index] ?? [], during[index] ?? []];
      const value = percentile(busy, 0.99);
      const note = `p50 ${percentile(busy, 0.5).toFixed(1)} ms of ${busy.length}; before ${percentile(calm, 0.5).toFixed(1)} and ${percentile(calm, 0.99).toFixed(1)} ms`;
      return { group, name, value, unit: 'ms', note, goal: atMost(150, value, 'ms') };
    }),
    { group, name: 'Memory of web meanwhile, at most', value: megabytes, unit: 'MB' },
  ];
}
