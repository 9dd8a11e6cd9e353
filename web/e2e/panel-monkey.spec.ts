/** Random writes in the panel leave every page of the sitemap. It has a system of its own. */
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { panelToken } from './support/panel-session';
import { startSystem } from './support/start-system';
import { expect, test } from './support/test';

type Report = { failures: string[]; statuses: Record<number, number> };
type Options = { seed: number; count: number; image: Blob };

/** Of the cms's tests, whose package is CommonJS. They also check the API's responses after more writes. */
const { runMonkey } = createRequire(import.meta.url)('../../cms/test/monkey/monkey') as {
  runMonkey: (url: string, headers: Record<string, string>, options: Options) => Promise<Report>;
};

/** MONKEY_SEED tries another one. */
const seed = Number(process.env.MONKEY_SEED ?? 20_261_122);
const count = 500;

const sharedSystem = { SITE_URL: process.env.SITE_URL, PANEL_URL: process.env.PANEL_URL };
let system: Awaited<ReturnType<typeof startSystem>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  system = await startSystem({ SEED: 'on' });
  Object.assign(process.env, { SITE_URL: system.url, PANEL_URL: system.panelUrl });
});

test.afterAll(async () => {
  Object.assign(process.env, sharedSystem);
  await system.close();
});

async function readSitemap(): Promise<string[]> {
  const xml = await (await fetch(`${system.url}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
}

async function findFailed(): Promise<string[]> {
  const failed: string[] = [];
  for (const url of await readSitemap()) {
    const { status } = await fetch(url, { redirect: 'manual' });
    if (status !== 200) failed.push(`${url} ${status}`);
  }
  return failed;
}

test(`every page of the sitemap returns 200 after ${count} random writes in the panel`, async () => {
  test.setTimeout(180_000);
  console.log(`MONKEY_SEED=${seed}`);
  const before = await readSitemap();
  const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e39a2d' } })
    .png()
    .toBuffer();
  const report = await runMonkey(
    new URL(system.panelUrl).origin,
    { Authorization: `Bearer ${await panelToken()}` },
    { seed, count, image: new Blob([new Uint8Array(image)], { type: 'image/png' }) },
  );
  expect(report.failures).toEqual([]);

  expect((await readSitemap()).join(), 'the sitemap has changed').not.toBe(before.join());
  // The last writes reach the site within a second.
  await expect(async () => expect(await findFailed()).toEqual([])).toPass();
});
