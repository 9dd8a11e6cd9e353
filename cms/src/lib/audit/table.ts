/**
 * The table of the audit log. It is not a content type, so neither the panel nor the API can reach it, and triggers reject
 * changes of its rows and the deletion of rows that are younger than the shortest retention.
 */
import type { Core } from '@strapi/strapi';
import { minAuditRetentionDays } from '#domain/audit/constants';
import { isOnPostgres } from '../settings';

export const auditTable = 'audit_log';

const minRetentionMs = minAuditRetentionDays * 86_400_000;

export type AuditRow = {
  id: number | string;
  /** Milliseconds since 1970. PostgreSQL returns bigint as a string. */
  recorded_at: number | string;
  actor_kind: string;
  actor_id: string | null;
  actor_name: string | null;
  actor_email: string | null;
  source: string;
  ip_address: string | null;
  action: string;
  area: string;
  record_type: string | null;
  record_id: string | null;
  record_name: string | null;
  /** A JSON array of names. */
  fields: string;
  record_count: number;
  search_text: string;
};

const columns = `
  recorded_at bigint not null,
  actor_kind varchar(20) not null,
  actor_id varchar(64),
  actor_name varchar(255),
  actor_email varchar(255),
  source varchar(20) not null,
  ip_address varchar(64),
  action varchar(40) not null,
  area varchar(40) not null,
  record_type varchar(100),
  record_id varchar(64),
  record_name text,
  fields text not null,
  record_count integer not null,
  search_text text not null`;

const indexes = {
  recorded: 'recorded_at, id',
  actor: 'actor_id, recorded_at, id',
  area: 'area, recorded_at, id',
  action: 'action, recorded_at, id',
};

const onSqlite = [
  `create table if not exists ${auditTable} (id integer primary key autoincrement, ${columns})`,
  `create trigger if not exists ${auditTable}_no_update before update on ${auditTable}
   begin select raise(abort, 'Entries of the audit log cannot be changed'); end`,
  // "insert or replace" deletes a row without the triggers of deletions.
  `create trigger if not exists ${auditTable}_no_replace before insert on ${auditTable}
   when exists (select 1 from ${auditTable} where id = new.id)
   begin select raise(abort, 'Entries of the audit log cannot be changed'); end`,
  `create trigger if not exists ${auditTable}_no_early_delete before delete on ${auditTable}
   when old.recorded_at > (cast(strftime('%s', 'now') as integer) * 1000 - ${minRetentionMs})
   begin select raise(abort, 'Entries of the audit log cannot be deleted yet'); end`,
];

const onPostgres = [
  `create table if not exists ${auditTable} (id bigint generated always as identity primary key, ${columns})`,
  `create or replace function protect_${auditTable}() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' and old.recorded_at <= extract(epoch from clock_timestamp()) * 1000 - ${minRetentionMs}
       then return old;
     end if;
     raise exception 'Entries of the audit log cannot be changed, or deleted yet';
   end $$`,
  // "create or replace" would wait for the transactions of other replicas.
  `do $$ begin
     if not exists (select from pg_trigger where tgrelid = '${auditTable}'::regclass and tgname = 'protect_${auditTable}')
     then
       create trigger protect_${auditTable} before update or delete on ${auditTable}
       for each row execute function protect_${auditTable}();
     end if;
   end $$`,
];

export async function createAuditTable({ db: { connection } }: Core.Strapi): Promise<void> {
  for (const statement of isOnPostgres() ? onPostgres : onSqlite) await connection.raw(statement);
  for (const [name, key] of Object.entries(indexes))
    await connection.raw(`create index if not exists ${auditTable}_${name} on ${auditTable} (${key})`);
}
