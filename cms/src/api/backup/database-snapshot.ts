/** A consistent copy of the database, made while the system runs. */
import { withSqlite } from '#lib/sqlite-driver';
import { fileNames, type FileWithFormats } from '#lib/storage/stored-files';
import type { DatabaseKind } from './manifest';
import { connect, runTool } from './postgres-tools';

/** SQLite returns JSON as text. */
function parsedFormats(row: Record<string, unknown>): FileWithFormats {
  const { formats } = row;
  return { ...row, formats: typeof formats === 'string' ? JSON.parse(formats) : formats };
}

export type Snapshot = {
  kind: DatabaseKind;
  tables: Record<string, number>;
  migrations: string[];
  /** The names of all files that rows refer to. */
  fileNames: Set<string>;
};

export type Row = Record<string, unknown>;
type Query = (statement: string) => Promise<Row[]>;

/** Requests of the last day (lib/idempotency). An archive is kept for years, and hashes help to guess what was sent. */
const requestTable = 'idempotency_keys';

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const listTables = {
  sqlite: `select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`,
  postgres: `select tablename as name from pg_tables where schemaname = current_schema() order by tablename`,
};

export async function describeDatabase(kind: DatabaseKind, query: Query): Promise<Snapshot> {
  const names = (await query(listTables[kind])).map(({ name }) => String(name));
  const tables: Record<string, number> = {};
  for (const name of names)
    tables[name] = Number((await query(`select count(*) as total from ${quote(name)}`))[0]?.['total']);
  const migrations = names.includes('strapi_migrations')
    ? await query('select name from strapi_migrations order by name')
    : [];
  const files = names.includes('files') ? await query('select hash, ext, formats from files') : [];
  return {
    kind,
    tables,
    migrations: migrations.map(({ name }) => String(name)),
    fileNames: new Set(files.flatMap((file) => fileNames(parsedFormats(file)))),
  };
}

export const describeSqlite = (file: string): Promise<Snapshot> =>
  withSqlite(file, (copy) => describeDatabase('sqlite', async (statement) => copy.prepare(statement).all() as Row[]), {
    readonly: true,
  });

/**
 * `VACUUM INTO` reads in one transaction, which blocks no writer in WAL mode. The online backup would start again
 * whenever another process writes.
 */
export async function snapshotSqlite(file: string, target: string): Promise<Snapshot> {
  await withSqlite(file, (database) => {
    database.pragma('busy_timeout = 30000');
    database.prepare('vacuum into ?').run(target);
  });
  await withSqlite(target, (copy) => {
    copy.pragma('secure_delete = on');
    copy.prepare(`delete from ${requestTable}`).run();
  });
  return describeSqlite(target);
}

/** `pg_dump` reads in the snapshot of this transaction, in which the rows are counted too. */
export async function snapshotPostgres(databaseUrl: string, target: string, signal: AbortSignal): Promise<Snapshot> {
  const client = await connect(databaseUrl);
  try {
    const query: Query = async (statement) => (await client.query(statement)).rows;
    await query('begin isolation level repeatable read read only');
    const [exported] = await query('select pg_export_snapshot() as id, current_schema() as schema');
    await runTool(
      'pg_dump',
      [
        '--format=custom',
        '--compress=0',
        '--no-owner',
        '--no-privileges',
        '--no-comments',
        '--no-password',
        `--exclude-table-data=${requestTable}`,
        ...[`--schema=${quote(String(exported?.['schema']))}`, `--snapshot=${exported?.['id']}`, `--file=${target}`],
      ],
      databaseUrl,
      signal,
    );
    const snapshot = await describeDatabase('postgres', query);
    return { ...snapshot, tables: { ...snapshot.tables, [requestTable]: 0 } };
  } finally {
    await client.end();
  }
}
