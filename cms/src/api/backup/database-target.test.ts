import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite, sqliteDriver } from '#lib/sqlite-driver';
import { verifyDatabase } from './database-target';
import type { Manifest } from './manifest';

const folder = await mkdtemp(join(tmpdir(), 'brewery-sqlite-'));

afterAll(() => rm(folder, { recursive: true }));

const manifest: Manifest = {
  product: 'brewery',
  format: 1,
  version: '1.0.0',
  createdAt: '2026-11-01T10:00:00.000Z',
  publicUrl: 'http://localhost:3000',
  database: { kind: 'sqlite', tables: { beers: 1 }, migrations: [] },
  storage: 'disk',
  files: true,
};

function makeDatabase(name: string, statements: string): string {
  const file = join(folder, name);
  const SqliteDatabase = createRequire(__filename)(sqliteDriver);
  new SqliteDatabase(file).exec(`create table beers (id integer); insert into beers values (1); ${statements}`).close();
  return file;
}

const verify = (file: string) => verifyDatabase(file, manifest, folder, new AbortController().signal);

test('triggers of a database of SQLite are not restored', async () => {
  const file = makeDatabase(
    'trigger.sqlite',
    'create trigger "a""b" after insert on beers begin delete from beers; end',
  );
  await verify(file);
  const database = openSqlite(file);
  expect(database.prepare('select type, name from sqlite_master').all()).toEqual([{ type: 'table', name: 'beers' }]);
  database.close();
});

test.each([
  ['a view', 'create view v as select * from beers', /more than tables/],
  ['a virtual table', 'create virtual table f using fts5(text)', /more than tables/],
  ['another number of rows', 'insert into beers values (2)', /beers has 2 rows instead of 1/],
])('%s in a database of SQLite is rejected', async (name, statements, message) => {
  await expect(verify(makeDatabase(`${name}.sqlite`, statements))).rejects.toThrow(message);
});
