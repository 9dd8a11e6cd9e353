/** Runs work after a change is committed; the response to the request waits for it, and for no other request's work. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';

const currentRequest = new AsyncLocalStorage<Set<Promise<void>>>();

/** Joins the current transaction; a rollback discards the work. Failures are only logged: the change is committed. */
export const afterCommit = (strapi: Core.Strapi, description: string, work: () => Promise<void>) =>
  strapi.db.transaction(({ onCommit }) => {
    const pending = currentRequest.getStore();
    onCommit(() => {
      const running = work()
        .catch((error: unknown) => {
          strapi.log.error(`${description} failed: ${String(error)}`);
        })
        .finally(() => pending?.delete(running));
      pending?.add(running);
    });
  });

/** Resolves when the work that the request has scheduled is done too; that may commit changes that schedule more. */
export async function awaitWorkAfterCommit(request: () => Promise<void>): Promise<void> {
  const pending = new Set<Promise<void>>();
  await currentRequest.run(pending, request);
  while (pending.size > 0) await Promise.all(pending);
}
