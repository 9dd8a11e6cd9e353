import sharp from 'sharp';
import { siteUrl } from './support/env';
import { signInToPanel } from './support/panel';
import { expect, test } from './support/test';

const fetchPage = async (path: string) => (await fetch(siteUrl() + path)).text();

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
  const panel = await signInToPanel();
  const file = await panel.addFile(await createPng('#b5622a', 500), 'freshness.png');
  const beer = await panel.addBeer({
    name: 'Freshness Pictured',
    slug: 'freshness-pictured',
    images: [file.id],
  });
  const path = '/beers/freshness-pictured';
  const currentUrl = async () => imageUrls(await fetchPage(path), file)[0]?.[0] ?? '';
  await expect.poll(currentUrl).not.toBe('');
  const before = await currentUrl();
  const [red = 0, , blue = 0] = await averageColor(before);
  expect(red).toBeGreaterThan(blue);

  await panel.replaceFile(file, await createPng('#2a62b5', 600), 'freshness.png');
  // Browsers cache the old URL as immutable, so the URL must change.
  await expect.poll(currentUrl).not.toBe(before);
  const after = await currentUrl();
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
