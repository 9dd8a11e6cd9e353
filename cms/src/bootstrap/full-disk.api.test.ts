import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reencodeImage, reencodedPath } from '#lib/image-file';
import { isStorageFull } from '#lib/free-space';
import { toApiError } from '#lib/to-api-error';
import { failure, signInAt, visitor, expectResponse } from '../../test/client';
import { multipartForm, photo, textFile } from '../../test/files';
import { signInToPanel, createPanelClient } from '../../test/panel';
import { serverWithSettings, sharedServer } from '../../test/server';
import { contactForm } from '../../test/factories';
import { isOnPostgres } from '../../test/stored-data';

const insufficientStorage = failure('insufficient-storage', 'The server is out of storage space. Nothing was saved.');

const server = await sharedServer();
const staff = await signInAt(server.url);

const createBeer = async (name: string) => (await staff.post('/beers', { name })).body.beer._id;

const upload = async (id: string, ...files: File[]) =>
  staff.post(`/beers/${id}/images`, multipartForm('images', files));

afterEach(() => server.fillDisk());

const isOnDisk = process.env.API_STORAGE !== 's3';

test('a full disk in the upload folder returns 507 and leaves no file behind', { skip: !isOnDisk }, async () => {
  const id = await createBeer('Upload folder');
  const before = await readdir(server.filesDir);
  await server.fillDisk({ folders: [server.filesDir] });
  await expectResponse(upload(id, await photo('one.png'), await photo('two.png')), 507, insufficientStorage);
  expect(await readdir(server.filesDir)).toEqual(before);
  expect(await readdir(server.tempDir)).toEqual([]);
  expect(server.isRunning()).toBe(true);
  expect(server.log()).not.toContain('Unhandled rejection');
  await server.fillDisk();
  expect((await upload(id, await photo('one.png'))).status).toBe(200);
});

test('a full disk in the temporary folder returns 507 and leaves no file behind', async () => {
  const id = await createBeer('Temporary folder');
  await server.fillDisk({ folders: [server.tempDir] });
  await expectResponse(upload(id, await photo('one.png'), await photo('two.png')), 507, insufficientStorage);
  expect(await readdir(server.tempDir)).toEqual([]);
  const csv = multipartForm('csvFile', [textFile('beers.csv', 'Name\nFull', 'text/csv')]);
  expect((await staff.post('/beers/admin/import/csv', csv)).status).toBe(507);
  expect(server.isRunning()).toBe(true);
  await server.fillDisk();
  expect((await upload(id, await photo('one.png'))).status).toBe(200);
});

test('a full disk keeps the old image when its replacement in the panel fails', { skip: !isOnDisk }, async () => {
  const { body } = await upload(await createBeer('Replaced'), await photo('old.png'));
  const path = new URL(body.images[0]?.url ?? '', server.url).pathname;
  const file = join(server.filesDir, '..', path);
  const before = await readFile(file);
  const panel = createPanelClient(server.url, await signInToPanel(server.url));
  const { results } = (await panel<{ results: { id: number; url: string }[] }>('GET', '/upload/files')).body;
  const stored = results.find(({ url }) => url === path);
  await server.fillDisk({ folders: [server.filesDir] });
  const replacement = multipartForm('files', [await photo('new.png')]);
  const body507 = { error: { message: insufficientStorage.message } };
  expect(await panel('POST', `/upload?id=${stored?.id}`, replacement)).toMatchObject({ status: 507, body: body507 });
  expect((await readFile(file)).equals(before)).toBe(true);
  expect((await readdir(server.filesDir)).filter((name) => name.includes('.partial'))).toEqual([]);
});

test('a full disk in SQLite returns 507 for every write', { skip: isOnPostgres }, async () => {
  const id = await createBeer('Database');
  const longText = 'x'.repeat(4_500);
  await server.fillDisk({ database: true });
  const writeUntilFull = async (write: () => Promise<{ status: number; body: unknown }>) => {
    for (let count = 0; count < 200; count += 1) {
      const { status, body } = await write();
      if (status >= 400) return [status, body];
    }
    return null;
  };
  const create = () => staff.post('/beers', { name: 'Full', longDescription: longText });
  const submit = () => visitor(server.url).post('/contact/submit', contactForm({ message: longText }));
  for (const write of [create, submit]) expect(await writeUntilFull(write)).toEqual([507, insufficientStorage]);
  expect((await visitor(server.url).get(`/beers/${id}`)).status).toBe(200);
  expect(server.isRunning()).toBe(true);
  await server.fillDisk();
  expect((await staff.put(`/beers/${id}`, { longDescription: longText })).status).toBe(200);
});

const readyz = async (url: string, path = '/readyz') => {
  const response = await fetch(`${url}${path}`);
  return [response.status, await response.json()];
};

test('/healthz and /readyz return no warnings above MIN_FREE_DISK_MB', async () => {
  for (const path of ['/healthz', '/readyz']) expect(await readyz(server.url, path)).toEqual([200, { status: 'ok' }]);
});

test('/readyz and the startup log contain warnings below MIN_FREE_DISK_MB', async () => {
  const low = await serverWithSettings();
  const warning = (name: string) =>
    expect.stringMatching(new RegExp(`^${name}: \\d+ MB free, MIN_FREE_DISK_MB is 900000000$`));
  const warnings = [warning('DATA_DIR'), warning('Temporary files')];
  expect(await readyz(low.url)).toEqual([200, { status: 'ok', warnings }]);
  expect(low.log()).toMatch(/warn.*DATA_DIR: \d+ MB free, MIN_FREE_DISK_MB is 900000000/);
});

test('a full disk while re-encoding is not reported as a wrong file type', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brewery-full-'));
  try {
    const filepath = join(folder, 'photo');
    const bytes = Buffer.from(await (await photo('photo.png')).arrayBuffer());
    await writeFile(filepath, bytes);
    await symlink('/dev/full', reencodedPath(filepath));
    const error = await reencodeImage({ filepath, name: 'photo.png', size: bytes.length }).catch(toApiError);
    expect(error).toMatchObject({ status: 507, code: 'insufficient-storage' });
    expect(await readdir(folder)).toEqual(['photo']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

const withFields = (fields: object, message = '') => Object.assign(new Error(message), fields);

test.each<[string, boolean, unknown]>([
  ['a full disk', true, withFields({ code: 'ENOSPC' })],
  ['an exceeded quota', true, withFields({ code: 'EDQUOT' })],
  ['a full SQLite database', true, withFields({ code: 'SQLITE_FULL' })],
  ['a full disk of PostgreSQL', true, withFields({ code: '53100' })],
  ['full object storage', true, withFields({ $metadata: { httpStatusCode: 507 } })],
  ['a sharp error on a full disk', true, new Error('VipsJpeg: write error\nsystem error: No space left on device')],
  ['an error caused by a full disk', true, new Error('Upload failed', { cause: withFields({ code: 'ENOSPC' }) })],
  ['a missing file', false, withFields({ code: 'ENOENT' })],
  ['a locked database', false, withFields({ code: 'SQLITE_BUSY' })],
  ['a string', false, 'ENOSPC'],
  ['undefined', false, undefined],
])('isStorageFull for %s returns %s', (_name, isFull, error) => expect(isStorageFull(error)).toBe(isFull));
