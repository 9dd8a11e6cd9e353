/** What is to be done once a change is really stored, and waited for before its writer is answered. */
import type { Core } from '@strapi/strapi';

const pending = new Set<Promise<void>>();

/** Joins the transaction that runs; what is rolled back is never done. Failures are logged: the change itself stands. */
export const afterCommit = (strapi: Core.Strapi, what: string, work: () => Promise<void>) =>
  strapi.db.transaction(({ onCommit }) => {
    onCommit(() => {
      const doing = work()
        .catch((error: unknown) => {
          strapi.log.error(`${what} failed: ${String(error)}`);
        })
        .finally(() => pending.delete(doing));
      pending.add(doing);
    });
  });

/** Until nothing is left: what was done may have been a change itself. */
export async function flushAfterCommit(): Promise<void> {
  while (pending.size > 0) await Promise.all(pending);
}
