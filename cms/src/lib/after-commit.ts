/** Runs work after a change is committed; the response to the request waits for it, and for no other request's work. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';

/** An update is one transaction around those of its steps, so what follows a commit waits for its end. */
let committed: Promise<void> | null = null;
let resolveCommitted = () => {};

export function beginUpdate(): void {
  committed = new Promise((resolve) => {
    resolveCommitted = resolve;
  });
}

/** If the update fails, what waits for it never runs. */
export function endUpdate(): void {
  committed = null;
  resolveCommitted();
}

const afterUpdate = (work: () => Promise<void>): Promise<void> => (committed ? committed.then(work) : work());

const currentRequest = new AsyncLocalStorage<Set<Promise<void>>>();

/** Joins the current transaction; a rollback discards the work. Failures are only logged: the change is committed. */
export const afterCommit = (strapi: Core.Strapi, description: string, work: () => Promise<void>) =>
  strapi.db.transaction(({ onCommit }) => {
    const pending = currentRequest.getStore();
    onCommit(() => {
      const running = afterUpdate(work)
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
