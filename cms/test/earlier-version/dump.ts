/** A database as SQL text. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Client } from 'pg';
import { BetterSqlite } from '../stored-data';

type Source = { dataDir: string; databaseUrl: string | null };

export const dumpDatabase = ({ dataDir, databaseUrl }: Source): string =>
  databaseUrl ? dumpPostgres(databaseUrl) : dumpSqlite(join(dataDir, 'boldridge.db'));

/** pg_dump's settings that other versions of PostgreSQL don't know, and its commands for psql. */
const specific = /^(?:SET transaction_timeout .*|\\(?:un)?restrict .*|--.*)\n/gm;

const dumpPostgres = (url: string) =>
  execFileSync('pg_dump', ['--inserts', '--rows-per-insert=200', '--no-owner', '--no-privileges', url], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  }).replace(specific, '');

function dumpSqlite(file: string): string {
  const database = new BetterSqlite(file);
  try {
    // The start creates full-text tables and their triggers again: shadow tables can't be written.
    const isIndex = `exists (select 1 from pragma_table_list t where t.type in ('virtual', 'shadow') and sqlite_master.name like t.name || '%')`;
    const objects = database
      .prepare(
        `select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%' and not ${isIndex}`,
      )
      .all();
    const tables = objects.filter(({ type }) => type === 'table');
    const rows = tables.flatMap(({ name }) => insertStatements(database, String(name)));
    const definitions = (wanted: (type: unknown) => boolean) =>
      objects.filter(({ type }) => wanted(type)).map(({ sql }) => `${String(sql)};`);
    return [...definitions((type) => type === 'table'), ...rows, ...definitions((type) => type !== 'table')].join('\n');
  } finally {
    database.close();
  }
}

function insertStatements(database: InstanceType<typeof BetterSqlite>, table: string): string[] {
  const columns = database.prepare(`pragma table_info("${table}")`).all();
  const values = columns.map(({ name }) => `quote("${String(name)}")`).join(` || ', ' || `);
  const rows = database.prepare(`select ${values} as line from "${table}"`).all();
  return rows.map(({ line }) => `insert into "${table}" values (${String(line)});`);
}

/** Creates the tables and rows of a dump in an empty database. */
export async function restoreDatabase({ dataDir, databaseUrl }: Source, dump: string): Promise<void> {
  if (!databaseUrl) {
    const database = new BetterSqlite(join(dataDir, 'boldridge.db'));
    database.exec(`pragma foreign_keys = off; begin; ${dump}; commit;`);
    database.close();
    return;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(dump);
  await client.end();
}
