import sharp from 'sharp';
import { siteUrl } from './support/brewery';
import { openPanel, type Panel } from './support/panel';
import { expect, test } from './support/test';

/** What is changed in the panel is on the site within a second of the panel's answer. */
const limit = 1000;

let panel: Panel;
test.beforeAll(async () => {
  panel = await openPanel();
});

const pageAt = async (path: string) => (await fetch(siteUrl() + path)).text();

/** Milliseconds until a page that everybody has been shown already is another one. */
async function untilPage(path: string, isChanged: (html: string) => boolean): Promise<number> {
  const began = performance.now();
  while (!isChanged(await pageAt(path))) {
    if (performance.now() - began > 10 * limit) throw new Error(`${path} does not change`);
  }
  return performance.now() - began;
}

test('an edit in the panel is on the beer’s page, in the list and in the API within a second', async () => {
  const beer = await panel.addBeer({ name: 'Freshness One', slug: 'freshness-one' });
  const places = ['/beers/freshness-one', '/beers', '/api/beers?limit=100'];
  for (const path of places)
    expect(await untilPage(path, (page) => page.includes('Freshness One'))).toBeLessThan(limit);
  for (const [round, path] of places.entries()) {
    const name = `Freshness Edited ${round}`;
    await panel.changeBeer(beer, { name });
    expect(await untilPage(path, (page) => page.includes(name)), path).toBeLessThan(limit);
  }
  await panel.deleteBeers([beer]);
});

test('many changed at once are seen at once, and none of them later than a second', async () => {
  const names = ['Freshness Alder', 'Freshness Birch', 'Freshness Cedar'];
  const beers = await Promise.all(
    names.map((name) => panel.addBeer({ name, slug: name.toLowerCase().replace(' ', '-') })),
  );
  await untilPage('/beers', (page) => names.every((name) => page.includes(name)));
  await panel.deleteBeers(beers);
  expect(await untilPage('/beers', (page) => names.every((name) => !page.includes(name)))).toBeLessThan(limit);
  for (const { slug } of beers) expect((await fetch(`${siteUrl()}/beers/${slug}`)).status).toBe(404);
});

const paint = async (background: string) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 400, height: 500, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  ]);

/** Where the page's pictures of the file are. */
const addressesOf = (html: string, { url }: { url: string }) =>
  [...html.matchAll(/\/img\/\d+(\/uploads\/[^\s"?]+)(\?v=\w+)?/g)].filter((found) => found[1] === url);

test('a picture replaced in the media library is another picture on the page within a second', async () => {
  const file = await panel.addFile(await paint('#b5622a'), 'freshness.png');
  const beer = await panel.addBeer({
    name: 'Freshness Pictured',
    slug: 'freshness-pictured',
    images: [{ file: file.id, isPrimary: true }],
  });
  const path = '/beers/freshness-pictured';
  await untilPage(path, (page) => addressesOf(page, file).length > 0);
  const [before = ''] = addressesOf(await pageAt(path), file)[0] ?? [];
  const [red = 0, , blue = 0] = await colourAt(before);
  expect(red).toBeGreaterThan(blue);

  await panel.replaceFile(file, await paint('#2a62b5'), 'freshness.png');
  expect(await untilPage(path, (page) => !page.includes(`${before} `) && !page.includes(`${before}"`))).toBeLessThan(
    limit,
  );
  // A browser that has kept the old address for good does not know this one.
  const [after = ''] = addressesOf(await pageAt(path), file)[0] ?? [];
  expect(after).toMatch(/\?v=\w+$/);
  const [redNow = 0, , blueNow = 0] = await colourAt(after);
  expect(blueNow).toBeGreaterThan(redNow);
  await panel.deleteBeers([beer]);
});

async function colourAt(address: string): Promise<Buffer> {
  const response = await fetch(siteUrl() + address);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('immutable');
  return sharp(Buffer.from(await response.arrayBuffer()))
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer();
}
