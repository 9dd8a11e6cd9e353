/**
 * `restore.js FILE [--replace]`: restores a backup while the system is stopped. `--check` only verifies it, as a restore
 * does; without a file, the backups in BACKUP_DIR and in the bucket of the copies are listed. Needs no Strapi.
 */
import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseBackupFileName, formatBytes } from '#domain/backup/backup';
import { noteCommand } from '#lib/audit/record';
import { CommandError, runCommand, stopOnSignal } from '#lib/command-error';
import { settings } from '#lib/settings';
import { openCopies } from '#lib/storage/stored-files';
import { readArchive } from '../api/backup/archive-reader';
import { verifyDatabase } from '../api/backup/database-target';
import { assertRestorable, entryNames, formatContents, formatMissing, formatTime } from '../api/backup/manifest';
import { restoreBackup } from '../api/backup/restore';
import { listBackups, listCopies } from '../api/backup/scheduled';

const usage = `Usage: npm run restore -- FILE [--replace]
  --replace  replace the data of this installation, after a backup of it
  --check    only verify the file`;

async function describeBackups(): Promise<string> {
  const { dir, copies } = settings().backup;
  const lines: string[] = [];
  for (const { name } of await listBackups(dir))
    lines.push(`  ${name}  ${formatBytes((await stat(join(dir, name))).size)}`);
  const local = lines.length > 0 ? `Backups in ${dir}:\n${lines.join('\n')}` : `There is no backup in ${dir}.`;
  const copied = (await listCopies(settings())).map(({ name }) => `\n  ${name}`);
  return copied.length > 0 ? `${local}\nCopies in the bucket ${copies?.bucket}:${copied.join('')}` : local;
}

/** Downloads a backup from the bucket to BACKUP_DIR; null if the bucket has none of that name. */
async function downloadCopy(name: string): Promise<string | null> {
  const { dir } = settings().backup;
  const copy = parseBackupFileName(name) ? await openCopies(settings())?.open(name) : null;
  if (!copy) return null;
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const [partial, file] = [join(dir, `.partial-${randomUUID()}`), join(dir, name)];
  try {
    await pipeline(copy.content, createWriteStream(partial, { flags: 'wx', mode: 0o600 }));
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
  return file;
}

/** A path from the folder in which npm was started, a name in BACKUP_DIR, or one in the bucket of the copies. */
async function findFile(file: string): Promise<string> {
  const { dir } = settings().backup;
  const local = [resolve(process.env.INIT_CWD ?? '', file), join(dir, file)].find((path) => existsSync(path));
  const found = local ?? (await downloadCopy(file));
  if (found === null) throw new CommandError(`There is no file ${file}, and none of that name in ${dir}.`);
  return found;
}

async function check(file: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'brewery-check-'));
  try {
    return await stopOnSignal((signal) => checkIn(folder, file, signal));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function checkIn(folder: string, file: string, signal: AbortSignal): Promise<string> {
  const { signingKey } = settings().backup;
  const { manifest, contents } = await readArchive(file, {
    folder,
    isCheck: true,
    signingKey,
    check: (part) => assertRestorable(part, settings()),
  });
  await verifyDatabase(join(folder, entryNames.database[manifest.database.kind]), manifest, folder, signal);
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
  const path = await findFile(file);
  return args.includes('--check') ? check(path) : restore(path, args.includes('--replace'));
}

runCommand(run);
