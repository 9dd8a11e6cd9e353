/** Runs work after a change is committed; the response to the write waits for it. */
import type { Core } from '@strapi/strapi';

const pending = new Set<Promise<void>>();

/** Joins the current transaction; a rollback discards the work. Failures are only logged: the change is committed. */
export const afterCommit = (strapi: Core.Strapi, description: string, work: () => Promise<void>) =>
  strapi.db.transaction(({ onCommit }) => {
    onCommit(() => {
      const running = work()
        .catch((error: unknown) => {
          strapi.log.error(`${description} failed: ${String(error)}`);
        })
        .finally(() => pending.delete(running));
      pending.add(running);
    });
  });

/** Waits until no work is pending; work may commit changes that schedule more. */
export async function flushAfterCommit(): Promise<void> {
  while (pending.size > 0) await Promise.all(pending);
}
