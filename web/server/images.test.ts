import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { linkPreviewUrl } from '../ui/responsive-image';
import { openDiskCache, maxResizes } from './images/register-images';
import { startFakeCms } from './test/fake-cms';
import { plainImage, startEdge, waitFor } from './test/start-edge';

let photo: Buffer;
let otherPhoto: Buffer;

beforeAll(async () => {
  const exif = { IFD0: { Artist: 'A photographer' } };
  photo = await plainImage('#b5622a', 1000, 800).jpeg().withExif(exif).toBuffer();
  otherPhoto = await plainImage('#7d9b4e', 1000, 800).jpeg().toBuffer();
});

const original = (body: Buffer, etag = '"one"') => ({ type: 'image/jpeg', body, headers: { etag } });

async function startEdgeWithPhoto() {
  const edge = await startEdge();
  edge.cms.mockResponse('/uploads/pint.jpg', original(photo));
  return edge;
}

const accepting = (accept: string) => ({ headers: { accept } });

test.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
  ['image/avif;q=0, IMAGE/WEBP;q=0.8, */*;q=0.1', 'image/webp', 'webp'],
])('Accept: %s gets %s', async (accept, type, format) => {
  const { request } = await startEdgeWithPhoto();
  const response = await request('/img/320/uploads/pint.jpg', accepting(accept));
  expect(response).toMatchObject({ status: 200, headers: { 'content-type': type, vary: 'Accept' } });
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const metadata = await sharp(response.body).metadata();
  expect(metadata).toMatchObject({ format, width: 320, height: 256 });
  expect(metadata.exif).toBeUndefined();
});

test('an image as large as an upload may be is resized', async () => {
  const { request, cms } = await startEdge();
  cms.mockResponse('/uploads/patio.jpg', original(await plainImage('#b5622a', 8650, 6010).jpeg().toBuffer()));
  expect((await request('/img/160/uploads/patio.jpg')).status).toBe(200);
});

test('an image is never enlarged, except a link preview, which is cropped to 1200x630', async () => {
  const { request } = await startEdgeWithPhoto();
  const { body: largest } = await request('/img/1920/uploads/pint.jpg');
  expect((await sharp(largest).metadata()).width).toBe(1000);
  const { status, body } = await request('/img/1200x630/uploads/pint.jpg');
  expect(status).toBe(200);
  expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect((await request('/img/630x1200/uploads/pint.jpg')).status).toBe(404);
});

test('a link preview keeps the focal point of the image', async () => {
  const { request, cms } = await startEdge();
  const body = await plainImage('#00ff00', 2000, 600)
    .composite([
      { input: await plainImage('#ff0000', 1000, 600).png().toBuffer(), left: 0, top: 0 },
      { input: await plainImage('#0000ff', 1000, 600).png().toBuffer(), left: 1000, top: 0 },
    ])
    .jpeg()
    .toBuffer();
  cms.mockResponse('/uploads/wide.jpg', original(body));
  const channels = async (query: string) => {
    const preview = await request(`/img/1200x630/uploads/wide.jpg${query}`);
    expect(await sharp(preview.body).metadata()).toMatchObject({ width: 1200, height: 630 });
    const [red, , blue] = (await sharp(preview.body).stats()).channels.map(({ mean }) => Math.round(mean / 32));
    return { red, blue };
  };
  expect(await channels('?at=0-50')).toEqual({ red: 7, blue: 1 });
  expect(await channels('?v=mi5x0k2e&at=100-50')).toEqual({ red: 1, blue: 7 });
  expect(await channels('?at=left')).toEqual({ red: 4, blue: 4 });
});

test('an image is resized once and cached on disk', async () => {
  const { request, cms, settings } = await startEdgeWithPhoto();
  const all = await Promise.all(Array.from({ length: 10 }, () => request('/img/640/uploads/pint.jpg')));
  expect(all.every(({ status }) => status === 200)).toBe(true);
  expect(cms.requests.filter((line) => line.startsWith('GET'))).toHaveLength(1);
  expect((await request('/img/640/uploads/pint.jpg')).headers['x-cache']).toBe('HIT');
  expect(readdirSync(path.join(settings.dataDir, 'image-cache'), { recursive: true })).toHaveLength(2);
});

test('an image replaced in the media library is resized again', async () => {
  const { request, cms } = await startEdgeWithPhoto();
  const before = await request('/img/320/uploads/pint.jpg');
  cms.mockResponse('/uploads/pint.jpg', original(otherPhoto, '"two"'));
  cms.bumpVersion('media');
  await waitFor(async () => expect((await request('/img/320/uploads/pint.jpg')).body.equals(before.body)).toBe(false));
});

test('a URL with a new version returns the new image before the change notice arrives', async () => {
  const { request, cms } = await startEdgeWithPhoto();
  const before = await request('/img/320/uploads/pint.jpg');
  cms.mockResponse('/uploads/pint.jpg', original(otherPhoto, '"two"'));
  const after = await request('/img/320/uploads/pint.jpg?v=mi5x0k2e');
  expect(after.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(after.body.equals(before.body)).toBe(false);
});

test.each([
  ['an unsupported width', '/img/321/uploads/pint.jpg'],
  ['a missing upload', '/img/320/uploads/none.jpg'],
  ['an upload that is not an image', '/img/320/uploads/notes.txt'],
  ['a missing image of the site', '/img/320/assets/none.jpg'],
  ['a URL outside the storage', `/img/320/remote/${encodeURIComponent('https://elsewhere.example/a.jpg')}`],
  ['an empty path', '/img/'],
])('%s returns 404', async (_name, url) => {
  const { request, cms } = await startEdgeWithPhoto();
  cms.mockResponse('/uploads/notes.txt', { type: 'text/plain', body: 'not an image' });
  expect(await request(url)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
});

test('reads images from the storage or its CDN, but from no other URL', async () => {
  const storage = await startFakeCms();
  onTestFinished(() => storage.stop());
  storage.mockResponse('/media/pint.jpg', { type: 'image/jpeg', body: photo });
  storage.mockResponse('/secret.jpg', { type: 'image/jpeg', body: photo });
  const { request } = await startEdge({ env: { S3_PUBLIC_URL: `${storage.url}/media` } });
  const remote = (url: string) => request(`/img/160/remote/${encodeURIComponent(url)}`);
  expect((await remote(`${storage.url}/media/pint.jpg`)).status).toBe(200);
  // A CDN still has the replaced image under the URL without a version.
  const replacement = await sharp(photo).negate().jpeg().toBuffer();
  storage.mockResponse('/media/pint.jpg?v=mi5x0k2e', { type: 'image/jpeg', body: replacement });
  const replaced = await remote(`${storage.url}/media/pint.jpg?v=mi5x0k2e`);
  expect(replaced.headers['x-cache']).toBe('MISS');
  expect(replaced.body).not.toEqual((await remote(`${storage.url}/media/pint.jpg`)).body);
  // Unknown versions share one file.
  storage.mockResponse('/media/pint.jpg?v=unknown', { type: 'image/jpeg', body: photo });
  const unknown = await remote(`${storage.url}/media/pint.jpg?v=unknown`);
  expect(unknown).toMatchObject({ status: 200, headers: { 'x-cache': 'HIT' } });
  for (const forbidden of ['/secret.jpg', '/media/../secret.jpg', '/media-of-others/pint.jpg']) {
    expect((await remote(storage.url + forbidden)).status).toBe(404);
  }
  const preview = await request(linkPreviewUrl(`${storage.url}/media/pint.jpg`));
  expect(preview.status).toBe(200);
  expect(await sharp(preview.body).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('serves cached images while the CMS is down; others return 503', async () => {
  const { request, cms } = await startEdgeWithPhoto();
  await request('/img/320/uploads/pint.jpg');
  cms.state.isDown = true;
  expect((await request('/img/320/uploads/pint.jpg')).status).toBe(200);
  expect((await request('/img/480/uploads/pint.jpg')).status).toBe(503);
});

/** Requests `count` uncached images at once. */
async function startBurst(count: number, { widths = [160], delay = 5 } = {}) {
  const { request, cms } = await startEdge();
  const sources = Array.from({ length: count }, (_, index) => `/uploads/${index}.jpg`);
  const body = await plainImage('#14110f', 40, 30).jpeg().toBuffer();
  for (const source of sources) cms.mockResponse(source, { type: 'image/jpeg', body });
  cms.state.delayMs = delay;
  const urls = sources.flatMap((source) => widths.map((width) => `/img/${width}${source}`));
  const all = await Promise.all(urls.map((url) => request(url, accepting('image/webp'))));
  return { request, cms, all };
}

// The delay makes requests overlap even on a busy machine.
test('200 uncached images at once are queued, with bounded requests to the CMS', { timeout: 20_000 }, async () => {
  const { all, cms } = await startBurst(200, { delay: 20 });
  expect(all.every(({ status }) => status === 200)).toBe(true);
  // Bounds the originals in memory and the load of the CMS.
  expect(cms.maxInProgress('GET')).toBe(maxResizes);
  expect(cms.maxInProgress('HEAD')).toBe(8);
});

test('returns 503 with Retry-After when the queue is full', async () => {
  const { request, all } = await startBurst(100, { widths: [160, 320, 480, 640] });
  const rejected = all.filter(({ status }) => status !== 200);
  expect(rejected.length).toBeGreaterThan(50);
  expect(rejected.every(({ status, headers }) => status === 503 && headers['retry-after'] === '10')).toBe(true);
  expect(all.length - rejected.length).toBeGreaterThan(200);
  expect((await request('/healthz')).status).toBe(200);
});

test('the disk cache evicts the least recently used file and survives a restart', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'images-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const cache = await openDiskCache({ folder, maxBytes: 1000 });
  for (const name of ['aa-first', 'bb-second', 'cc-third']) await cache.put(name, Buffer.alloc(300));
  await cache.get('aa-first');
  await cache.put('dd-fourth', Buffer.alloc(300));
  expect(cache.size()).toEqual({ files: 3, bytes: 900 });
  expect(await cache.get('bb-second')).toBeNull();
  const reopened = await openDiskCache({ folder, maxBytes: 1000 });
  expect(reopened.size()).toEqual({ files: 3, bytes: 900 });
  expect((await reopened.get('aa-first'))?.length).toBe(300);
});

test('each format has its own ETag, for which 304 is returned', async () => {
  const { request } = await startEdgeWithPhoto();
  const url = '/img/320/uploads/pint.jpg';
  const all = await Promise.all(['image/avif', 'image/webp', '*/*'].map((accept) => request(url, accepting(accept))));
  expect(new Set(all.map(({ headers }) => headers.etag)).size).toBe(3);
  const ifChanged = (index: number) =>
    request(url, { headers: { accept: '*/*', 'if-none-match': all[index]?.headers.etag } });
  expect(await ifChanged(0)).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } });
  expect((await ifChanged(2)).status).toBe(304);
});

test('different spellings of a URL and unknown versions share one file', async () => {
  const { request, cms, settings } = await startEdgeWithPhoto();
  const spellings = ['uploads/pint.jpg', 'uploads/%70int.jpg', 'uploads/p%69nt%2Ejpg', 'uploads//pint.jpg'];
  const versions = Array.from({ length: 20 }, (_, version) => `uploads/pint.jpg?v=${version}&x=${version}`);
  for (const spelling of [...spellings, ...versions]) {
    expect((await request(`/img/320/${spelling}`)).status).toBe(200);
  }
  expect(cms.requests.filter((line) => line.startsWith('GET'))).toHaveLength(1);
  expect(readdirSync(path.join(settings.dataDir, 'image-cache'), { recursive: true })).toHaveLength(2);
});

test('an image is served even if it cannot be written to disk', async () => {
  const { request, settings } = await startEdgeWithPhoto();
  const folder = path.join(settings.dataDir, 'image-cache');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'not a folder');
  expect(await request('/img/320/uploads/pint.jpg')).toMatchObject({ status: 200, headers: { 'x-cache': 'MISS' } });
});

test('a truncated original returns 503 with Retry-After', async () => {
  const { request, cms } = await startEdgeWithPhoto();
  cms.mockResponse('/uploads/pint.jpg', { ...original(photo), truncates: true });
  expect(await request('/img/320/uploads/pint.jpg')).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
});
