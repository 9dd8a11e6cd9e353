/**
 * A file is not deleted while a document starts to use it: whatever writes documents holds the lock with other writers, and
 * whatever deletes files waits for them, and then looks where the files are used.
 */
import { lockShared, withTransactionLock } from './mutex';

const key = 'files in use';

/** Until the current transaction ends. */
export const lockFilesShared = (): Promise<void> => lockShared(strapi, key);

export const withFilesLocked = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withTransactionLock(strapi, key, work);
