import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAllRows, runCommand } from '../../../test/backup';
import { emptyDatabase } from '../../../test/database';
import { restoreDatabase } from '../../../test/earlier-version/dump';
import { readDump } from '../../../test/earlier-version/recording';
import { readSchema } from '../../../test/schema';
import { startServer } from '../../../test/server';
import { startStorage } from '../../../test/storage';
import { BetterSqlite, queryRows } from '../../../test/stored-data';
import { waitFor } from '../../../test/wait-for';

/** What a step after the adaptation of the tables runs into: it stores that the texts of pages are filled in. */
const condition = `when (new.key like '%page-texts%')`;

const createObstacle = {
  sqlite: (action: string) => [
    `create trigger obstacle before insert on strapi_core_store_settings ${condition} begin ${action}; end`,
  ],
  postgres: (action: string) => [
    `create function obstacle() returns trigger language plpgsql as 'begin ${action}; return new; end'`,
    `create trigger obstacle before insert on strapi_core_store_settings for each row ${condition} execute function obstacle()`,
  ],
};

const dropObstacle = {
  sqlite: ['drop trigger obstacle'],
  postgres: ['drop trigger obstacle on strapi_core_store_settings', 'drop function obstacle'],
};

const failing = {
  sqlite: `select raise(abort, 'refused by the test')`,
  postgres: `raise exception ''refused by the test''`,
};

const endless = {
  sqlite: 'select (with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n)',
  postgres: 'perform pg_sleep(3600)',
};

describe('an update from fb9665c', () => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  let storage: Awaited<ReturnType<typeof startStorage>>;
  let installation: { dataDir: string; databaseUrl: string | null };
  let kind: 'sqlite' | 'postgres';
  let before: Awaited<ReturnType<typeof readDatabase>>;

  const run = (statement: string) => queryRows(statement, [], installation);
  const readDatabase = async () => ({ rows: await readAllRows(installation), schema: await readSchema(installation) });
  const update = (onSpawn?: (process: ChildProcess) => void) =>
    startServer(
      { ...storage.settings, DATA_DIR: dataDir, DATABASE_URL: database.url ?? '', BACKUP_DIR: '' },
      undefined,
      onSpawn,
    );

  const runAll = async (statements: string[]) => {
    for (const statement of statements) await run(statement);
  };

  /** Until the update is in the trigger; on SQLite at least until it has changed tables. */
  const untilHanging = () =>
    waitFor(async () => {
      if (database.url) {
        const [hanging] = await run(`select pid from pg_stat_activity where wait_event = 'PgSleep'`);
        expect(hanging).toBeDefined();
        return;
      }
      const file = join(dataDir, 'boldridge.db.update');
      expect(existsSync(file)).toBe(true);
      const copy = new BetterSqlite(file);
      try {
        expect(copy.prepare(`select name from sqlite_master where name = 'taprooms'`).all()).toHaveLength(1);
      } finally {
        copy.close();
      }
    });

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'brewery-update-'));
    [database, storage] = await Promise.all([emptyDatabase(), startStorage(dataDir)]);
    installation = { dataDir, databaseUrl: database.url };
    kind = database.url ? 'postgres' : 'sqlite';
    await restoreDatabase(installation, await readDump('fb9665c'));
    before = await readDatabase();
  });

  afterAll(async () => {
    await Promise.all([database.drop(), storage.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  });

  test('that fails in a migration after others changes nothing', async () => {
    // The fourth migration saves rows in a table of this name.
    await run('create table migrated_event_taprooms (id integer)');
    const withTable = await readDatabase();
    await expect(update()).rejects.toThrow(/The update failed, and the database is as before\..*event-taprooms/);
    expect(await readDatabase()).toEqual(withTable);
    await run('drop table migrated_event_taprooms');
  });

  test('that fails in a step after the tables were adapted changes nothing', async () => {
    await runAll(createObstacle[kind](failing[kind]));
    const withTrigger = await readDatabase();
    await expect(update()).rejects.toThrow(/The update failed, and the database is as before\..*refused by the test/);
    expect(await readDatabase()).toEqual(withTrigger);
    await runAll(dropObstacle[kind]);
  });

  test('that is killed changes nothing', async () => {
    await runAll(createObstacle[kind](endless[kind]));
    const withTrigger = await readDatabase();
    const spawned: ChildProcess[] = [];
    const outcome = update((process) => spawned.push(process)).catch((error: Error) => error.message);
    await untilHanging();
    spawned[0]?.kill('SIGKILL');
    expect(await outcome).toMatch(/exited/);
    // PostgreSQL would notice at the end of the statement.
    if (database.url)
      await run(
        `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
    expect(await readDatabase()).toEqual(withTrigger);
    await runAll(dropObstacle[kind]);
    expect(await readDatabase()).toEqual(before);
  });

  test('succeeds once the cause is gone, in one of two processes that start together, and leaves no copy', async () => {
    const servers = await Promise.all([update(), update()]);
    const tables = Object.keys(await readAllRows(installation));
    const logs = servers.map((server) => server.log());
    await Promise.all(servers.map((server) => server.stop()));
    expect(tables).toContain('taprooms');
    expect(logs.filter((log) => log.includes('Migration of taprooms'))).toHaveLength(1);
    expect(logs.filter((log) => log.includes('Waiting for another process'))).toHaveLength(1);
    expect((await readdir(dataDir)).filter((name) => name.includes('.update'))).toEqual([]);
  });

  test('has one backup of the database before it, although it was begun four times, which can be restored', async () => {
    const [backup, ...others] = await readdir(join(dataDir, 'backups'));
    expect([backup, others]).toEqual([expect.stringMatching(/^before-update-/), []]);
    const secret = { APP_SECRET: 'a-secret-that-only-the-tests-know-0123456789', ...storage.settings };
    const { code, output } = await runCommand('restore', [String(backup), '--replace'], installation, secret);
    expect([code, output]).toEqual([0, expect.stringMatching(/^Restored/m)]);
    expect((await readDatabase()).rows).toEqual(before.rows);
  });
});
