/**
 * Copies the rows of a backup into the other kind of database. Its tables are made by a start of this product, which
 * knows all of them; a backup of another version has to be updated in its own kind of database first.
 */
import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { CommandError, reasonOf } from '#lib/command-error';
import { cmsDir } from '#lib/settings';
import { openSqlite } from '#lib/sqlite-driver';
import { listTables, quote, type Row } from './database-snapshot';
import { migrationName, type Manifest } from './manifest';
import { runTool, waitFor } from './postgres-tools';

/** Strapi's own account of the tables, which differ between the databases. */
const ownTables = new Set(['strapi_database_schema', 'strapi_migrations', 'strapi_migrations_internal']);

/** What only replicas need. */
const onlyInPostgres = new Set(['change_versions', 'content_changes', 'rate_limits']);

const script = join(__dirname, '../../commands/create-tables.js');

/** Creates the tables of an empty database in a process of its own. */
async function createTables(dataDir: string, databaseUrl: string | null, signal: AbortSignal): Promise<void> {
  const { PATH, HOME, LANG } = process.env;
  const off = { SEED: 'off', BACKUP_SCHEDULE: 'off', S3_BUCKET: '', BACKUP_S3_BUCKET: '', APP_SECRET: '' };
  const others = { DATABASE_PASSWORD: '', CMS_METRICS_PORT: '', STRAPI_TELEMETRY_DISABLED: 'true', ...off };
  const database = { NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' } as const;
  const env = { PATH, HOME, LANG, ...database, ...others };
  const child = spawn(process.execPath, [script], { cwd: cmsDir, env, signal, stdio: ['ignore', 'pipe', 'pipe'] });
  const { code, output } = await waitFor(child);
  if (code !== 0) throw new CommandError(`The tables could not be created: ${output.slice(-2000)}`);
}

type Source = { tables: string[]; rows: (table: string) => AsyncIterable<Row> | Iterable<Row> };

/** The tables to fill, of those that the start has created. */
function chooseTables(source: string[], created: string[], { database }: Manifest, migrations: string[]): string[] {
  const isKnown = database.migrations.map(migrationName).sort().join() === migrations.map(migrationName).sort().join();
  const lost = source.find((table) => !created.includes(table) && !onlyInPostgres.has(table));
  if (!isKnown || lost !== undefined)
    throw new CommandError(
      `The backup is of another version${lost === undefined ? '' : ` (with the table ${lost})`}. Please restore it to its own kind of database, start the system once, and make a backup of that.`,
    );
  return source.filter((table) => created.includes(table) && !ownTables.has(table));
}

function assertMoved(counts: Record<string, number>, { database }: Manifest) {
  for (const [table, count] of Object.entries(counts))
    if (count !== database.tables[table])
      throw new CommandError(`${table} has ${count} rows instead of ${database.tables[table]}`);
}

// From SQLite to PostgreSQL.

async function* inBatches(rows: AsyncIterable<Row> | Iterable<Row>, size: number): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    if (batch.push(row) < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** SQLite has instants as milliseconds, and 0 and 1 for booleans. */
function toPostgres(value: unknown, type: string): unknown {
  if (value === null) return null;
  if (type === 'boolean') return Boolean(value);
  return type.startsWith('timestamp') && typeof value === 'number' ? new Date(value).toISOString() : value;
}

/** Runs in the current transaction, which locks the tables. Foreign keys are checked when they are created again. */
async function fillPostgres(client: Client, { tables, rows }: Source): Promise<Record<string, number>> {
  const query = async (statement: string, values: unknown[] = []) =>
    (await client.query(statement, values)).rows as Row[];
  const keys = await query(
    `select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  for (const { place, name } of keys) await query(`alter table ${place} drop constraint ${quote(String(name))}`);
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const columns = await query(
      `select column_name as name, data_type as type, pg_get_serial_sequence($1, column_name::text) as sequence
       from information_schema.columns where table_schema = current_schema() and table_name = $2`,
      [quote(table), table],
    );
    const types = new Map(columns.map(({ name, type }) => [String(name), String(type)]));
    await query(`alter table ${quote(table)} disable trigger user`);
    await query(`delete from ${quote(table)}`);
    counts[table] = 0;
    for await (const batch of inBatches(rows(table), 200)) {
      const names = Object.keys(batch[0] ?? {});
      const values = batch.flatMap((row) => names.map((name) => toPostgres(row[name], types.get(name) ?? '')));
      const places = batch.map(
        (_row, index) => `(${names.map((_name, column) => `$${index * names.length + column + 1}`).join()})`,
      );
      await query(
        `insert into ${quote(table)} (${names.map(quote).join()}) overriding system value values ${places.join()}`,
        values,
      ).catch((error: unknown) => {
        throw new CommandError(`The rows of ${table} could not be moved: ${reasonOf(error)}`);
      });
      counts[table] += batch.length;
    }
    for (const { name, sequence } of columns.filter((column) => column['sequence'] !== null))
      await query(`select setval($1, max(${quote(String(name))})) from ${quote(table)} having count(*) > 0`, [
        sequence,
      ]);
    await query(`alter table ${quote(table)} enable trigger user`);
  }
  for (const { place, name, definition } of keys)
    await query(`alter table ${place} add constraint ${quote(String(name))} ${definition}`);
  return counts;
}

type Move = { folder: string; manifest: Manifest; signal: AbortSignal };

/** Fills an empty database, empty again after a failure. `file` has only tables; `last` runs in the transaction. */
export async function moveToPostgres(
  client: Client,
  databaseUrl: string,
  file: string,
  move: Move,
  last: string,
): Promise<void> {
  const query = async (statement: string) => (await client.query(statement)).rows as Row[];
  const tablesOf = async () => (await query(listTables.postgres)).map(({ name }) => String(name));
  const source = openSqlite(file, { readonly: true });
  try {
    // The start needs the lock.
    await query(`select pg_advisory_unlock(hashtextextended('start', 0))`);
    await createTables(join(move.folder, 'start'), databaseUrl, move.signal);
    const names = (source.prepare(listTables.sqlite).all() as Row[]).map(({ name }) => String(name));
    const migrations = (await query('select name from strapi_migrations')).map(({ name }) => String(name));
    const tables = chooseTables(names, await tablesOf(), move.manifest, migrations);
    const rows = (table: string) => source.prepare(`select * from ${quote(table)}`).iterate() as Iterable<Row>;
    await query('begin');
    assertMoved(await fillPostgres(client, { tables, rows }), move.manifest);
    await query(last);
    move.signal.throwIfAborted();
    await query('commit');
  } catch (error) {
    await query('rollback');
    for (const table of await tablesOf()) await query(`drop table ${quote(table)} cascade`);
    throw error;
  } finally {
    source.close();
  }
}

// From PostgreSQL to SQLite.

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** A value in the text format of COPY. */
const unescape = (value: string): string | null =>
  value === '\\N' ? null : value.replaceAll(/\\(.)/gs, (_match, code: string) => escapes[code] ?? code);

function toSqlite(value: string | null, type: string): unknown {
  if (value === null) return null;
  if (type === 'boolean') return value === 't' ? 1 : 0;
  if (type === 'datetime') return Date.parse(`${value.replace(' ', 'T')}Z`);
  // Strapi writes milliseconds.
  if (type === 'time') return value.length === 8 ? `${value}.000` : value.padEnd(12, '0');
  return /^(?:bigint|float|int|integer|smallint)$/.test(type) ? Number(value) : value;
}

const copyOf = /^COPY \S+ \((.+)\) FROM stdin;$/;

/** The rows of a script of one table. */
async function* readCopy(file: string, types: Map<string, string>): AsyncGenerator<Row> {
  let rest = '';
  let names: string[] | null = null;
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines: string[] = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const columns: string | undefined = names === null ? copyOf.exec(line)?.[1] : undefined;
      if (columns !== undefined) names = columns.split(', ').map((name) => name.replaceAll('"', ''));
      else if (names !== null && line === '\\.') return;
      else if (names !== null) {
        const values = line.split('\t').map(unescape);
        yield Object.fromEntries(names.map((name, i) => [name, toSqlite(values[i] ?? null, types.get(name) ?? '')]));
      }
    }
  }
}

/** Returns the file of the new database, which has no triggers: each start creates them. */
export async function moveToSqlite(dump: string, { folder, manifest, signal }: Move): Promise<string> {
  const home = join(folder, 'start');
  await createTables(home, null, signal);
  const file = join(home, 'brewery.db');
  const target = openSqlite(file);
  const all = (statement: string) => target.prepare(statement).all() as Row[];
  try {
    const created = all(listTables.sqlite).map(({ name }) => String(name));
    const migrations = all('select name from strapi_migrations').map(({ name }) => String(name));
    const tables = chooseTables(Object.keys(manifest.database.tables), created, manifest, migrations);
    for (const { name } of all("select name from sqlite_master where type = 'trigger'"))
      target.exec(`drop trigger ${quote(String(name))}`);
    target.pragma('foreign_keys = off');
    target.exec('begin');
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const types = new Map(
        all(`pragma table_info(${quote(table)})`).map(({ name, type }) => [String(name), String(type).toLowerCase()]),
      );
      const copy = join(folder, 'rows.sql');
      await runTool('pg_restore', ['--data-only', `--table=${table}`, `--file=${copy}`, dump], null, signal);
      target.exec(`delete from ${quote(table)}`);
      counts[table] = 0;
      for await (const row of readCopy(copy, types)) {
        const names = Object.keys(row);
        target
          .prepare(`insert into ${quote(table)} (${names.map(quote).join()}) values (${names.map(() => '?').join()})`)
          .run(...Object.values(row));
        counts[table] += 1;
      }
      await rm(copy);
    }
    const [broken] = all('pragma foreign_key_check');
    if (broken) throw new CommandError(`${String(broken['table'])} refers to a row that is missing`);
    assertMoved(counts, manifest);
    target.exec('commit');
    target.pragma('journal_mode = delete');
  } finally {
    target.close();
  }
  return file;
}
