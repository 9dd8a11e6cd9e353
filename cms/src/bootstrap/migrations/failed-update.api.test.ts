import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAllRows, runCommand } from '../../../test/backup';
import { startedDatabase } from '../../../test/database';
import { createNextVersion, type NextVersion } from '../../../test/next-version';
import { appSecret, startServer } from '../../../test/server';
import { startStorage } from '../../../test/storage';
import { queryRows } from '../../../test/stored-data';
import { waitFor } from '../../../test/wait-for';

/** Distributors get a motto, which is made of their phone number before the tables are adapted. */
const saveMottos = `
  exports.up = async (trx) => {
    const isAdapted = await trx.schema.hasColumn('distributors', 'motto');
    if (isAdapted) throw new Error('The tables were adapted before the migration');
    await trx.raw('create table migrated_mottos as select id, phone from distributors');
  };`;

const secondMigration = `
  exports.up = async () => {
    if (process.env.MADE_UP_FAULT === 'migration') throw new Error('refused by the migration');
  };`;

const moveMottos = `
  const run = async ({ strapi, trx }) => {
    if (!(await trx.schema.hasTable('migrated_mottos'))) return null;
    const rows = await trx('migrated_mottos').select('*');
    for (const { id, phone } of rows) await trx('distributors').where({ id }).update({ motto: 'Call ' + phone });
    if (process.env.MADE_UP_FAULT === 'step') throw new Error('refused by the step');
    if (process.env.MADE_UP_FAULT === 'hang') {
      strapi.log.info('The step hangs');
      await new Promise(() => {});
    }
    await trx.schema.dropTable('migrated_mottos');
    return 'moved ' + rows.length;
  };
  exports.steps = [{ name: 'mottos', run }];`;

describe('an update with a migration before the tables are adapted and a step after it', () => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof startedDatabase>>;
  let storage: Awaited<ReturnType<typeof startStorage>>;
  let nextVersion: NextVersion;
  let installation: { dataDir: string; databaseUrl: string | null };
  let before: Awaited<ReturnType<typeof readAllRows>>;

  const update = (fault = '', onSpawn?: (process: ChildProcess) => void) =>
    startServer(
      {
        ...storage.settings,
        DATA_DIR: dataDir,
        DATABASE_URL: database.url ?? '',
        BACKUP_DIR: '',
        API_APP_DIR: nextVersion.appDir,
        MADE_UP_FAULT: fault,
      },
      undefined,
      onSpawn,
    );

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'brewery-update-'));
    [database, storage, nextVersion] = await Promise.all([
      startedDatabase(dataDir),
      startStorage(dataDir),
      createNextVersion(),
    ]);
    installation = { dataDir, databaseUrl: database.url };
    await nextVersion.addAttributes('distributor', { motto: { type: 'string' } });
    await nextVersion.write('database/migrations/2999.01.01T00.00.00.mottos.js', saveMottos);
    await nextVersion.write('database/migrations/2999.01.02T00.00.00.second.js', secondMigration);
    await nextVersion.write('src/bootstrap/migrations/steps.js', moveMottos);
    await queryRows(
      `insert into distributors (document_id, name, address, phone, country, latitude, longitude) values ('one', 'Bottle Works', '1 Main St', '(530) 555-0101', 'United States', 38.9, -121.07)`,
      [],
      installation,
    );
    before = await readAllRows(installation);
  });

  afterAll(async () => {
    await Promise.all([database.drop(), storage.stop(), nextVersion.remove()]);
    await rm(dataDir, { recursive: true, force: true });
  });

  test.each(['migration', 'step'])('stops the start if a %s fails', async (fault) => {
    await expect(update(fault)).rejects.toThrow(new RegExp(`refused by the ${fault}`));
  });

  test('moves nothing if it is killed during a step; a process that waited for it succeeds', async () => {
    let killed: ChildProcess | undefined;
    let output = '';
    const hanging = update('hang', (process) => {
      killed = process;
      process.stdout?.on('data', (text: string) => (output += text));
    });
    const failure = hanging.catch((error: Error) => error.message);
    await waitFor(() => expect(output).toContain('The step hangs'));
    expect(await queryRows('select motto from distributors', [], installation)).toEqual([{ motto: null }]);
    const waiting = await update('', ({ stdout }) =>
      stdout?.on('data', (text: string) => text.includes('Waiting for another process') && killed?.kill('SIGKILL')),
    );
    expect(await failure).toMatch(/exited.*The step hangs/s);
    const log = waiting.log();
    await waiting.stop();
    expect(await queryRows('select name, phone, motto from distributors', [], installation)).toEqual([
      { name: 'Bottle Works', phone: '(530) 555-0101', motto: 'Call (530) 555-0101' },
    ]);
    expect(Object.keys(await readAllRows(installation))).not.toContain('migrated_mottos');
    expect(log).toContain('Migration of mottos: moved 1');
  });

  test('has a backup of the database from before its first start, which can be restored', async () => {
    const [backup] = (await readdir(join(dataDir, 'backups'))).sort();
    expect(backup).toMatch(/^before-update-/);
    const secret = { APP_SECRET: appSecret, ...storage.settings };
    const { code, output } = await runCommand('restore', [String(backup), '--replace'], installation, secret);
    expect([code, output]).toEqual([0, expect.stringMatching(/^Restored/m)]);
    expect(await readAllRows(installation)).toEqual(before);
  });
});
