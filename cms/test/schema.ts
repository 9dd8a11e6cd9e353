/** The definitions of all tables, columns, indexes, constraints and triggers, as comparable lines. */
import { queryRows } from './stored-data';

const sqlite = `select type || ' ' || name || ' ' || coalesce(sql, '') as line from sqlite_master order by 1`;

const postgres = `
  select concat_ws(' ', 'column', table_name, column_name, data_type, character_maximum_length, collation_name, is_nullable, column_default) as line
    from information_schema.columns where table_schema = 'public'
  union all select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = 'public'
  union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select concat_ws(' ', 'trigger', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
  order by 1`;

export async function readSchema(database: { dataDir: string; databaseUrl: string | null }): Promise<string[]> {
  const rows = await queryRows(database.databaseUrl ? postgres : sqlite, [], database);
  return rows.map(({ line }) => String(line));
}
