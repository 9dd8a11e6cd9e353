/**
 * A version number per content type, which web polls to invalidate its cache. Every write to the database, from the API,
 * the panel or the media library, increments its type's version when its transaction commits. On PostgreSQL the versions
 * are a table that all replicas share; SQLite has a single process, which keeps them in memory.
 */
import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { afterCommit } from './after-commit';
import { isOnPostgres as isShared } from './settings';

/** A new epoch invalidates everything: versions of different epochs can't be compared. */
export type ContentVersions = { epoch: string; versions: Record<string, number> };

const table = 'change_versions';
const epochRow = '#epoch';
/** Not part of any cached response. */
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

// The type's name is in the column `noun`, because existing databases have it.
const incrementShared = (type: string) =>
  strapi.db.connection.raw(
    `insert into ${table} (noun, version) values (?, 1)
     on conflict (noun) do update set version = ${table}.version + 1`,
    [type],
  );

async function increment(type: string): Promise<void> {
  memory.versions[type] = (memory.versions[type] ?? 0) + 1;
  if (isShared()) await incrementShared(type);
}

async function createTable() {
  await strapi.db.connection.raw(
    `create table if not exists ${table} (noun varchar(100) primary key, version bigint not null)`,
  );
  await strapi.db.connection.raw(`insert into ${table} (noun, version) values (?, ?) on conflict (noun) do nothing`, [
    epochRow,
    Date.now(),
  ]);
}

/** For changes of an untracked type that clients must notice nevertheless. */
export const incrementContentVersion = (strapi: Core.Strapi, type: string) =>
  afterCommit(strapi, `Incrementing the version of ${type}`, () => increment(type));

export async function trackContentVersions(strapi: Core.Strapi): Promise<void> {
  for (const uid of Object.keys(strapi.contentTypes)) {
    const type = typeName(uid);
    if (type) memory.versions[type] ??= 0;
  }
  if (isShared()) await createTable();
  strapi.db.lifecycles.subscribe(async ({ action, model }) => {
    const type = /^after(Create|Update|Delete)/.test(action) ? typeName(model.uid) : null;
    if (type) await incrementContentVersion(strapi, type);
  });
}

export async function readContentVersions(): Promise<ContentVersions> {
  if (!isShared()) return memory;
  const rows: { noun: string; version: string }[] = await strapi.db.connection(table).select('noun', 'version');
  const stored = Object.fromEntries(rows.map(({ noun, version }) => [noun, Number(version)]));
  const { [epochRow]: epoch, ...versions } = stored;
  const initial = Object.fromEntries(Object.keys(memory.versions).map((type) => [type, 0]));
  return { epoch: String(epoch), versions: { ...initial, ...versions } };
}
