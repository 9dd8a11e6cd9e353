import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAllRows, runCommand } from '../../../test/backup';
import { emptyDatabase } from '../../../test/database';
import { restoreDatabase } from '../../../test/earlier-version/dump';
import { readDump } from '../../../test/earlier-version/recording';
import { startServer } from '../../../test/server';
import { startStorage } from '../../../test/storage';
import { queryRows } from '../../../test/stored-data';

const columnsOf = async (table: string, place: { dataDir: string; databaseUrl: string | null }) =>
  Object.keys((await queryRows(`select * from ${table} limit 1`, [], place))[0] ?? {});

test('an update that fails changes nothing in the failed step, and the database before it can be restored', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'brewery-update-'));
  const [database, storage] = await Promise.all([emptyDatabase(), startStorage(dataDir)]);
  const place = { dataDir, databaseUrl: database.url };
  try {
    await restoreDatabase(place, await readDump('fb9665c'));
    // The fourth migration saves rows in a table of this name.
    await queryRows('create table migrated_event_taprooms (id integer)', [], place);
    const before = await readAllRows(place);

    const settings = { ...storage.settings, DATA_DIR: dataDir, DATABASE_URL: database.url ?? '', BACKUP_DIR: '' };
    await expect(startServer(settings)).rejects.toThrow(/event-taprooms/);
    expect(await columnsOf('events', place)).toContain('tap_room');
    expect(await queryRows(`select name from strapi_migrations where name like '%event-taprooms%'`, [], place)).toEqual(
      [],
    );

    const [backup] = await readdir(join(dataDir, 'backups'));
    expect(backup).toMatch(/^before-update-/);
    const secret = { APP_SECRET: 'a-secret-that-only-the-tests-know-0123456789', ...storage.settings };
    const { code, output } = await runCommand('restore', [String(backup), '--replace'], place, secret);
    expect([code, output]).toEqual([0, expect.stringMatching(/^Restored/m)]);
    expect(await readAllRows(place)).toEqual(before);
  } finally {
    await Promise.all([database.drop(), storage.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  }
});
