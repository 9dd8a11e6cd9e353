/**
 * A version number per content type, which web polls to invalidate its cache. Every write to the database, from the API,
 * the panel or the media library, increments its type's version. On SQLite the versions are in the memory of its single
 * process, which starts a new epoch; on PostgreSQL, all replicas share them: decision 035.
 */
import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { afterCommit } from './database/transaction';
import { isOnPostgres } from './settings';

// Content versions on PostgreSQL. A change inserts a row in its own transaction: both are committed, or neither, and no
// transaction waits for another one, as it would for a counter. A type's version is its counter plus its rows, which are
// moved into the counter from time to time.

const counters = 'change_versions';
const changes = 'content_changes';
const epochRow = '#epoch';

const maxRows = 200;

/** The counters' column for a type is `noun`, because existing databases have it. */
async function createVersionTables({ db: { connection } }: Core.Strapi): Promise<void> {
  await connection.raw(
    `create table if not exists ${counters} (noun varchar(100) primary key, version bigint not null)`,
  );
  await connection.raw(
    `create table if not exists ${changes} (
       id bigint generated always as identity primary key, type varchar(100) not null)`,
  );
  await connection.raw(`insert into ${counters} (noun, version) values (?, ?) on conflict (noun) do nothing`, [
    epochRow,
    Date.now(),
  ]);
}

/** One row per type and transaction is enough. */
const recorded = new WeakMap<object, Set<string>>();

async function recordChange(strapi: Core.Strapi, type: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const types = recorded.get(trx) ?? new Set();
    if (types.has(type)) return;
    recorded.set(trx, types.add(type));
    await trx(changes).insert({ type });
  });
}

type Row = { noun: string; version: string; rows: string; table_id: number };

async function readSharedVersions(strapi: Core.Strapi): Promise<{ epoch: string; versions: Record<string, number> }> {
  // One statement: it sees rows before or after they are moved, never both or neither.
  const { rows }: { rows: Row[] } = await strapi.db.connection.raw(
    `select noun, sum(version) as version, sum(rows) as rows, '${changes}'::regclass::oid as table_id from (
       select noun, version, 0 as rows from ${counters}
       union all select type, count(*), count(*) from ${changes} group by type
     ) as parts group by noun`,
  );
  if (rows.reduce((sum, row) => sum + Number(row.rows), 0) > maxRows) moveChanges(strapi);
  const stored = Object.fromEntries(rows.map(({ noun, version }) => [noun, Number(version)]));
  const { [epochRow]: epoch, ...versions } = stored;
  // A restored backup has new tables, and versions that may be lower than before.
  return { epoch: `${epoch}-${rows[0]?.table_id}`, versions };
}

let moving: Promise<void> | null = null;

/** Replicas may move at the same time: each takes rows that the other does not, and the counters in the same order. */
function moveChanges(strapi: Core.Strapi): void {
  moving ??= Promise.resolve(
    strapi.db.connection.raw(
      `with moved as (
         delete from ${changes} where id in (
           select id from ${changes} order by id limit 10000 for update skip locked
         ) returning type
       )
       insert into ${counters} (noun, version) select type, count(*) from moved group by type order by type
       on conflict (noun) do update set version = ${counters}.version + excluded.version`,
    ),
  )
    .catch((error: unknown) => strapi.log.warn(`Counting content changes failed: ${String(error)}`))
    .then(() => {
      moving = null;
    });
}

/** A new epoch invalidates everything: versions of different epochs can't be compared. */
export type ContentVersions = { epoch: string; versions: Record<string, number> };

/** Types that are no part of any cached response. */
const untracked = new Set([
  'api::session.session',
  'api::outgoing-mail.outgoing-mail',
  'api::deleted-record.deleted-record',
  'api::screen.screen',
  'api::screen.screen-pairing',
]);

const memory: ContentVersions = { epoch: randomUUID(), versions: {} };

/** `api::hero-image.hero-image` is `hero-image`, a file of the media library is `media`; null if untracked. */
function typeName(uid: string): string | null {
  if (uid === 'plugin::upload.file') return 'media';
  if (!uid.startsWith('api::') || untracked.has(uid)) return null;
  return uid.slice('api::'.length).split('.')[0] ?? null;
}

async function incrementInMemory(type: string): Promise<void> {
  memory.versions[type] = (memory.versions[type] ?? 0) + 1;
}

/** For changes of an untracked type that clients must notice nevertheless. Part of the current transaction. */
export const incrementContentVersion = (strapi: Core.Strapi, type: string): Promise<void> =>
  isOnPostgres()
    ? recordChange(strapi, type)
    : afterCommit(strapi, `Incrementing the version of ${type}`, () => incrementInMemory(type));

export async function trackContentVersions(strapi: Core.Strapi): Promise<void> {
  for (const uid of Object.keys(strapi.contentTypes)) {
    const type = typeName(uid);
    if (type) memory.versions[type] ??= 0;
  }
  if (isOnPostgres()) await createVersionTables(strapi);
  strapi.db.lifecycles.subscribe(async ({ action, model }) => {
    const type = /^after(Create|Update|Delete)/.test(action) ? typeName(model.uid) : null;
    if (type) await incrementContentVersion(strapi, type);
  });
}

export async function readContentVersions(): Promise<ContentVersions> {
  if (!isOnPostgres()) return memory;
  const { epoch, versions } = await readSharedVersions(strapi);
  const initial = Object.fromEntries(Object.keys(memory.versions).map((type) => [type, 0]));
  return { epoch, versions: { ...initial, ...versions } };
}
