/**
 * Makes one transaction of each write of Strapi's query engine and the listeners of its lifecycle events: the content
 * versions and the audit log. Strapi 5.52 commits writes outside the document service, such as those of the media library
 * and of its users, before the listeners run, and has no hook around a write, so the methods of its entity manager are
 * replaced. `audit-log.api.test.ts` fails if Strapi no longer calls them.
 */
import type { Core } from '@strapi/strapi';

const writes = ['create', 'createMany', 'update', 'updateMany', 'delete', 'deleteMany'] as const;

export type WriteName = (typeof writes)[number];

type Write = (uid: string, params: unknown) => Promise<unknown>;

export function joinWritesWithEvents({ db }: Core.Strapi): void {
  const manager = db.entityManager as unknown as Record<WriteName, Write>;
  for (const name of writes) {
    const write = manager[name].bind(manager);
    manager[name] = (uid, params) =>
      db.inTransaction() ? write(uid, params) : db.transaction(() => write(uid, params));
  }
}
