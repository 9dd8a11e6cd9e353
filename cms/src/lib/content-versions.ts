/**
 * A version number per content type, which web polls to invalidate its cache. Every write to the database, from the API,
 * the panel or the media library, increments its type's version. On SQLite the versions are in the memory of its single
 * process, which starts a new epoch. On PostgreSQL, where all replicas share them, see `database/shared-versions.ts`.
 */
import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { afterCommit } from './after-commit';
import { isOnPostgres } from './settings';
import { createVersionTables, readSharedVersions, recordChange } from './database/shared-versions';
import { joinWritesWithEvents } from './database/writes-with-events';

/** A new epoch invalidates everything: versions of different epochs can't be compared. */
export type ContentVersions = { epoch: string; versions: Record<string, number> };

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
  if (isOnPostgres()) {
    await createVersionTables(strapi);
    joinWritesWithEvents(strapi, (uid) => typeName(uid) !== null);
  }
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
