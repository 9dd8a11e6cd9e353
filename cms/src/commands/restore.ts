/**
 * `restore.js FILE [--replace]`: restores a backup while the system is stopped. `--check` only verifies the file; without
 * a file, the backups in BACKUP_DIR are listed. Needs no Strapi.
 */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { noteCommand } from '#lib/audit/note-command';
import { CommandError, runCommand } from '#lib/command-error';
import { settings } from '#lib/settings';
import { readArchive } from '../backup/archive-reader';
import { formatBytes, formatContents, formatMissing, formatTime } from '../backup/report';
import { restoreBackup } from '../backup/restore';
import { listBackups } from '../backup/scheduled';
import { stopOnSignal } from '../backup/stop-on-signal';

const usage = `Usage: npm run restore -- FILE [--replace]
  --replace  replace the data of this installation, after a backup of it
  --check    only verify the file`;

async function describeBackups(): Promise<string> {
  const { dir } = settings().backup;
  const lines: string[] = [];
  for (const { name } of await listBackups(dir))
    lines.push(`  ${name}  ${formatBytes((await stat(join(dir, name))).size)}`);
  return lines.length > 0 ? `Backups in ${dir}:\n${lines.join('\n')}` : `There is no backup in ${dir}.`;
}

/** A path from the folder in which npm was started, or a name in BACKUP_DIR. */
function findFile(file: string): string {
  const { dir } = settings().backup;
  const found = [resolve(process.env.INIT_CWD ?? '', file), join(dir, file)].find((path) => existsSync(path));
  if (found === undefined) throw new CommandError(`There is no file ${file}, and none of that name in ${dir}.`);
  return found;
}

async function check(file: string): Promise<string> {
  const { manifest, contents } = await readArchive(file, { folder: null, signingKey: settings().backup.signingKey });
  const about = `${file} is complete: ${formatContents(manifest, contents)}, of ${formatTime(manifest.createdAt)}.`;
  return [about, ...formatMissing(contents)].join('\n');
}

async function restore(file: string, isReplacing: boolean): Promise<string> {
  const now = new Date();
  const { archive, safetyBackup, warnings } = await stopOnSignal((signal) =>
    restoreBackup(file, settings(), { isReplacing, now, signal }),
  );
  await noteCommand(settings().dataDir, { action: 'restored', command: 'restore', at: now.toISOString() });
  const { manifest, contents } = archive;
  return [
    ...(safetyBackup ? [`The replaced data is in ${safetyBackup}`] : []),
    ...warnings.map((warning) => `Not done: ${warning}. Please restore the backup again.`),
    ...formatMissing(contents),
    `Restored the data of ${formatTime(manifest.createdAt)}: ${formatContents(manifest, contents)}. Start the system: npm start`,
  ].join('\n');
}

const options = ['--replace', '--check'];

async function run(args: string[]): Promise<string> {
  const [file, ...others] = args.filter((arg) => !options.includes(arg));
  if (file === undefined) throw new CommandError(`${usage}\n${await describeBackups()}`);
  if (others.length > 0 || file.startsWith('-')) throw new CommandError(usage);
  return args.includes('--check') ? check(findFile(file)) : restore(findFile(file), args.includes('--replace'));
}

runCommand(run);
