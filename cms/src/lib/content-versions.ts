/**
 * A counter a noun, so that web knows in time what to forget. Whatever writes content (the API, the panel, the media
 * library) goes through the database's lifecycles and counts when its transaction is committed. On PostgreSQL the
 * counters are a table that all replicas count in; on SQLite there is one process, and its memory is enough.
 */
import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { afterCommit } from './after-commit';
import { isOnPostgres as isShared } from './settings';

export type ContentVersions = { epoch: string; versions: Record<string, number> };

const table = 'change_versions';
const epochRow = '#epoch';
/** Nobody reads these through a cache. */
const untracked = new Set(['api::session.session', 'api::outgoing-mail.outgoing-mail']);

const memory: ContentVersions = { epoch: randomUUID(), versions: {} };

/** `api::hero-image.hero-image` is `hero-image`; files of the media library are `media`; null: nobody's business. */
function typeName(uid: string): string | null {
  if (uid === 'plugin::upload.file') return 'media';
  if (!uid.startsWith('api::') || untracked.has(uid)) return null;
  return uid.slice('api::'.length).split('.')[0] ?? null;
}

const countShared = (noun: string) =>
  strapi.db.connection.raw(
    `insert into ${table} (noun, version) values (?, 1)
     on conflict (noun) do update set version = ${table}.version + 1`,
    [noun],
  );

async function count(noun: string): Promise<void> {
  memory.versions[noun] = (memory.versions[noun] ?? 0) + 1;
  if (isShared()) await countShared(noun);
}

async function prepareTable() {
  await strapi.db.connection.raw(
    `create table if not exists ${table} (noun varchar(100) primary key, version bigint not null)`,
  );
  await strapi.db.connection.raw(`insert into ${table} (noun, version) values (?, ?) on conflict (noun) do nothing`, [
    epochRow,
    Date.now(),
  ]);
}

export async function trackContentVersions(strapi: Core.Strapi): Promise<void> {
  for (const uid of Object.keys(strapi.contentTypes)) {
    const noun = typeName(uid);
    if (noun) memory.versions[noun] ??= 0;
  }
  if (isShared()) await prepareTable();
  strapi.db.lifecycles.subscribe(async ({ action, model }) => {
    const noun = /^after(Create|Update|Delete)/.test(action) ? typeName(model.uid) : null;
    if (noun) await afterCommit(strapi, `Counting the change of ${noun}`, () => count(noun));
  });
}

export async function readContentVersions(): Promise<ContentVersions> {
  if (!isShared()) return memory;
  const rows: { noun: string; version: string }[] = await strapi.db.connection(table).select('noun', 'version');
  const stored = Object.fromEntries(rows.map(({ noun, version }) => [noun, Number(version)]));
  const { [epochRow]: epoch, ...versions } = stored;
  const none = Object.fromEntries(Object.keys(memory.versions).map((noun) => [noun, 0]));
  return { epoch: String(epoch), versions: { ...none, ...versions } };
}
