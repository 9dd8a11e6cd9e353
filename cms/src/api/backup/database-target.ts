/** Replaces the database of this installation in one step: it is the old one until it is completely the new one. */
import { createReadStream, existsSync } from 'node:fs';
import { chmod, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Settings } from '#domain/settings/settings';
import { CommandError, reasonOf } from '#lib/command-error';
import { databaseFile } from '#lib/startup-checks';
import { describeDatabase, describeSqlite, listTables, type Snapshot } from './database-snapshot';
import type { Manifest } from './manifest';
import { connect, runTool } from './postgres-tools';
import { assertSqliteUnused, lockPostgres } from './running-system';

export type DatabaseTarget = {
  /** For messages. */
  place: string;
  /** Null if there is none. */
  current: Snapshot | null;
  /** Replaces it by the database in the staged file. Rejects if it is as before; resolves with what failed afterwards. */
  replace: (file: string, manifest: Manifest, signal: AbortSignal) => Promise<string[]>;
  close: () => Promise<void>;
};

const orNull = (snapshot: Snapshot) => (Object.keys(snapshot.tables).length > 0 ? snapshot : null);

function assertComplete({ tables }: Pick<Snapshot, 'tables'>, { database }: Manifest) {
  for (const [name, total] of Object.entries(database.tables)) {
    if (tables[name] !== total)
      throw new CommandError(`The backup is damaged: ${name} has ${tables[name] ?? 'no'} rows instead of ${total}.`);
  }
}

async function sqliteTarget({ dataDir }: Settings): Promise<DatabaseTarget> {
  const target = databaseFile(dataDir);
  assertSqliteUnused(dataDir);
  return {
    place: target,
    current: existsSync(target) ? orNull(await describeSqlite(target)) : null,
    async replace(file, manifest) {
      assertComplete(await describeSqlite(file), manifest);
      await chmod(file, 0o600);
      const handle = await open(file, 'r+');
      await handle.sync();
      await handle.close();
      assertSqliteUnused(dataDir);
      await rename(file, target);
      return [];
    },
    close: () => Promise.resolve(),
  };
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** What `pg_dump` writes of a schema of this product. */
const knownEntries =
  /^\d+; \d+ \d+ (?:SCHEMA|TABLE DATA|TABLE|SEQUENCE SET|SEQUENCE OWNED BY|SEQUENCE|DEFAULT|CONSTRAINT|FK CONSTRAINT|INDEX|FUNCTION|TRIGGER) /;

/** Comments begin with a semicolon. */
async function assertKnownEntries(file: string, folder: string, signal: AbortSignal): Promise<void> {
  const list = join(folder, 'contents.txt');
  await runTool('pg_restore', ['--list', `--file=${list}`, file], null, signal);
  const entries = (await readFile(list, 'utf8')).split('\n').filter((line) => line && !line.startsWith(';'));
  const unknown = entries.find((line) => !knownEntries.test(line));
  if (unknown !== undefined) throw new CommandError(`The backup is damaged: ${unknown} does not belong to it.`);
}

/** The rows of each table in the dump, in the format that `pg_restore` prints them. */
async function countDumpedRows(file: string, folder: string, signal: AbortSignal): Promise<Record<string, number>> {
  const data = join(folder, 'data.sql');
  await runTool('pg_restore', ['--data-only', `--file=${data}`, file], null, signal);
  const counts: Record<string, number> = {};
  let table: string | null = null;
  for await (const line of createInterface({ input: createReadStream(data), crlfDelay: Infinity })) {
    if (table === null) {
      table = /^COPY [\w"]+\."?(\w+)"? .*FROM stdin;$/.exec(line)?.[1] ?? null;
      if (table !== null) counts[table] = 0;
    } else if (line === '\\.') table = null;
    else counts[table] = (counts[table] ?? 0) + 1;
  }
  await rm(data);
  return counts;
}

async function postgresTarget(databaseUrl: string, folder: string, now: Date): Promise<DatabaseTarget> {
  const client = await connect(databaseUrl);
  const close = () => client.end();
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
        await assertKnownEntries(file, folder, signal);
        // A table without data is not in the dump.
        const none = Object.fromEntries(Object.keys(manifest.database.tables).map((table) => [table, 0]));
        const dumped = await countDumpedRows(file, folder, signal);
        assertComplete({ tables: { ...none, ...dumped } }, manifest);
        const whole = ['--single-transaction', '--exit-on-error', '--clean', '--if-exists'];
        const options = ['--no-owner', '--no-privileges', '--no-comments', '--no-password', `--schema=${schema}`];
        await runTool('pg_restore', [...whole, ...options, `--dbname=${name}`, file], databaseUrl, signal);
        return finish(manifest).then(
          () => [],
          (error: unknown) => [reasonOf(error)],
        );
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export const openDatabaseTarget = (settings: Settings, folder: string, now: Date): Promise<DatabaseTarget> =>
  settings.databaseUrl === null ? sqliteTarget(settings) : postgresTarget(settings.databaseUrl, folder, now);
