import sharp from 'sharp';
import { siteUrl } from './support/env';
import { signInToPanel, type Panel } from './support/panel';
import { expect, test } from './support/test';

let panel: Panel;
test.beforeAll(async () => {
  panel = await signInToPanel();
});

const fetchPage = async (path: string) => (await fetch(siteUrl() + path)).text();

const limitMs = 10_000;

/** Until a cached page has changed; `npm run bench` measures how long that takes. */
async function waitForPage(path: string, isChanged: (html: string) => boolean): Promise<void> {
  const startedAt = performance.now();
  while (!isChanged(await fetchPage(path))) {
    if (performance.now() - startedAt > limitMs) throw new Error(`${path} did not change`);
  }
}

test('a panel edit reaches the beer page, the list and the API', async () => {
  const beer = await panel.addBeer({ name: 'Freshness One', slug: 'freshness-one' });
  const paths = ['/beers/freshness-one', '/beers', '/api/beers?limit=100'];
  for (const path of paths) await waitForPage(path, (page) => page.includes('Freshness One'));
  for (const [round, path] of paths.entries()) {
    const name = `Freshness Edited ${round}`;
    await panel.changeBeer(beer, { name });
    await waitForPage(path, (page) => page.includes(name));
  }
  await panel.deleteBeers([beer]);
});

test('a panel edit reaches the page of the previous beer, which links to it,', async () => {
  const [beer, next] = await Promise.all([
    panel.addBeer({ name: 'Freshness Neighbor 1', slug: 'freshness-neighbor-1' }),
    panel.addBeer({ name: 'Freshness Neighbor 2', slug: 'freshness-neighbor-2' }),
  ]);
  const path = '/beers/freshness-neighbor-1';
  await waitForPage(path, (page) => page.includes('Freshness Neighbor 2'));
  await panel.changeBeer(next, { name: 'Freshness Neighbor 3' });
  await waitForPage(path, (page) => page.includes('Freshness Neighbor 3'));
  await panel.deleteBeers([beer, next]);
});

test('a bulk delete in the panel reaches the site', async () => {
  const names = ['Freshness Alder', 'Freshness Birch', 'Freshness Cedar'];
  const beers = await Promise.all(
    names.map((name) => panel.addBeer({ name, slug: name.toLowerCase().replace(' ', '-') })),
  );
  await waitForPage('/beers', (page) => names.every((name) => page.includes(name)));
  await panel.deleteBeers(beers);
  await waitForPage('/beers', (page) => names.every((name) => !page.includes(name)));
  for (const { slug } of beers) expect((await fetch(`${siteUrl()}/beers/${slug}`)).status).toBe(404);
});

/** Use different heights: the ETag of files written in the same second depends on their size. */
const createPng = async (background: string, height: number) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 400, height, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  ]);

/** The URLs of a file's images in the page. */
const imageUrls = (html: string, { url }: { url: string }) =>
  [...html.matchAll(/\/img\/\d+(\/uploads\/[^\s"?]+)(\?v=\w+)?/g)].filter((match) => match[1] === url);

test('an image replaced in the media library reaches the page', async () => {
  const file = await panel.addFile(await createPng('#b5622a', 500), 'freshness.png');
  const beer = await panel.addBeer({
    name: 'Freshness Pictured',
    slug: 'freshness-pictured',
    images: [file.id],
  });
  const path = '/beers/freshness-pictured';
  await waitForPage(path, (page) => imageUrls(page, file).length > 0);
  const [before = ''] = imageUrls(await fetchPage(path), file)[0] ?? [];
  const [red = 0, , blue = 0] = await averageColor(before);
  expect(red).toBeGreaterThan(blue);

  await panel.replaceFile(file, await createPng('#2a62b5', 600), 'freshness.png');
  await waitForPage(path, (page) => !page.includes(`${before} `) && !page.includes(`${before}"`));
  // Browsers cache the old URL as immutable, so the URL must change.
  const [after = ''] = imageUrls(await fetchPage(path), file)[0] ?? [];
  expect(after).toMatch(/\?v=\w+$/);
  const [redNow = 0, , blueNow = 0] = await averageColor(after);
  expect(blueNow).toBeGreaterThan(redNow);
  await panel.deleteBeers([beer]);
});

async function averageColor(url: string): Promise<Buffer> {
  const response = await fetch(siteUrl() + url);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('immutable');
  return sharp(Buffer.from(await response.arrayBuffer()))
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer();
}
