import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAllRows, runCommand } from '../../../test/backup';
import {
  baselineBackup,
  isRecording,
  readRecorded,
  readResponses,
  recordBackup,
  recordResponses,
} from '../../../test/baseline';
import { emptyDatabase } from '../../../test/database';
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

let dataDir: string;
let database: Awaited<ReturnType<typeof emptyDatabase>>;
let storage: Awaited<ReturnType<typeof startStorage>>;
let nextVersion: NextVersion;
/** The backup from before the first start of the next version. */
let backup: string | undefined;
let installation: { dataDir: string; databaseUrl: string | null };
let before: Awaited<ReturnType<typeof readAllRows>>;
let recorded: Awaited<ReturnType<typeof readRecorded>>;

const start = (settings: Record<string, string>, onSpawn?: (process: ChildProcess) => void) =>
  startServer(
    { ...storage.settings, DATA_DIR: dataDir, DATABASE_URL: database.url ?? '', BACKUP_DIR: '', ...settings },
    undefined,
    onSpawn,
  );

const update = (settings: Record<string, string>, onSpawn?: (process: ChildProcess) => void) =>
  start({ API_APP_DIR: nextVersion.appDir, ...settings }, onSpawn);

const restore = (file: string, ...options: string[]) =>
  runCommand('restore', [file, ...options], installation, { APP_SECRET: appSecret, ...storage.settings });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brewery-update-'));
  [database, storage, nextVersion] = await Promise.all([emptyDatabase(), startStorage(dataDir), createNextVersion()]);
  installation = { dataDir, databaseUrl: database.url };
  if (isRecording) {
    const server = await start({ SEED: 'true' });
    await recordResponses(server.url);
    await server.stop();
  } else {
    const { code, output } = await restore(baselineBackup);
    if (code !== 0) throw new Error(output);
  }
  recorded = await readRecorded();
  await nextVersion.addAttributes('distributor', { motto: { type: 'string' } });
  await nextVersion.write('database/migrations/2999.01.01T00.00.00.mottos.js', saveMottos);
  await nextVersion.write('database/migrations/2999.01.02T00.00.00.second.js', secondMigration);
  await nextVersion.write('src/bootstrap/migrations/steps.js', moveMottos);
  before = await readAllRows(installation);
});

afterAll(async () => {
  if (isRecording) await recordBackup(String(backup));
  await Promise.all([database.drop(), storage.stop(), nextVersion.remove()]);
  await rm(dataDir, { recursive: true, force: true });
});

test.each(['migration', 'step'])('the update stops the start if a %s fails', async (fault) => {
  await expect(update({ MADE_UP_FAULT: fault })).rejects.toThrow(new RegExp(`refused by the ${fault}`));
  const [first] = await readdir(join(dataDir, 'backups'));
  backup ??= join(dataDir, 'backups', String(first));
});

test('the update changes nothing if it is killed during a step; a process that waited for it succeeds', async () => {
  let killed: ChildProcess | undefined;
  let output = '';
  const failure = update({ MADE_UP_FAULT: 'hang' }, (process) => {
    killed = process;
    process.stdout?.on('data', (text: string) => (output += text));
  }).catch((error: Error) => error.message);
  await waitFor(() => expect(output).toContain('The step hangs'));
  expect(await queryRows('select distinct motto from distributors', [], installation)).toEqual([{ motto: null }]);
  const waiting = await update({ CLOCK_STARTS_AT: recorded.at }, ({ stdout }) =>
    stdout?.on('data', (text: string) => text.includes('Waiting for another process') && killed?.kill('SIGKILL')),
  );
  expect(await failure).toMatch(/exited.*The step hangs/s);
  expect(waiting.log()).toContain(`Migration of mottos: moved ${before['distributors']?.length}`);
  expect(await readResponses(waiting.url)).toMatchObject(recorded.responses);
  await waiting.stop();
  const mottos = await queryRows('select phone, motto from distributors', [], installation);
  for (const { phone, motto } of mottos) expect(motto).toBe(`Call ${phone}`);
  expect(Object.keys(await readAllRows(installation))).not.toContain('migrated_mottos');
});

test('the update has a backup of the database from before its first start, which can be restored', async () => {
  expect(backup).toMatch(/\/before-update-/);
  expect((await restore(String(backup), '--replace')).output).toMatch(/^Restored/m);
  expect(await readAllRows(installation)).toEqual(before);
});
