/** Recognizes errors caused by a full disk, database or object storage. */

const fullCodes = new Set([
  'ENOSPC',
  'EDQUOT',
  'SQLITE_FULL',
  'SQLITE_IOERR_SHMSIZE',
  // PostgreSQL: disk_full
  '53100',
]);

/** sharp's errors have only the text of the system error, not its code. */
const fullMessage = /no space left on device|disk quota exceeded|database or disk is full/i;

const property = (value: object, name: string): unknown => Reflect.get(value, name);

/** S3-compatible storage returns 507. */
const isStorageResponse = (error: object) => {
  const metadata = property(error, '$metadata');
  return typeof metadata === 'object' && metadata !== null && property(metadata, 'httpStatusCode') === 507;
};

export function isStorageFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (fullCodes.has(String(property(error, 'code'))) || isStorageResponse(error)) return true;
  if (error instanceof Error && fullMessage.test(error.message)) return true;
  const cause = property(error, 'cause');
  return cause !== error && isStorageFull(cause);
}
