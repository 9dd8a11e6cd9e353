/** Writes that the automatic recording leaves to the code around them. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { recordAudit, type AuditEvent } from './record';

/** `all`: none is recorded. Otherwise the document whose update is recorded as a whole. */
type Scope = 'all' | { uid: string; documentId: string };

const scope = new AsyncLocalStorage<Scope>();

export const isCovered = (uid: string, documentId: unknown): boolean => {
  const current = scope.getStore();
  return current === 'all' || (current?.uid === uid && current.documentId === documentId);
};

export const isUnrecorded = () => scope.getStore() === 'all';

export const coverDocument = <Result>(uid: string, documentId: string, work: () => Promise<Result>): Promise<Result> =>
  scope.run({ uid, documentId }, work);

/** For work that is always rolled back. */
export const withoutAudit = <Result>(work: () => Promise<Result>): Promise<Result> => scope.run('all', work);

/** One entry for work that writes many records. Call it in the transaction of that work. */
export async function recordAsOne<Result>(event: AuditEvent, now: Date, work: () => Promise<Result>): Promise<Result> {
  const result = await withoutAudit(work);
  await recordAudit(event, now);
  return result;
}
