/** Warns about low disk space in the data folder and in the temporary folder, which receives uploads. */
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { reasonOf } from './command-error';
import { codeOf, property, statusOf } from './connection-failure';
import { withTimeLimit } from './database/connections';
import { settings } from './settings';

const bytesPerMb = 1024 * 1024;

/** A network file system that hangs never answers. */
const defaultLimitMs = 10_000;

async function readFreeMb(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / bytesPerMb);
}

async function checkFolder(name: string, folder: string, minFreeMb: number, limitMs: number): Promise<string[]> {
  try {
    const free = await withTimeLimit(readFreeMb(folder), limitMs);
    return free < minFreeMb ? [`${name}: ${free} MB free, MIN_FREE_DISK_MB is ${minFreeMb}`] : [];
  } catch (error) {
    return [`${name}: free space is unknown (${reasonOf(error)})`];
  }
}

export async function checkFreeSpace(limitMs = defaultLimitMs): Promise<string[]> {
  const { dataDir, minFreeDiskMb } = settings();
  if (minFreeDiskMb === 0) return [];
  const warnings = await Promise.all([
    checkFolder('DATA_DIR', dataDir, minFreeDiskMb, limitMs),
    checkFolder('Temporary files', tmpdir(), minFreeDiskMb, limitMs),
  ]);
  return warnings.flat();
}

let lowFolders: string[] = [];

/** Logs when the space falls below the limit, at start or later, and when there is enough again. */
export async function logFreeSpace(): Promise<void> {
  const folderOf = (warning: string) => warning.slice(0, warning.indexOf(':'));
  const warnings = await checkFreeSpace();
  const known = lowFolders;
  lowFolders = warnings.map(folderOf);
  for (const warning of warnings) if (!known.includes(folderOf(warning))) strapi.log.warn(warning);
  for (const name of known)
    if (!lowFolders.includes(name)) strapi.log.info(`${name}: there is enough free space again`);
}

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

export function isStorageFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  // S3-compatible storage returns 507.
  if (fullCodes.has(String(codeOf(error))) || statusOf(error) === 507) return true;
  if (error instanceof Error && fullMessage.test(error.message)) return true;
  const cause = property(error, 'cause');
  return cause !== error && isStorageFull(cause);
}
