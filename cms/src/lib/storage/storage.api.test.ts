/** A server of its own, whose S3 storage is behind a network that fails. */
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { readSettings } from '#domain/settings/settings';
import type { Image } from '#domain/shared/response-schemas';
import { s3ClientOptions } from '#lib/storage/s3-client';
import { expectRun, runCommand } from '../../../test/backup';
import { signInAt, visitor } from '../../../test/client';
import { startFaultyProxy, type Fault } from '../../../test/faulty-proxy';
import { imageFile, multipartForm, photo, textFile } from '../../../test/files';
import { signInToPanel, createPanelClient } from '../../../test/panel';
import { appSecret, startServer } from '../../../test/server';
import { startS3 } from '../../../test/storage';
import { countRows, queryRows } from '../../../test/stored-data';
import { waitFor } from '../../../test/wait-for';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

const folder = await mkdtemp(join(tmpdir(), 'brewery-storage-'));
const storage = await startS3(folder);
const proxy = await startFaultyProxy(Number(new URL(storage.settings['S3_ENDPOINT'] ?? '').port));
const server = await startServer({ ...storage.settings, S3_ENDPOINT: `http://127.0.0.1:${proxy.port}` });
const staff = await signInAt(server.url);
const panel = createPanelClient(server.url, await signInToPanel(server.url));
const beerId = (await staff.post('/beers', { name: 'Cellar' })).body.beer._id;

const bucket = () => ({ client: new S3Client(s3ClientOptions(s3Settings())), Bucket: 'brewery' });
const s3Settings = () => {
  const { s3 } = readSettings(storage.settings, '/');
  if (!s3) throw new Error('Expected a bucket');
  return s3;
};

/** Stores an object directly, as an SVG without headers or a file that was left behind. */
async function put(name: string, { type = 'image/png', daysAgo = 0 } = {}) {
  const { client, Bucket } = bucket();
  await client.send(new PutObjectCommand({ Bucket, Key: name, Body: svg, ContentType: type }));
  const time = new Date(Date.now() - daysAgo * 24 * 60 * 60_000);
  await utimes(join(storage.filesDir, `${name}._S3rver_object`), time, time);
}

async function removeObject(name: string) {
  const { client, Bucket } = bucket();
  await client.send(new DeleteObjectCommand({ Bucket, Key: name }));
}

/** Leaves out the metadata that the test server stores beside each object. */
const objectNames = async () =>
  (await readdir(storage.filesDir)).flatMap((name) => /^([^.].*)\._S3rver_object$/.exec(name)?.[1] ?? []).sort();

const state = async () => ({
  objects: await objectNames(),
  rows: await countRows('files', server),
  temporary: await readdir(server.tempDir),
});

/** Counts these files only: uploads that failed in other tests leave some. */
const pendingDeletions = (names: string[]) => {
  const places = names.map(() => '?').join(', ');
  return queryRows(`select attempts from pending_file_deletions where name in (${places})`, names, server);
};

const upload = (...files: File[]) => staff.post(`/beers/${beerId}/images`, multipartForm('images', files));

const uploadInPanel = (file: File, query = '') =>
  panel<{ id: number; url: string }[]>('POST', `/upload${query}`, multipartForm('files', [file]));

const imagesOf = async () =>
  (await visitor(server.url).get<{ beer: { images: Image[] } }>(`/beers/${beerId}`)).body.beer.images;

afterEach(() => proxy.setFault('pass'));

afterAll(async () => {
  await server.stop();
  await proxy.stop();
  await storage.stop();
  await rm(folder, { recursive: true, force: true });
});

const unavailable = 'The storage of photos is not available. Nothing was saved. Please try again in a minute.';

test.each<[string, Fault, number, string]>([
  ['is down', 'refuse', 503, unavailable],
  ['ends connections', 'cut', 503, unavailable],
  ['rejects the keys', 403, 503, unavailable],
  ['is overloaded', 503, 503, unavailable],
  ['is full', 507, 507, 'The server is out of storage space. Nothing was saved.'],
  ['does not respond', 'freeze', 503, unavailable],
])(
  'while the storage %s, uploads of the API and of the panel say so and store nothing',
  async (_name, fault, status, text) => {
    const before = await state();
    await proxy.setFault(fault);
    const [byApi, byPanel, read] = await Promise.all([
      upload(await photo('one.png'), await photo('two.png')),
      uploadInPanel(await photo('three.png')),
      visitor(server.url).get(`/beers/${beerId}`),
    ]);
    expect([byApi.status, byApi.body]).toMatchObject([status, { success: false, message: text }]);
    expect([byPanel.status, byPanel.body]).toMatchObject([status, { error: { status, message: text } }]);
    expect(read.status).toBe(200);
    expect(await state()).toEqual(before);
    expect(server.log()).not.toContain('Unhandled rejection');
  },
);

test('storage that fails is a warning of /readyz until it works again', async () => {
  const readyz = async () => (await fetch(`${server.url}/readyz`)).json();
  await proxy.setFault('refuse');
  await upload(await photo('one.png'));
  const warning = /^S3_BUCKET brewery at S3_ENDPOINT .* failed: .*ECONNREFUSED.*: check host and port/;
  expect(await readyz()).toMatchObject({ status: 'ok', warnings: [expect.stringMatching(warning)] });
  await proxy.setFault('pass');
  expect((await upload(await photo('one.png'))).status).toBe(200);
  await waitFor(async () => expect(await readyz()).toEqual({ status: 'ok' }));
});

test('storage that fails delays no delete and no other request; the files are deleted once it works again', async () => {
  await upload(await photo('gone.png'));
  const names = (await objectNames()).filter((name) => name.includes('gone'));
  expect(names).toHaveLength(2);
  const index = (await imagesOf()).length - 1;
  await proxy.setFault('freeze');
  const deleted = staff.delete(`/beers/${beerId}/images/${index}`);
  const written = staff.put(`/beers/${beerId}`, { style: 'Lager' });
  expect([(await written).status, (await deleted).status]).toEqual([200, 200]);
  expect(await queryRows("select id from files where name like 'gone%'", [], server)).toEqual([]);
  const attempts = async () => (await pendingDeletions(names)).map((row) => Number(row['attempts']));
  // The responses have not waited until the storage client gives up.
  expect(await attempts()).toEqual([0, 0]);
  await waitFor(async () => expect(await attempts()).toEqual([1, 1]));

  await proxy.setFault('pass');
  await queryRows('update pending_file_deletions set due_at = 0', [], server);
  await waitFor(async () => expect(await pendingDeletions(names)).toEqual([]));
  expect((await objectNames()).filter((name) => name.includes('gone'))).toEqual([]);
});

test('storage that fails keeps the old image when its replacement in the panel fails', async () => {
  const [stored] = (await uploadInPanel(await photo('old.png'))).body;
  const fetchBytes = async () => Buffer.from(await (await fetch(stored?.url ?? '')).arrayBuffer());
  const before = await fetchBytes();
  await proxy.setFault('cut');
  expect((await uploadInPanel(await imageFile('new.png'), `?id=${stored?.id}`)).status).toBe(503);
  expect((await fetchBytes()).equals(before)).toBe(true);
  const [thumbnail] = (await objectNames()).filter((name) => name.startsWith('thumbnail_old'));
  expect(thumbnail).toBeDefined();
  // A small image has no thumbnail.
  await proxy.setFault('pass');
  expect((await uploadInPanel(await imageFile('new.png'), `?id=${stored?.id}`)).status).toBe(200);
  expect(await objectNames()).not.toContain(thumbnail);
});

test('a file whose upload ended with a crash is deleted later, a file with a row is not', async () => {
  await upload(await photo('kept.png'));
  const kept = (await objectNames()).filter((name) => name.includes('kept'));
  const lost = 'lost_0123456789.png';
  await put(lost);
  expect(await objectNames()).toContain(lost);
  for (const name of [lost, ...kept]) {
    await queryRows('insert into pending_file_deletions (name, due_at, attempts) values (?, 0, 0)', [name], server);
  }
  await waitFor(async () => expect(await pendingDeletions([lost, ...kept])).toEqual([]));
  const names = await objectNames();
  expect(names).toEqual(expect.arrayContaining(kept));
  expect(names).not.toContain(lost);
});

test('photos of 20 MB are stored in parts', async () => {
  const large = await photo('large.png', 2600);
  expect(large.size).toBeGreaterThan(20_000_000);
  const { status, body } = await upload(large);
  expect(status).toBe(200);
  const stored = await fetch(body.images.at(-1)?.url ?? '');
  const pixels = (bytes: ArrayBuffer) => sharp(bytes).raw().toBuffer();
  expect((await pixels(await stored.arrayBuffer())).equals(await pixels(await large.arrayBuffer()))).toBe(true);
  expect(stored.headers.get('cache-control')).toBe('public, max-age=3600');
});

test('SVGs in the bucket are downloaded instead of shown as pages', async () => {
  const [logo] = (await uploadInPanel(textFile('logo.svg', svg, 'image/svg+xml'))).body;
  const { headers } = await fetch(logo?.url ?? '');
  expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual(['image/svg+xml', 'attachment']);
});

const checkFiles = (...args: string[]) =>
  runCommand('check-files', args, server, { APP_SECRET: appSecret, ...storage.settings });

test('check-files finds rows without a file and files without a row, and repairs what is safe', async () => {
  await upload(await photo('lager.png'));
  const [lager = ''] = (await objectNames()).filter((name) => name.startsWith('lager'));
  await removeObject(lager);
  const [logo] = (await uploadInPanel(textFile('crest.svg', svg, 'image/svg+xml'))).body;
  const crest = logo?.url.split('/').at(-1) ?? '';
  await put(crest, { type: 'image/svg+xml' });
  await put('lost_0123456789.png', { daysAgo: 2 });
  await put('uploading_0123456789.png');
  await put('notes.txt', { daysAgo: 2 });

  const lines = [
    /^Rows without their file: 1\./m,
    new RegExp(`^  lager\\.png \\(${lager}\\), used by Beer “Cellar”$`, 'm'),
    /^Files without a row: 1 \(62 bytes\)\. --fix deletes them\.\n  lost_0123456789\.png, 62 bytes, /m,
    new RegExp(`^SVGs that browsers would show as pages: 1\\. .*\\n  ${crest}$`, 'm'),
    /perhaps of an upload in progress: 1 files\./,
    /left as they are: 1 files\./,
  ];
  const output = await expectRun(checkFiles(), 1, /./);
  for (const line of lines) expect(output).toMatch(line);
  expect(await objectNames()).toContain('lost_0123456789.png');

  // A row without its file remains a problem.
  await expectRun(checkFiles('--fix'), 1, /Deleted\./);
  expect((await fetch(logo?.url ?? '')).headers.get('content-disposition')).toBe('attachment');
  expect(await objectNames()).toEqual(expect.arrayContaining(['uploading_0123456789.png', 'notes.txt']));
  expect(await objectNames()).not.toContain('lost_0123456789.png');
});

test('the panel may show images of the bucket', async () => {
  const policy = (await fetch(`${server.url}/upload/files`)).headers.get('content-security-policy');
  expect(policy).toContain(`img-src 'self' data: blob: ${new URL(storage.settings['S3_PUBLIC_URL'] ?? '').origin};`);
});

test('GET /uploads/{file} also returns files of a public bucket, for scripts of other origins that the bucket excludes', async () => {
  const [{ url } = { url: '' }] = await imagesOf();
  const inBucket = await (await fetch(url)).bytes();
  const response = await fetch(`${server.url}/uploads/${url.split('/').at(-1)}`);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(await response.bytes()).toEqual(inBucket);
});

test('a bucket that becomes private has another URL of every file at the next start, which the CMS serves', async () => {
  const formatsOf = async (name: string) =>
    JSON.stringify(
      (await queryRows('select formats from files where name like ?', [`${name}%`], server))[0]?.['formats'],
    );
  const before = await imagesOf();
  const base = `${storage.settings['S3_PUBLIC_URL']}/`;
  expect(await formatsOf('kept')).toContain(`${base}thumbnail_kept`);
  await server.restart(undefined, { S3_PUBLIC_URL: '', S3_PRIVATE: 'on' });
  const after = await imagesOf();
  expect(after.map(({ url }) => url)).toEqual(before.map(({ url }) => url.replace(base, '/uploads/')));
  expect(await formatsOf('kept')).toContain('/uploads/thumbnail_kept');
  const [image] = after;
  expect(image?.url).toMatch(/^\/uploads\/\w+\.png$/);
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(server.url + path, { method, headers });
  const url = image?.url ?? '';
  const whole = await get(url);
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect((await sharp(bytes).metadata()).width).toBe(image?.width);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=3600',
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'last-modified': expect.any(String),
  });
  const part = await get(url, { Range: 'bytes=10-19' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));
  expect((await get(url, { Range: `bytes=${bytes.length}-` })).status).toBe(416);
  const head = await get(url, {}, 'HEAD');
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  expect((await get(url, { 'If-None-Match': whole.headers.get('etag') ?? '' })).status).toBe(304);
  expect((await get('/uploads/none_0123456789.png')).status).toBe(404);
  expect((await get('/uploads/..%2fbrewery.db')).status).toBeGreaterThanOrEqual(400);

  const [large] = (await imagesOf()).filter(({ url: path }) => path.includes('large'));
  expect((await (await get(large?.url ?? '')).arrayBuffer()).byteLength).toBeGreaterThan(20_000_000);
  await proxy.setFault('truncate');
  await expect(get(large?.url ?? '').then((response) => response.arrayBuffer())).rejects.toThrow('terminated');
  await proxy.setFault('refuse');
  const down = await get(url);
  expect([down.status, Object.fromEntries(down.headers)]).toMatchObject([
    503,
    { 'retry-after': '30', 'cache-control': 'no-store' },
  ]);
  await proxy.setFault('pass');
  expect((await upload(await photo('private.png'))).body.images.at(-1)?.url).toMatch(/^\/uploads\/private_/);
});
