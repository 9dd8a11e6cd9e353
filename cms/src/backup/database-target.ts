/** Replaces the database of this installation in one step: it is the old one until it is completely the new one. */
import { chmod, open, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#domain/settings/settings';
import { CommandError } from '#lib/command-error';
import { databaseFile } from '#lib/startup-checks';
import { describeDatabase, describeSqlite, type Snapshot } from './database-snapshot';
import type { Manifest } from './manifest';
import { connect, runTool } from './postgres-tools';
import { assertSqliteUnused, lockPostgres } from './running-system';

export type DatabaseTarget = {
  /** For messages. */
  place: string;
  /** Null if there is none. */
  current: Snapshot | null;
  /** Replaces it by the database in the staged file. */
  replace: (file: string, manifest: Manifest, signal: AbortSignal) => Promise<void>;
  close: () => Promise<void>;
};

const orNull = (snapshot: Snapshot) => (Object.keys(snapshot.tables).length > 0 ? snapshot : null);

function assertComplete({ tables }: Snapshot, { database }: Manifest) {
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
    },
    close: () => Promise.resolve(),
  };
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Tables and so on, but not the schema itself, which may belong to another user. */
const dropAll = (schema: string) => `do $$ declare item record; begin
  for item in select tablename as name from pg_tables where schemaname = ${literal(schema)} loop
    execute format('drop table if exists %I.%I cascade', ${literal(schema)}, item.name); end loop;
  for item in select viewname as name from pg_views where schemaname = ${literal(schema)} loop
    execute format('drop view if exists %I.%I cascade', ${literal(schema)}, item.name); end loop;
  for item in select sequencename as name from pg_sequences where schemaname = ${literal(schema)} loop
    execute format('drop sequence if exists %I.%I cascade', ${literal(schema)}, item.name); end loop;
  for item in select p.oid::regprocedure as name from pg_proc p where pronamespace = ${literal(schema)}::regnamespace
    and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e') loop
    execute format('drop routine if exists %s cascade', item.name); end loop;
end $$;`;

/** In the transaction of the restore, so that it fails as a whole. */
const assertRows = (schema: string, { database }: Manifest) =>
  Object.entries(database.tables)
    .map(
      ([name, total]) => `do $$ begin if (select count(*) from ${quote(schema)}.${quote(name)}) <> ${total} then
  raise exception '% does not have ${total} rows', ${literal(name)}; end if; end $$;`,
    )
    .join('\n');

/** Web compares content versions: those of the restored database must not look like ones that it knows. */
const newEpoch = (schema: string, now: Date) => `do $$ begin
  if to_regclass(${literal(`${quote(schema)}.change_versions`)}) is not null then
    update ${quote(schema)}.change_versions set version = ${now.getTime()} where noun = '#epoch'; end if; end $$;`;

async function postgresTarget(databaseUrl: string, folder: string, now: Date): Promise<DatabaseTarget> {
  const client = await connect(databaseUrl);
  const close = () => client.end();
  try {
    await lockPostgres(client);
    const query = async (statement: string) => (await client.query(statement)).rows as Record<string, unknown>[];
    const [first] = await query('select current_schema() as schema, current_database() as name');
    const schema = String(first?.['schema']);
    return {
      place: `the database ${String(first?.['name'])}`,
      current: orNull(await describeDatabase('postgres', query)),
      async replace(file, manifest, signal) {
        const [before, dump, after] = ['before.sql', 'dump.sql', 'after.sql'].map((name) => join(folder, name)) as [
          string,
          string,
          string,
        ];
        const options = ['--no-owner', '--no-privileges', '--no-comments', `--schema=${schema}`];
        await runTool('pg_restore', [...options, `--file=${dump}`, file], null, signal);
        await writeFile(before, dropAll(schema), { mode: 0o600 });
        await writeFile(after, `${assertRows(schema, manifest)}\n${newEpoch(schema, now)}\n`, { mode: 0o600 });
        const scripts = [before, dump, after].map((script) => `--file=${script}`);
        const strict = ['--no-psqlrc', '--quiet', '--no-password', '--set=ON_ERROR_STOP=1', '--single-transaction'];
        await runTool('psql', [...strict, ...scripts], databaseUrl, signal);
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
