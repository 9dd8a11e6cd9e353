/** `backup.js [--prune]`: makes a backup in BACKUP_DIR, while the system runs or not. Needs no Strapi. */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { formatBytes } from '#domain/backup/backup';
import { noteCommand } from '#lib/audit/record';
import { CommandError, reasonOf, runCommand, stopOnSignal } from '#lib/command-error';
import { settings } from '#lib/settings';
import { databaseFile } from '#lib/startup-checks';
import { openCopies } from '#lib/storage/stored-files';
import { createBackup } from '../api/backup/create';
import { formatContents, formatMissing } from '../api/backup/manifest';
import { deleteExpiredBackups } from '../api/backup/scheduled';

const usage = 'Usage: npm run backup [-- --prune]   --prune: then deletes backups that BACKUP_KEEP does not keep';

/** Returns the line about it. Without the copy, the backup counts as failed. */
async function copyToBucket(file: string): Promise<string[]> {
  const copies = openCopies(settings());
  if (!copies) return [];
  try {
    await copies.put(basename(file), file);
  } catch (error) {
    throw new CommandError(`The backup is only on this server. BACKUP_S3_BUCKET: ${reasonOf(error)}`);
  }
  return [`Copied to ${copies.place}`];
}

async function run(args: string[]): Promise<string> {
  if (args.some((arg) => arg !== '--prune')) throw new CommandError(usage);
  const { databaseUrl, dataDir } = settings();
  if (databaseUrl === null && !existsSync(databaseFile(dataDir)))
    throw new CommandError(`There is no database in ${dataDir} yet. Start the system once: npm start`);
  const now = new Date();
  const { file, bytes, manifest, contents } = await stopOnSignal((signal) =>
    createBackup(settings(), 'backup', now, signal),
  );
  await noteCommand(dataDir, { action: 'backed-up', command: 'backup', at: now.toISOString() });
  const copied = await copyToBucket(file);
  const deleted = args.includes('--prune') ? await deleteExpiredBackups(settings()) : [];
  return [
    `${file} (${formatBytes(bytes)}): ${formatContents(manifest, contents)}`,
    ...formatMissing(contents),
    ...copied,
    ...deleted.map((name) => `Deleted ${name}`),
  ].join('\n');
}

runCommand(run);
