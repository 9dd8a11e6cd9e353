/** Runs commands of the product as their own processes, and reads everything that backups must keep. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { disconnectFrom } from './connections';
import { queryRows } from './stored-data';

type Installation = { dataDir: string; databaseUrl: string | null };

export type Settings = Record<string, string>;

export async function runCommand(
  name: 'backup' | 'restore' | 'check-files' | 'reset-password',
  args: string[],
  { dataDir, databaseUrl }: Installation,
  settings: Settings = {},
): Promise<{ code: unknown; output: string }> {
  // A restore refuses a database that others are connected to.
  if (databaseUrl) await disconnectFrom(databaseUrl);
  const { PATH = '' } = process.env;
  const env = {
    PATH,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    CMS_PORT: '9',
    ...settings,
  };
  const script = join(__dirname, '../dist/src/commands', `${name}.js`);
  return new Promise((resolve) =>
    execFile(process.execPath, [script, ...args], { env, cwd: dataDir }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: (stdout + stderr).trim() }),
    ),
  );
}

/** Asserts the exit code and the output of a command; resolves to the output. */
export async function expectRun(running: ReturnType<typeof runCommand>, code: number, pattern: RegExp) {
  const done = await running;
  expect(done).toEqual({ code, output: expect.stringMatching(pattern) });
  return done.output;
}

/** The file that `backup` has written. */
export const archiveIn = (output: string) => /^(\S+\.tar\.gz)/m.exec(output)?.[1] ?? '';

/** Restoring changes it, so that web notices. */
const isEpoch = ({ noun }: Record<string, unknown>) => noun === '#epoch';

/** Every row of every table that backups have. */
export async function readAllRows(database: Installation): Promise<Record<string, string[]>> {
  const tables = await queryRows(
    database.databaseUrl
      ? `select tablename as name from pg_tables where schemaname = 'public' order by 1`
      : `select name from sqlite_master where type = 'table' order by 1`,
    [],
    database,
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (name === 'idempotency_keys') continue;
    const found = await queryRows(`select * from "${String(name)}"`, [], database);
    rows[String(name)] = found
      .filter((row) => !isEpoch(row))
      .map((row) => JSON.stringify(row))
      .sort();
  }
  return rows;
}

// Beside each object, the test S3 server stores its metadata.
const object = /^([^.].*?)(?:\._S3rver_object)?$/;

/** The checksum of every uploaded file. */
export async function readAllFiles(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const name of (await readdir(folder)).sort()) {
    const key = /_S3rver_(?:metadata|object\.md5)/.test(name) ? undefined : object.exec(name)?.[1];
    if (key !== undefined)
      files[key] = createHash('sha256')
        .update(await readFile(join(folder, name)))
        .digest('hex');
  }
  return files;
}
