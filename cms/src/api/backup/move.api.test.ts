/** Moves an installation from SQLite and the disk to PostgreSQL and S3, and back. Needs PostgreSQL. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveIn, expectRun, readAllFiles, readAllRows, runCommand } from '../../../test/backup';
import { createClient, logIn, visitor } from '../../../test/client';
import { emptyDatabase } from '../../../test/database';
import { startServer } from '../../../test/server';
import { startS3, type Storage } from '../../../test/storage';
import { isOnPostgres, queryRows } from '../../../test/stored-data';

let root: string;
let backup: string;
let token: string;
let rows: Record<string, string[]>;
let files: Record<string, string>;
const s3Servers: Storage[] = [];

const settingsOf = (home: string, storage: Record<string, string>) => ({
  ...storage,
  APP_SECRET: '',
  BACKUP_DIR: join(root, 'backups'),
  DATA_DIR: home,
});

/** An empty place for an installation, on PostgreSQL and S3. */
async function makeCluster() {
  const dataDir = await mkdtemp(join(root, 'cluster-'));
  const [storage, database] = await Promise.all([startS3(dataDir), emptyDatabase()]);
  s3Servers.push(storage);
  const settings = settingsOf(dataDir, storage.settings);
  return { dataDir, databaseUrl: database.url, storage, settings, drop: database.drop };
}

async function makeDisk() {
  const dataDir = await mkdtemp(join(root, 'disk-'));
  return { dataDir, databaseUrl: null, settings: settingsOf(dataDir, { S3_BUCKET: '', S3_PUBLIC_URL: '' }) };
}

type Place = { dataDir: string; databaseUrl: string | null; settings: Record<string, string> };

const run = (name: 'backup' | 'restore', args: string[], { settings, ...place }: Place) =>
  runCommand(name, args, place, settings);

const isJson = (text: string) => {
  try {
    return /^[[{]/.test(text) && typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};

/** PostgreSQL stores JSON in an order of its own. */
const sorted = (value: unknown): unknown => {
  if (typeof value === 'string') return isJson(value) ? sorted(JSON.parse(value)) : value;
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, entry]) => [key, sorted(entry)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
};

const ownOfDatabase = /^(?:sqlite_.*|strapi_database_schema|strapi_migrations.*)$/;

const readRows = async (place: Place) =>
  Object.fromEntries(
    Object.entries(await readAllRows(place))
      .filter(([table]) => !ownOfDatabase.test(table))
      .map(([table, found]) => [table, found.map((row) => JSON.stringify(sorted(JSON.parse(row)))).sort()]),
  );

describe.runIf(isOnPostgres)('an installation on SQLite and the disk', () => {
  let disk: Awaited<ReturnType<typeof makeDisk>>;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'brewery-move-'));
    disk = await makeDisk();
    const source = await startServer({ ...disk.settings, DATABASE_URL: '', SEED: 'true' });
    token = await logIn(source.url);
    await source.stop();
    rows = await readRows(disk);
    files = await readAllFiles(join(disk.dataDir, 'public/uploads'));
    backup = archiveIn((await run('backup', [], disk)).output);
  });

  afterAll(async () => {
    await Promise.all(s3Servers.map(({ stop }) => stop()));
    await rm(root, { recursive: true, force: true });
  });

  test('moves to PostgreSQL and S3, where it goes on, and back with every row and file', async () => {
    const cluster = await makeCluster();
    await expectRun(run('restore', [backup], cluster), 0, /^Restored the data of /);
    expect(await readAllFiles(cluster.storage.filesDir)).toEqual(files);

    const copy = archiveIn((await run('backup', [], cluster)).output);
    const back = await makeDisk();
    await expectRun(run('restore', [copy], back), 0, /^Restored the data of /);
    expect(await readRows(back)).toEqual(rows);
    expect(await readAllFiles(join(back.dataDir, 'public/uploads'))).toEqual(files);

    const server = await startServer({ ...cluster.settings, DATABASE_URL: cluster.databaseUrl ?? '' });
    try {
      const added = await createClient({ token, url: server.url }).post('/beers', { name: 'The First Here' });
      expect(added.status, 'sessions stay valid, and new ids are free').toBe(201);
      const { body } = await visitor(server.url).get('/beers');
      const url = body.beers.flatMap(({ images }) => images)[0]?.url ?? '';
      expect(url).toContain(cluster.storage.settings['S3_PUBLIC_URL']);
      expect((await fetch(url)).status).toBe(200);
    } finally {
      await server.stop();
      await cluster.drop();
    }
  }, 300_000);

  test('a move that fails leaves an empty database, and the old one as it was', async () => {
    const cluster = await makeCluster();
    // Neither is possible in PostgreSQL.
    await queryRows(`update beers set description = 'a' || char(0) || 'b' where id = 1`, [], disk);
    const broken = archiveIn((await run('backup', [], disk)).output);
    const before = await readRows(disk);
    await expectRun(run('restore', [broken], cluster), 1, /beers.*invalid byte sequence/s);
    expect(await readAllRows(cluster)).toEqual({});
    expect(await readAllFiles(cluster.storage.filesDir)).toEqual({});
    expect((await readdir(cluster.dataDir)).filter((name) => name.startsWith('.restore'))).toEqual([]);
    expect(await readRows(disk)).toEqual(before);

    await queryRows('create table of_others (id int)', [], cluster);
    await expectRun(run('restore', [backup, '--replace'], cluster), 1, /^Moving to PostgreSQL needs an empty database/);
    await cluster.drop();
  });
});
