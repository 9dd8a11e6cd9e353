/** `backup.js [--prune]`: makes a backup in BACKUP_DIR, while the system runs or not. Needs no Strapi. */
import { existsSync } from 'node:fs';
import { noteCommand } from '#lib/audit/note-command';
import { CommandError, runCommand } from '#lib/command-error';
import { settings } from '#lib/settings';
import { databaseFile } from '#lib/startup-checks';
import { createBackup } from '../backup/create';
import { formatBytes, formatContents, formatMissing } from '../backup/report';
import { deleteExpiredBackups } from '../backup/scheduled';
import { stopOnSignal } from '../backup/stop-on-signal';

const usage = 'Usage: npm run backup [-- --prune]   --prune: then deletes backups that BACKUP_KEEP does not keep';

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
  const deleted = args.includes('--prune') ? await deleteExpiredBackups(settings()) : [];
  return [
    `${file} (${formatBytes(bytes)}): ${formatContents(manifest, contents)}`,
    ...formatMissing(contents),
    ...deleted.map((name) => `Deleted ${name}`),
  ].join('\n');
}

runCommand(run);
