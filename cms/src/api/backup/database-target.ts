/** Replaces the database of this installation in one step: it is the old one until it is completely the new one. */
import { existsSync } from 'node:fs';
import { chmod, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { Settings } from '#domain/settings/settings';
import { CommandError, reasonOf } from '#lib/command-error';
import { withSqlite } from '#lib/sqlite-driver';
import { databaseFile } from '#lib/startup-checks';
import { damaged } from './archive-reader';
import { describeDatabase, describeSqlite, listTables, quote, type Snapshot } from './database-snapshot';
import type { Manifest } from './manifest';
import { moveToPostgres, moveToSqlite } from './move-rows';
import { connect, runTool, readDumpScript } from './postgres-tools';

/** A restore needs the system to be stopped: it would go on with rows and files that no longer exist. */
const isRunning = new CommandError('The system is running. Please stop it before restoring a backup.');

/** The cms has few connections when it is idle, so this comes first. */
export async function assertNoResponse({ cmsUrl }: Settings): Promise<void> {
  const response = await fetch(`${cmsUrl}/healthz`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
  if (response) throw isRunning;
}

/**
 * Changing the journal mode needs a database that nobody else has open, and moves what is in the write-ahead log into
 * the file, so that the file alone is complete.
 */
async function assertSqliteUnused(dataDir: string): Promise<void> {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return;
  await withSqlite(file, (database) => {
    database.pragma('busy_timeout = 1000');
    database.pragma('journal_mode = delete');
  }).catch((error: unknown) => {
    throw /locked|busy/i.test(reasonOf(error)) ? isRunning : error;
  });
}

/** A cms that starts during the restore waits: it takes the same lock at its start. */
async function lockPostgres(client: Client): Promise<void> {
  const { rows: locks } = await client.query(`select pg_try_advisory_lock(hashtextextended('start', 0)) as acquired`);
  const { rows: others } = await client.query(
    `select distinct coalesce(nullif(application_name, ''), usename::text) as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (!locks[0]?.['acquired']) throw isRunning;
  if (others.length > 0)
    throw new CommandError(
      `The database is in use (by ${others.map(({ name }) => name).join(', ')}). Please stop the system before restoring a backup.`,
    );
}

export type DatabaseTarget = {
  /** The name of the database in messages. */
  place: string;
  /** The data that the restore replaces; null if there is none. */
  current: Snapshot | null;
  /** Replaces it by the database in the staged file. Rejects if it is as before; resolves with what failed afterwards. */
  replace: (file: string, manifest: Manifest, signal: AbortSignal) => Promise<string[]>;
  close: () => Promise<void>;
};

const orNull = (snapshot: Snapshot) => (Object.keys(snapshot.tables).length > 0 ? snapshot : null);

function assertComplete({ tables }: Pick<Snapshot, 'tables'>, { database }: Manifest) {
  for (const [name, total] of Object.entries(database.tables)) {
    if (tables[name] !== total) throw damaged(`${name} has ${tables[name] ?? 'no'} rows instead of ${total}`);
  }
}

/** Triggers are created at each start, and those of a backup never kept. */
async function verifySqlite(file: string, manifest: Manifest): Promise<void> {
  await withSqlite(file, (copy) => {
    copy.pragma('trusted_schema = off');
    // Views and virtual tables.
    const others = copy.prepare("select name from sqlite_master where rootpage = 0 and type <> 'trigger'");
    if (others.get() !== undefined) throw damaged('its database has more than tables');
    const triggers = copy.prepare("select name from sqlite_master where type = 'trigger'").all() as { name: string }[];
    for (const { name } of triggers) copy.exec(`drop trigger ${quote(name)}`);
  });
  assertComplete(await describeSqlite(file), manifest);
}

export const verifyDatabase = (
  file: string,
  manifest: Manifest,
  folder: string,
  signal: AbortSignal,
): Promise<unknown> =>
  manifest.database.kind === 'sqlite' ? verifySqlite(file, manifest) : verifyDump(file, manifest, { folder, signal });

/** Rows of files name where these are stored; the next start makes their URLs from it. */
const providers = { disk: 'local', s3: 'aws-s3' } as const;

const setProvider = ({ s3 }: Settings) => `update files set provider = '${providers[s3 ? 's3' : 'disk']}'`;

const isMoved = ({ files, storage }: Manifest, { s3 }: Settings) => files && (storage === 's3') !== (s3 !== null);

async function sqliteTarget(settings: Settings, folder: string): Promise<DatabaseTarget> {
  const { dataDir } = settings;
  const target = databaseFile(dataDir);
  await assertSqliteUnused(dataDir);
  return {
    place: target,
    current: existsSync(target) ? orNull(await describeSqlite(target)) : null,
    async replace(backup, manifest, signal) {
      const isOwnKind = manifest.database.kind === 'sqlite';
      await verifyDatabase(backup, manifest, folder, signal);
      const file = isOwnKind ? backup : await moveToSqlite(backup, { folder, manifest, signal });
      if (isMoved(manifest, settings)) await withSqlite(file, (copy) => copy.exec(setProvider(settings)));
      await chmod(file, 0o600);
      const handle = await open(file, 'r+');
      await handle.sync();
      await handle.close();
      await assertSqliteUnused(dataDir);
      await rename(file, target);
      return [];
    },
    close: () => Promise.resolve(),
  };
}

/** An entry of a dump. Functions and triggers are created at each start; those of a dump are never restored. */
type Entry = { line: string; kind: string };

/** Lists the entries, with the schema of the dump's tables. */
async function listEntries(file: string, folder: string, signal: AbortSignal) {
  const list = join(folder, 'entries.txt');
  await runTool('pg_restore', ['--list', `--file=${list}`, file], null, signal);
  const text = await readFile(list, 'utf8');
  const entries = text
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => ({ line, kind: /^\d+; \d+ \d+ (TABLE DATA|FUNCTION|TRIGGER|SCHEMA) /.exec(line)?.[1] ?? '' }))
    .filter(({ kind }) => !['FUNCTION', 'TRIGGER', 'SCHEMA'].includes(kind));
  return { entries, ownSchema: /^\d+; \d+ \d+ TABLE (?!pg_|information_schema)(\w+) /m.exec(text)?.[1] ?? 'public' };
}

const restoreOptions = ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--no-comments'];

/**
 * Verifies the statements and the rows of a dump, as `pg_restore` prints them. Returns its options to restore no more
 * than that. `schema`: where it will be restored.
 */
async function verifyDump(
  file: string,
  manifest: Manifest,
  { folder, signal, schema }: { folder: string; signal: AbortSignal; schema?: string },
): Promise<string[]> {
  const [list, script] = [join(folder, 'entries.txt'), join(folder, 'script.sql')];
  const select = async (entries: Entry[]) => {
    await writeFile(list, entries.map(({ line }) => `${line}\n`).join(''));
    return [...restoreOptions, `--use-list=${list}`];
  };
  const read = async (entries: Entry[]) => {
    await runTool('pg_restore', [...(await select(entries)), `--file=${script}`, file], null, signal);
    return readDumpScript(script, schema ?? ownSchema);
  };
  const { entries, ownSchema } = await listEntries(file, folder, signal);
  const isOfTable = ({ kind }: Entry) => kind === 'TABLE DATA';
  if (await read(entries.filter((entry) => !isOfTable(entry)))) throw damaged('it has rows without a table');
  // A table without data is not in the dump.
  const tables = Object.fromEntries(Object.keys(manifest.database.tables).map((table) => [table, 0]));
  for (const entry of entries.filter(isOfTable)) {
    const rows = await read([entry]);
    if (rows) tables[rows.table] = rows.count;
  }
  await rm(script);
  assertComplete({ tables }, manifest);
  return select(entries);
}

async function postgresTarget(
  databaseUrl: string,
  settings: Settings,
  folder: string,
  now: Date,
): Promise<DatabaseTarget> {
  const client = await connect(databaseUrl);
  try {
    await lockPostgres(client);
    const query = async (statement: string) => (await client.query(statement)).rows as Record<string, unknown>[];
    const [first] = await query('select current_schema() as schema, current_database() as name');
    const [schema, name] = [String(first?.['schema']), String(first?.['name'])];

    /** Tables that the backup does not have, and content versions that web knows. */
    async function finish({ database }: Manifest) {
      const tables = (await query(listTables.postgres)).map((row) => String(row['name']));
      const others = tables.filter((table) => !(table in database.tables));
      for (const table of others) await query(`drop table ${quote(schema)}.${quote(table)} cascade`);
      if (!('change_versions' in database.tables)) return;
      await query(`update ${quote(schema)}.change_versions set version = ${now.getTime()} where noun = '#epoch'`);
    }

    return {
      place: `the database ${name}`,
      current: orNull(await describeDatabase('postgres', query)),
      async replace(file, manifest, signal) {
        const move = isMoved(manifest, settings) ? setProvider(settings) : 'select 1';
        if (manifest.database.kind === 'sqlite') {
          await verifySqlite(file, manifest);
          await moveToPostgres(client, databaseUrl, file, { folder, manifest, signal }, move);
          return [];
        }
        const verified = await verifyDump(file, manifest, { folder, signal, schema });
        const options = ['--single-transaction', '--exit-on-error', '--no-password', `--schema=${schema}`];
        await runTool('pg_restore', [...verified, ...options, `--dbname=${name}`, file], databaseUrl, signal);
        return Promise.all([query(move), finish(manifest)]).then(
          () => [],
          (error: unknown) => [reasonOf(error)],
        );
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

export const openDatabaseTarget = (settings: Settings, folder: string, now: Date): Promise<DatabaseTarget> =>
  settings.databaseUrl === null
    ? sqliteTarget(settings, folder)
    : postgresTarget(settings.databaseUrl, settings, folder, now);
