/**
 * Strapi's queries without a transaction, such as those of the media library, commit before the listeners of their events
 * run. This makes a transaction of each write and its listeners.
 */
import type { Core } from '@strapi/strapi';

const writes = ['create', 'createMany', 'update', 'updateMany', 'delete', 'deleteMany'] as const;

type Write = (uid: string, ...rest: unknown[]) => Promise<unknown>;

export function joinWritesWithEvents({ db }: Core.Strapi, isJoined: (uid: string) => boolean): void {
  const manager = db.entityManager as unknown as Record<(typeof writes)[number], Write>;
  for (const name of writes) {
    const write = manager[name].bind(manager);
    manager[name] = (uid, ...rest) =>
      isJoined(uid) && !db.inTransaction() ? db.transaction(() => write(uid, ...rest)) : write(uid, ...rest);
  }
}
