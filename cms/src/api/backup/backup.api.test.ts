/** Loses an installation and restores it elsewhere; on both databases, disk and S3. */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { inject } from 'vitest';
import { staffEmail } from '../../../test/accounts';
import { archiveIn, expectRun, readAllFiles, readAllRows, runCommand } from '../../../test/backup';
import { admin, createClient, logIn, visitor } from '../../../test/client';
import { emptyDatabase } from '../../../test/database';
import { uniqueEmail, contactForm } from '../../../test/factories';
import { imageFile, multipartForm } from '../../../test/files';
import { startServer } from '../../../test/server';
import { startS3, startStorage, type Storage } from '../../../test/storage';
import { countRows, isOnPostgres, queryRows } from '../../../test/stored-data';

type Place = { storage: Storage; database: Awaited<ReturnType<typeof emptyDatabase>>; home: string };

let backupDir: string;
const places: Place[] = [];

/** A database and a storage, to be lost or restored to. */
async function makePlace(): Promise<Place> {
  const home = await mkdtemp(join(tmpdir(), 'brewery-backup-'));
  const [storage, database] = await Promise.all([startStorage(home), emptyDatabase()]);
  const place = { home, storage, database };
  places.push(place);
  return place;
}

async function removePlace({ home, storage, database }: Place) {
  await Promise.all([storage.stop(), database.drop()]);
  await rm(home, { recursive: true, force: true });
}

// APP_SECRET is not set: the secret is generated, lost and restored.
const settingsOf = ({ storage, database, home }: Place) => ({
  ...storage.settings,
  APP_SECRET: '',
  BACKUP_DIR: backupDir,
  DATABASE_URL: database.url ?? '',
  DATA_DIR: home,
});

const installation = ({ home, database }: Place) => ({ dataDir: home, databaseUrl: database.url });

const run = (name: 'backup' | 'restore', args: string[], place: Place, settings: Record<string, string> = {}) =>
  runCommand(name, args, installation(place), {
    ...place.storage.settings,
    BACKUP_DIR: backupDir,
    PUBLIC_URL: 'http://localhost:3000',
    ...settings,
  });

async function makeBackup(place: Place): Promise<string> {
  const output = await expectRun(run('backup', [], place), 0, /\d rows in \d+ tables, \d+ files$/m);
  return archiveIn(output);
}

const beerNames = ['Gold Rush Haze', 'Wildfire Red', 'Night Freight', 'Low Water', 'Harvest “Wagon” — 7 %'];

/** Visitors and staff who write until they are stopped. */
function startWriting(url: string, token: string) {
  const acknowledged: string[] = [];
  let isStopped = false;
  const submit = async () => {
    while (!isStopped) {
      const email = uniqueEmail();
      const headers = { 'Idempotency-Key': email };
      const { status } = await visitor(url).post('/contact/submit', contactForm({ email }), { headers });
      if (status === 201) acknowledged.push(email);
    }
  };
  const staff = createClient({ token, url });
  const changePhotos = async () => {
    const { body } = await staff.get('/beers');
    while (!isStopped) {
      const path = `/beers/${body.beers[0]?._id}/images`;
      await staff.post(path, multipartForm('images', [await imageFile('load.png')]));
      await staff.delete(`${path}/0`);
    }
  };
  const ended = Promise.all([submit(), submit(), submit(), changePhotos()]);
  return {
    acknowledged,
    async stop() {
      isStopped = true;
      await ended;
    },
  };
}

const emailsIn = async (place: Place) =>
  (await queryRows('select email from inquiries', [], installation(place))).map(({ email }) => String(email));

type Change = [name: string, edit: (tar: Buffer) => Buffer, message: RegExp];

let lost: Place;
let token: string;
const load = { before: [] as string[], after: [] as string[] };
const archives = { underLoad: '', last: '' };
const truth = { rows: {} as Record<string, string[]>, files: {} as Record<string, string> };

beforeAll(async () => {
  backupDir = await mkdtemp(join(tmpdir(), 'brewery-backups-'));
  lost = await makePlace();
  const source = await startServer(settingsOf(lost));
  token = await logIn(source.url);
  const staff = createClient({ token, url: source.url });
  for (const name of beerNames) {
    const { body } = await staff.post('/beers', { name });
    const photos = await Promise.all(['front.png', 'back.jpg'].map((file) => imageFile(file)));
    await staff.post(`/beers/${body.beer._id}/images`, multipartForm('images', photos));
  }
  const writing = startWriting(source.url, token);
  await vi.waitUntil(() => writing.acknowledged.length > 20, { timeout: 60_000 });
  load.before = [...writing.acknowledged];
  archives.underLoad = await makeBackup(lost);
  await writing.stop();
  load.after = writing.acknowledged;

  await source.stop();
  truth.rows = await readAllRows(installation(lost));
  truth.files = await readAllFiles(lost.storage.filesDir);
  archives.last = await makeBackup(lost);
  await removePlace(lost);
});

afterAll(async () => {
  await Promise.all(places.filter((place) => place !== lost).map(removePlace));
  await rm(backupDir, { recursive: true, force: true });
});

test('the backups are private files', async () => {
  for (const file of Object.values(archives)) expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readdir(backupDir)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a lost installation is restored as it was, with every row and every file', async () => {
  const target = await makePlace();
  await expectRun(
    run('restore', [archives.last], target),
    0,
    /^Restored the data of .*: \d+ rows in \d+ tables, \d+ files\./,
  );
  expect(await countRows('idempotency_keys', installation(target)), 'requests are not in a backup').toBe(0);
  const rows = await readAllRows(installation(target));
  expect(Object.keys(rows)).toEqual(Object.keys(truth.rows));
  expect(Object.keys(rows).filter((table) => rows[table]?.join('\n') !== truth.rows[table]?.join('\n'))).toEqual([]);
  expect(Object.keys(truth.files).length).toBeGreaterThanOrEqual(2 * beerNames.length);
  expect(await readAllFiles(target.storage.filesDir)).toEqual(truth.files);
});

test('a backup made during writes has every row acknowledged before it, and no row without its file', async () => {
  const target = await makePlace();
  await expectRun(run('restore', [archives.underLoad], target), 0, /^Restored/m);
  const emails = new Set(await emailsIn(target));
  expect(load.before.filter((email) => !emails.has(email))).toEqual([]);
  const sent = 'select reply_to from outgoing_mails where reply_to is not null';
  const mailed = new Set((await queryRows(sent, [], installation(target))).map((mail) => String(mail['reply_to'])));
  expect(load.after.filter((email) => emails.has(email) !== mailed.has(email))).toEqual([]);
});

test('a restored installation goes on: sessions are valid, photos are served, and the schedule makes the next backup', async () => {
  const target = await makePlace();
  await run('restore', [archives.last], target);
  const server = await startServer({ ...settingsOf(target), BACKUP_SCHEDULE: 'hourly', BACKUP_KEEP: '1 hourly' });
  try {
    expect((await createClient({ token, url: server.url }).get('/auth/me')).body.user.email).toBe(staffEmail.admin);
    const [image] = (await visitor(server.url).get('/beers')).body.beers.flatMap(({ images }) => images);
    expect((await fetch(new URL(image?.url ?? '', server.url))).status).toBe(200);
    await server.runJobs();
    await expect.poll(() => server.log(), { timeout: 60_000 }).toMatch(/Backup: \S+\.tar\.gz .* rows in /);
    // Those before it are of the same hour, or of an earlier one.
    const backups = (await readdir(backupDir)).filter((name) => name.startsWith('backup-'));
    expect(backups).toHaveLength(1);
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ok' });
    archives.last = join(backupDir, String(backups[0]));

    const replaceData = (settings = {}) => run('restore', [archives.last, '--replace'], target, settings);
    const running = /^The system is running\. Please stop it before restoring a backup\.$/;
    await expectRun(replaceData({ CMS_PORT: new URL(server.url).port }), 1, running);
    await expectRun(replaceData(), 1, /is running|is in use/);
  } finally {
    await server.stop();
  }
});

test('a restore replaces other data only if asked to, and after a backup of it', async () => {
  const [target] = places.slice(-1) as [Place];
  await queryRows(`update beers set name = 'Overwritten'`, [], installation(target));
  const other = await readAllRows(installation(target));
  await expectRun(run('restore', [archives.last], target), 1, /^This installation holds other data: .* --replace/);
  expect(await readAllRows(installation(target))).toEqual(other);

  const replaced = /^The replaced data is in \S+before-restore-\S+\.tar\.gz\nRestored/;
  const output = await expectRun(run('restore', [archives.last, '--replace'], target), 0, replaced);
  const names = await queryRows(`select distinct name from beers order by name`, [], installation(target));
  expect(names).toHaveLength(beerNames.length);

  const safety = /in (\S+before-restore-\S+)/.exec(output)?.[1] ?? '';
  expect((await run('restore', [safety, '--replace'], target)).code).toBe(0);
  expect((await readAllRows(installation(target)))['beers']).toEqual(other['beers']);
});

const change = async (edit: (tar: Buffer) => Buffer) => {
  const file = join(backupDir, 'changed.tar.gz');
  await writeFile(file, gzipSync(edit(gunzipSync(await readFile(archives.last))), { level: 1 }));
  return file;
};
/** Both texts have the same length. */
const replace = (one: string, other: string) => (tar: Buffer) => {
  const index = tar.indexOf(one);
  expect(index).toBeGreaterThan(0);
  tar.write(other, index);
  return tar;
};
/** A text of the dump by another of the same length, with the checksum of the dump. */
const replaceInDump = (one: string, other: string) => (tar: Buffer) => {
  const header = tar.indexOf('database.dump');
  const size = parseInt(tar.toString('latin1', header + 124, header + 135), 8);
  const dump = tar.subarray(header + 512, header + 512 + size);
  const checksum = () => createHash('sha256').update(dump).digest('hex');
  const before = checksum();
  replace(one, other.padEnd(one.length))(dump);
  return replace(before, checksum())(tar);
};
const createIndex = 'CREATE INDEX files_related_mph_oidx ON public.files_related_mph USING btree ("order");';
const program = "COPY public.beers FROM PROGRAM 'touch /tmp/brewery-attack';";
const flip = (tar: Buffer) => {
  const index = Math.floor(tar.length / 2);
  tar[index] = (tar[index] ?? 0) ^ 1;
  return tar;
};

const onPostgres: Change[] = [
  ['has a statement that runs a program', replaceInDump(createIndex, program), /does not belong to it/],
];

test.each<Change>([
  ['has a changed byte', flip, /^The backup is damaged: \S+ differs from its checksum/],
  ['ends early', (tar: Buffer) => tar.subarray(0, tar.length / 2), /^The backup is damaged: /],
  [
    'is of a later format',
    replace('"format": 1', '"format": 9'),
    /^The backup has format 9, this version reads up to 1/,
  ],
  [
    'is of a newer version',
    replace('"migrations": []\n  },', '"migrations": ["x"]},'),
    /^The backup is of a newer version, which has the migration x\./,
  ],
  ['has a table whose name is a statement', replace('"beers":', '"b$$;s":'), /^This is not a backup/],
  ...(isOnPostgres ? onPostgres : []),
  ['is another file', () => Buffer.alloc(2048, 'text'), /^(?:This is not a backup|The backup is damaged)/],
])('a restore changes nothing if the backup %s', async (_name, edit, message) => {
  const target = await makePlace();
  await expectRun(run('restore', [await change(edit)], target), 1, message);
  expect((await readdir(target.home)).filter((name) => name !== 's3' && name !== 'public')).toEqual([]);
  // Opening a database of SQLite would create it; the folder shows that there is none.
  expect(target.database.url ? await readAllRows(installation(target)) : {}).toEqual({});
  await mkdir(target.storage.filesDir, { recursive: true });
  expect(await readAllFiles(target.storage.filesDir)).toEqual({});
});

test('--check verifies a backup, and one with another secret is refused', async () => {
  const target = await makePlace();
  await expectRun(
    run('restore', ['--check', archives.last], target),
    0,
    /is complete: \d+ rows in \d+ tables, \d+ files, of /,
  );
  for (const args of [[archives.last], ['--check', archives.last]]) {
    await expectRun(
      run('restore', args, target, { APP_SECRET: 'x'.repeat(32) }),
      1,
      /^APP_SECRET differs from the secret in the backup/,
    );
  }
});

test('with BACKUP_SIGNING_KEY, only backups with its signature are restored', async () => {
  const target = await makePlace();
  const key = { BACKUP_SIGNING_KEY: 'a-key-that-is-not-in-the-backup' };
  await expectRun(run('restore', [archives.last], target, key), 1, /^The backup is not signed/);
  await run('restore', [archives.last], target);
  const signed = archiveIn((await run('backup', [], target, key)).output);
  await expectRun(
    run('restore', ['--check', signed], target, { BACKUP_SIGNING_KEY: 'another-key' }),
    1,
    /^The signature of the backup is not of/,
  );
  expect((await run('restore', ['--check', signed], target, key)).code).toBe(0);
});

test('a backup is copied to another bucket, from which it is restored by its name', async () => {
  const target = await makePlace();
  await run('restore', [archives.last], target);
  const second = await startS3(await mkdtemp(join(target.home, 'copies-')));
  const copies = {
    BACKUP_DIR: join(target.home, 'backups'),
    ...Object.fromEntries(Object.entries(second.settings).map(([name, value]) => [`BACKUP_${name}`, value])),
  };
  const made = await expectRun(run('backup', ['--prune'], target, copies), 0, /^Copied to the bucket brewery$/m);
  const file = archiveIn(made);
  const original = await readFile(file);
  await rm(file);

  const copied = new RegExp(`Copies in the bucket brewery:\n  ${basename(file)}`);
  await expectRun(run('restore', [], target, copies), 1, copied);
  await expectRun(run('restore', ['--check', basename(file)], target, copies), 0, /is complete/);
  expect((await readFile(file)).equals(original)).toBe(true);

  await second.stop();
  await expectRun(
    run('backup', ['--prune'], target, copies),
    1,
    /^The backup is only on this server\. BACKUP_S3_BUCKET: .* the bucket brewery failed: .+/,
  );
});

test('without a file, the command lists the backups', async () => {
  await expectRun(run('restore', [], await makePlace()), 1, new RegExp(basename(archives.last)));
});

test('an admin makes a backup, one at a time, and downloads it', async () => {
  const show = async () => (await admin.get('/backups')).body.backups;
  const before = await show();
  expect(before).toMatchObject({ schedule: null, nextAt: null, warning: null, keep: '7 daily', isRunning: false });
  expect(await admin.post('/backups')).toMatchObject({ status: 200, body: { backups: { isRunning: true } } });
  expect((await admin.post('/backups')).body).toMatchObject({ message: 'A backup is being made already' });
  await vi.waitUntil(async () => !(await show()).isRunning, { timeout: 60_000 });
  const [file] = (await show()).files;
  expect(file).toMatchObject({ kind: 'backup', bytes: expect.any(Number) });

  const download = await admin.send('GET', `/backups/${file?.name}`);
  expect(download.headers.get('content-disposition')).toBe(`attachment; filename="${file?.name}"`);
  expect(download.headers.get('content-length')).toBe(String(file?.bytes));
  const [entry] = await queryRows('select action, area from audit_log order by id desc limit 1', []);
  expect(entry).toEqual({ action: 'exported', area: 'backups' });
  for (const name of ['backup-x-2026-01-01T10-00-00Z.tar.gz', '..%2Fbrewery.db'])
    expect((await admin.get(`/backups/${name}`)).status).toBe(404);
});

test.skipIf(isOnPostgres)('no other user can read the data of an installation', async () => {
  const { dataDir } = inject('api');
  const modeOf = async (name: string) => ((await stat(join(dataDir, name))).mode & 0o777).toString(8);
  expect(await modeOf('.')).toBe('700');
  for (const name of ['brewery.db', 'brewery.db-wal', 'brewery.db-shm']) expect(await modeOf(name)).toBe('600');
});
