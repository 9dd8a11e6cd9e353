import sharp from 'sharp';
import { accounts, siteUrl } from './support/brewery';
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

/** No two of the same size: storage tells files of one second apart by their bytes' number. */
const paint = async (background: string, height: number) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 400, height, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  ]);

/** Where the page's pictures of the file are. */
const addressesOf = (html: string, { url }: { url: string }) =>
  [...html.matchAll(/\/img\/\d+(\/uploads\/[^\s"?]+)(\?v=\w+)?/g)].filter((found) => found[1] === url);

test('a picture replaced in the media library is another picture on the page within a second', async () => {
  const file = await panel.addFile(await paint('#b5622a', 500), 'freshness.png');
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

  await panel.replaceFile(file, await paint('#2a62b5', 600), 'freshness.png');
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

const minute = 60_000;

/** Sweden writes `2026-07-04 13:00`. */
const clock = new Intl.DateTimeFormat('sv', {
  timeZone: 'America/Los_Angeles',
  dateStyle: 'short',
  timeStyle: 'short',
});
const inAuburn = (instant: number) => clock.format(instant).split(' ');

/** The next full minute that leaves time to put an event on the site before it. */
const soon = () => Math.ceil((Date.now() + 5000) / minute) * minute;

async function addEventEndingAt(end: number, title: string) {
  const call = async (path: string, body: object, headers = {}) => {
    const sent = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...headers, 'Content-Type': 'application/json' },
    };
    const response = await fetch(`${siteUrl()}/api${path}`, sent);
    expect(response.ok, path).toBe(true);
    return (await response.json()) as { token: string };
  };
  const { token } = await call('/auth/login', accounts.staff);
  const [startDate, startTime] = inAuburn(end - 180 * minute);
  const [endDate, endTime] = inAuburn(end);
  const when = { startDate, startTime, endDate, endTime };
  const event = { title, category: 'community', tapRoom: 'Auburn', status: 'published', location: 'Auburn', ...when };
  await call('/events', { ...event, description: 'Over in a minute.' }, { Authorization: `Bearer ${token}` });
}

test('an event leaves what is upcoming when it is over, though nobody edits anything', async () => {
  test.setTimeout(3 * minute);
  const title = 'Freshness Last Call';
  const end = soon();
  await addEventEndingAt(end, title);
  for (const path of ['/events', '/auburn']) expect(await pageAt(path), path).toContain(title);
  let shownLast = 0;
  while (Date.now() < end + limit) {
    const asked = Date.now();
    if (!(await pageAt('/events')).includes(title)) break;
    shownLast = asked;
  }
  // Not before its time, and not after it.
  expect(Date.now()).toBeGreaterThanOrEqual(end);
  expect(shownLast).toBeLessThan(end + limit);
  expect(await pageAt('/events')).not.toContain(title);
  expect(await pageAt('/auburn')).not.toContain(title);
  expect(await pageAt('/api/events?upcoming=true&limit=100')).not.toContain(title);
});
