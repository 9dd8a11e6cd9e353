/** Deletes this installation's scheduled backups that BACKUP_KEEP no longer keeps. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupHost, parseBackupFileName, type BackupFile } from '#domain/backup/file-name';
import { findExpiredBackups } from '#domain/backup/retention';
import type { Settings } from '#domain/settings/settings';

/** Newest first; also those of other installations that share the folder. */
export async function listBackups(dir: string): Promise<BackupFile[]> {
  const names = await readdir(dir).catch(() => []);
  return names
    .flatMap((name) => parseBackupFileName(name) ?? [])
    .sort((one, other) => other.time.getTime() - one.time.getTime());
}

/** Returns the names of the deleted files. */
export async function deleteExpiredBackups({ backup: { dir, keep }, publicUrl }: Settings): Promise<string[]> {
  const own = (await listBackups(dir)).filter(({ kind, host }) => kind === 'backup' && host === backupHost(publicUrl));
  const expired = findExpiredBackups(own, keep);
  for (const { name } of expired) await rm(join(dir, name), { force: true });
  return expired.map(({ name }) => name);
}
