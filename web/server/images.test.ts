import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { cardUrl } from '../ui/picture';
import { openDiskCache } from './images/disk-cache';
import { picturesAtOnce } from './images/images';
import { startFakeCms } from './test/fake-cms';
import { startEdge } from './test/start-edge';

let photo: Buffer;
let otherPhoto: Buffer;

const paint = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'somebody' } });

beforeAll(async () => {
  photo = await paint('#b5622a', 1000, 800).toBuffer();
  otherPhoto = await paint('#7d9b4e', 1000, 800).toBuffer();
});

async function startWithPhoto() {
  const edge = await startEdge();
  edge.cms.sends('/uploads/pint.jpg', { type: 'image/jpeg', body: photo, headers: { etag: '"one"' } });
  return edge;
}

const taking = (accept: string) => ({ headers: { accept } });

test.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
])('a browser that takes %s gets %s', async (accept, type, format) => {
  const { ask } = await startWithPhoto();
  const picture = await ask('/img/320/uploads/pint.jpg', taking(accept));
  expect(picture).toMatchObject({ status: 200, headers: { 'content-type': type, vary: 'Accept' } });
  expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const facts = await sharp(picture.body).metadata();
  expect(facts).toMatchObject({ format, width: 320, height: 256 });
  expect(facts.exif).toBeUndefined();
});

test('a picture is never larger than its original', async () => {
  const { ask } = await startWithPhoto();
  const { body } = await ask('/img/1920/uploads/pint.jpg');
  expect((await sharp(body).metadata()).width).toBe(1000);
});

test('a link preview gets its shape, whatever the original has', async () => {
  const { ask } = await startWithPhoto();
  const { status, body } = await ask('/img/1200x630/uploads/pint.jpg');
  expect(status).toBe(200);
  expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect((await ask('/img/630x1200/uploads/pint.jpg')).status).toBe(404);
});

test('it is made once, and kept on the disk', async () => {
  const { ask, cms, settings } = await startWithPhoto();
  const all = await Promise.all(Array.from({ length: 10 }, () => ask('/img/640/uploads/pint.jpg')));
  expect(all.every(({ status }) => status === 200)).toBe(true);
  expect(cms.asked.filter((asked) => asked.startsWith('GET'))).toHaveLength(1);
  expect((await ask('/img/640/uploads/pint.jpg')).headers['x-cache']).toBe('HIT');
  expect(readdirSync(path.join(settings.dataDir, 'image-cache'), { recursive: true })).toHaveLength(2);
});

test('who has it gets 304', async () => {
  const { ask } = await startWithPhoto();
  const { headers } = await ask('/img/320/uploads/pint.jpg');
  expect((await ask('/img/320/uploads/pint.jpg', { headers: { 'if-none-match': headers.etag } })).status).toBe(304);
});

test('a photograph that is replaced in the media library is replaced here', async () => {
  const { ask, cms } = await startWithPhoto();
  const before = await ask('/img/320/uploads/pint.jpg');
  cms.sends('/uploads/pint.jpg', { type: 'image/jpeg', body: otherPhoto, headers: { etag: '"two"' } });
  cms.changed('media');
  await vi.waitFor(async () => expect((await ask('/img/320/uploads/pint.jpg')).body.equals(before.body)).toBe(false), {
    timeout: 1000,
    interval: 50,
  });
});

test('whoever comes with a new version before we have heard of it gets the new picture', async () => {
  const { ask, cms } = await startWithPhoto();
  const before = await ask('/img/320/uploads/pint.jpg');
  cms.sends('/uploads/pint.jpg', { type: 'image/jpeg', body: otherPhoto, headers: { etag: '"two"' } });
  const after = await ask('/img/320/uploads/pint.jpg?v=mi5x0k2e');
  expect(after.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(after.body.equals(before.body)).toBe(false);
});

test('versions that somebody invents make no further files', async () => {
  const { ask, cms, settings } = await startWithPhoto();
  for (let version = 0; version < 20; version += 1) {
    expect((await ask(`/img/320/uploads/pint.jpg?v=${version}&x=${version}`)).status).toBe(200);
  }
  expect(cms.asked.filter((asked) => asked.startsWith('GET'))).toHaveLength(1);
  expect(readdirSync(path.join(settings.dataDir, 'image-cache'), { recursive: true })).toHaveLength(2);
});

test.each([
  ['a width of its own', '/img/321/uploads/pint.jpg'],
  ['no such upload', '/img/320/uploads/none.jpg'],
  ['a file that is no picture', '/img/320/uploads/notes.txt'],
  ['no such picture of the site', '/img/320/assets/none.jpg'],
  ['an address elsewhere', `/img/320/remote/${encodeURIComponent('https://elsewhere.example/a.jpg')}`],
  ['nothing', '/img/'],
])('%s: 404', async (_name, address) => {
  const { ask, cms } = await startWithPhoto();
  cms.sends('/uploads/notes.txt', { type: 'text/plain', body: 'no picture' });
  expect(await ask(address)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
});

test.each([
  '/img/320/uploads/../changes',
  '/img/320/assets/..%2f..%2fpackage.json',
  '/img/320/assets/%2e%2e/images.ts',
])('%s leads nowhere', async (address) => {
  const { ask } = await startEdge();
  expect((await ask(address)).status).toBe(400);
});

test('storage elsewhere is read, and only below its own address', async () => {
  const storage = await startFakeCms();
  onTestFinished(() => storage.stop());
  storage.sends('/media/pint.jpg', { type: 'image/jpeg', body: photo });
  storage.sends('/secret.jpg', { type: 'image/jpeg', body: photo });
  const { ask } = await startEdge({
    env: {
      S3_BUCKET: 'media',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      S3_PUBLIC_URL: `${storage.url}/media`,
    },
  });
  const remote = (url: string) => ask(`/img/160/remote/${encodeURIComponent(url)}`);
  expect((await remote(`${storage.url}/media/pint.jpg`)).status).toBe(200);
  expect((await remote(`${storage.url}/media/pint.jpg?v=mi5x0k2e`)).headers['x-cache']).toBe('HIT');
  for (const forbidden of ['/secret.jpg', '/media/../secret.jpg', '/media-of-others/pint.jpg']) {
    expect((await remote(storage.url + forbidden)).status).toBe(404);
  }
  const preview = await ask(cardUrl(`${storage.url}/media/pint.jpg`));
  expect(preview.status).toBe(200);
  expect(await sharp(preview.body).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('without the cms, what was made is still there', async () => {
  const { ask, cms } = await startWithPhoto();
  await ask('/img/320/uploads/pint.jpg');
  cms.state.isAway = true;
  expect((await ask('/img/320/uploads/pint.jpg')).status).toBe(200);
  expect((await ask('/img/480/uploads/pint.jpg')).status).toBe(503);
});

/** So many pictures at once that nobody has seen. */
async function startBurst(count: number, { widths = [160], delay = 5 } = {}) {
  const { ask, cms } = await startEdge();
  const sources = Array.from({ length: count }, (_, index) => `/uploads/${index}.jpg`);
  const body = await paint('#14110f', 40, 30).toBuffer();
  for (const source of sources) cms.sends(source, { type: 'image/jpeg', body });
  cms.state.delay = delay;
  const addresses = sources.flatMap((source) => widths.map((width) => `/img/${width}${source}`));
  const all = await Promise.all(addresses.map((address) => ask(address, taking('image/webp'))));
  return { ask, cms, all };
}

// Slow enough to answer that requests meet, however busy the machine is.
test('a burst of pictures that were never seen waits its turn', { timeout: 20_000 }, async () => {
  const { all, cms } = await startBurst(200, { delay: 20 });
  expect(all.every(({ status }) => status === 200)).toBe(true);
  // Few originals are in memory, and the cms hears of few at a time.
  expect(cms.mostAtOnce('GET')).toBe(picturesAtOnce);
  expect(cms.mostAtOnce('HEAD')).toBe(8);
});

test('more than the machine bears is held back', async () => {
  const { ask, all } = await startBurst(100, { widths: [160, 320, 480, 640] });
  const refused = all.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(50);
  expect(refused.every(({ status, headers }) => status === 503 && headers['retry-after'] === '10')).toBe(true);
  expect(all.length - refused.length).toBeGreaterThan(200);
  expect((await ask('/healthz')).status).toBe(200);
});

test('the disk holds so many bytes and no more, and remembers over a restart', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const cache = await openDiskCache({ folder, maxBytes: 1000 });
  for (const name of ['aa-first', 'bb-second', 'cc-third']) await cache.put(name, Buffer.alloc(300));
  await cache.get('aa-first');
  await cache.put('dd-fourth', Buffer.alloc(300));
  expect(cache.size()).toEqual({ files: 3, bytes: 900 });
  expect(await cache.get('bb-second')).toBeNull();
  const again = await openDiskCache({ folder, maxBytes: 1000 });
  expect(again.size()).toEqual({ files: 3, bytes: 900 });
  expect((await again.get('aa-first'))?.length).toBe(300);
});

test('each format has a tag of its own: a cache in front must not take one for the other', async () => {
  const { ask } = await startWithPhoto();
  const address = '/img/320/uploads/pint.jpg';
  const all = await Promise.all(['image/avif', 'image/webp', '*/*'].map((accept) => ask(address, taking(accept))));
  expect(new Set(all.map(({ headers }) => headers.etag)).size).toBe(3);
  const jpeg = await ask(address, { headers: { accept: '*/*', 'if-none-match': all[0]?.headers.etag } });
  expect(jpeg).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } });
});

test('a format that is refused is not sent', async () => {
  const { ask } = await startWithPhoto();
  const { headers } = await ask('/img/320/uploads/pint.jpg', taking('image/avif;q=0, IMAGE/WEBP;q=0.8, */*;q=0.1'));
  expect(headers['content-type']).toBe('image/webp');
});

test('ways of writing an address that somebody invents make no further files', async () => {
  const { ask, cms, settings } = await startWithPhoto();
  for (const written of ['uploads/pint.jpg', 'uploads/%70int.jpg', 'uploads/p%69nt%2Ejpg', 'uploads//pint.jpg']) {
    expect((await ask(`/img/320/${written}`)).status).toBe(200);
  }
  expect(cms.asked.filter((asked) => asked.startsWith('GET'))).toHaveLength(1);
  expect(readdirSync(path.join(settings.dataDir, 'image-cache'), { recursive: true })).toHaveLength(2);
});

test('a picture that the disk can not keep is shown all the same', async () => {
  const { ask, settings } = await startWithPhoto();
  const folder = path.join(settings.dataDir, 'image-cache');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder');
  expect(await ask('/img/320/uploads/pint.jpg')).toMatchObject({ status: 200, headers: { 'x-cache': 'MISS' } });
});

test('an original that breaks off is asked for again later', async () => {
  const { ask, cms } = await startWithPhoto();
  cms.sends('/uploads/pint.jpg', { type: 'image/jpeg', body: photo, headers: { etag: '"one"' }, breaksOff: true });
  expect(await ask('/img/320/uploads/pint.jpg')).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
});
