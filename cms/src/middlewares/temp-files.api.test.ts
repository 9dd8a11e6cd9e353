import { mkdtemp, mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { deleteAbandonedTempFiles } from '#lib/uploads';
import { panelHeaders } from '../../test/panel';
import { waitFor } from '../../test/wait-for';

const server = inject('api');
const signedIn = await panelHeaders();

const listTempFiles = () => readdir(server.tempDir);

const filePart = (field: string, bytes: number) =>
  `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${'x'.repeat(bytes)}\r\n`;

const textPart = (bytes: number) =>
  `--x\r\nContent-Disposition: form-data; name="text"\r\n\r\n${'x'.repeat(bytes)}\r\n`;

/** Announces a large body, and sends only the start of it. */
function open(path: string, start: string, headers: Record<string, string> = {}): ClientRequest {
  const sent = request(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '50000000', ...headers },
  });
  sent.on('error', () => {}).write(start);
  return sent;
}

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', ...headers },
    body,
  });

test.each([
  ['/upload', 401],
  ['/UPLOAD/files/', 401],
  ['/uploads/a.png', 401],
  ['/', 401],
  ['/admin', 401],
  ['/admin/login', 415],
  ['/Admin/Login/', 415],
  ['/admin/register-admin', 401],
  ['/admin/reset-password', 415],
  ['//admin/login', 401],
  ['/content-manager/collection-types/api::beer.beer', 401],
  ['/brewery-panel/hero-images/order', 401],
  ['/api/contact/submit', 415],
  ['/api/beers/x/images', 401],
  ['/api/upload', 404],
  ['/%61pi/upload', 401],
])('an anonymous upload to %s returns %i', async (path, status) => {
  expect((await post(path, `${filePart('a', 1000)}--x--\r\n`)).status).toBe(status);
  expect(await listTempFiles()).toEqual([]);
});

test.each(['/upload', '/admin', '/admin/login', '/healthz', '/changes', '/preview'])(
  'an anonymous upload to %s is not even stored while it arrives',
  async (path) => {
    const sent = open(path, filePart('a', 200_000));
    // Longer than the way to the body parser takes.
    expect((await post('/upload', `${filePart('a', 1000)}--x--\r\n`)).status).toBe(401);
    expect(await listTempFiles()).toEqual([]);
    sent.destroy();
  },
);

test('an upload by a user of the panel to a path that receives no files leaves none behind', async () => {
  for (const path of ['/upload', '/admin/nothing', '/admin/users', '/brewery-panel/hero-images/order']) {
    const { status } = await post(path, `${filePart('a', 1000)}${filePart('files', 1000)}--x--\r\n`, signedIn);
    expect(status).toBeGreaterThanOrEqual(400);
  }
  expect(await listTempFiles()).toEqual([]);
});

test('an upload by a user of the panel with fields that are too large returns 413 and leaves none behind', async () => {
  const body = `${filePart('files', 100_000)}${textPart(2_000_000)}--x--\r\n`;
  expect((await post('/upload', body, signedIn)).status).toBe(413);
  await waitFor(async () => expect(await listTempFiles()).toEqual([]));
});

test('an upload by a user of the panel that is cut off leaves none behind', async () => {
  const sent = open('/upload', filePart('files', 300_000), signedIn);
  await waitFor(async () => expect(await listTempFiles()).toHaveLength(1));
  sent.destroy();
  await waitFor(async () => expect(await listTempFiles()).toEqual([]));
});

test('files that a crash has left are deleted after an hour, and no others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brewery-temp-'));
  const name = `${'0'.repeat(15)}-${'a'.repeat(32)}`;
  const abandoned = [name, `${name}.reencoded`, 'strapi-upload-abc'];
  const others = ['letter.txt', `x${name}`];
  await mkdir(join(folder, 'strapi-upload-abc'));
  await writeFile(join(folder, 'strapi-upload-abc', 'a.png'), '');
  for (const file of [name, `${name}.reencoded`, ...others]) await writeFile(join(folder, file), '');
  const now = new Date();
  const recent = `${'1'.repeat(15)}-${'b'.repeat(32)}`;
  await writeFile(join(folder, recent), '');
  const longAgo = new Date(now.getTime() - 2 * 3_600_000);
  for (const file of [...abandoned, ...others]) await utimes(join(folder, file), longAgo, longAgo);
  await deleteAbandonedTempFiles(now, folder);
  expect((await readdir(folder)).toSorted()).toEqual([recent, ...others].toSorted());
  await rm(folder, { recursive: true });
});
