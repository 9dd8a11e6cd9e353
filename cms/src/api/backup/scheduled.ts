/**
 * Makes the backups of BACKUP_SCHEDULE, and those that admins start. Every replica looks once a minute whether one is due;
 * the first one to claim it runs the command in a process of its own, so that requests don't wait for it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join, basename } from 'node:path';
import type { Core } from '@strapi/strapi';
import {
  backupHost,
  parseBackupFileName,
  type BackupFile,
  findExpiredBackups,
  type BackupState,
  isBackupDue,
  isBackupRunning,
} from '#domain/backup/backup';
import type { Settings } from '#domain/settings/settings';
import { messages } from '#domain/shared/messages';
import { changeBackupState, provideBackups, readBackupState } from '#lib/backup-state';
import { reasonOf } from '#lib/command-error';
import { withLock } from '#lib/mutex';
import { cmsDir, isOnPostgres, settings } from '#lib/settings';
import { withSqlite } from '#lib/sqlite-driver';
import { databaseFile } from '#lib/startup-checks';
import { openCopies } from '#lib/storage/stored-files';
import { readManifestOf } from './archive-reader';
import { type Backup, createBackup } from './create';
import { listTables, type Row } from './database-snapshot';
import { knownMigrations, migrationName } from './manifest';
import { connect, waitFor } from './postgres-tools';

const script = join(__dirname, '../../commands/backup.js');

type Result = { isComplete: boolean; lines: string[] };

function startCommand(): { child: ChildProcess; result: Promise<Result> } {
  const child = spawn(process.execPath, [script, '--prune'], { cwd: cmsDir, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It runs at the usual priority.
  }
  const result = waitFor(child).then(
    ({ code, output }) => ({ isComplete: code === 0, lines: output.split('\n') }),
    (error: unknown) => ({ isComplete: false, lines: [reasonOf(error)] }),
  );
  return { child, result };
}

let child: ChildProcess | null = null;
let making: Promise<void> | null = null;
let isStopping = false;

async function runBackup(strapi: Core.Strapi, startedAt: Date): Promise<void> {
  const started = startCommand();
  child = started.child;
  const { isComplete, lines } = await started.result;
  child = null;
  // A stopped one is due at the next start.
  if (isStopping) return changeBackupState(strapi, { startedAt: null });
  if (isComplete) {
    await changeBackupState(strapi, { succeededAt: startedAt.toISOString() });
    for (const line of lines) strapi.log.info(`Backup: ${line}`);
    return;
  }
  strapi.log.error(`The backup failed: ${lines.join(' ')}`);
  return changeBackupState(strapi, { failedAt: new Date().toISOString(), reason: lines[0] ?? '' });
}

/** Resolves when it has started, with whether it has: only one is made at a time, by whichever replica. */
export async function startBackup(
  strapi: Core.Strapi,
  now: Date,
  isWanted: (state: BackupState) => boolean = (state) => !isBackupRunning(state, now),
): Promise<boolean> {
  if (isStopping || making) return false;
  const isClaimed = await withLock('backups', async () => {
    if (!isWanted(await readBackupState(strapi))) return false;
    await changeBackupState(strapi, { startedAt: now.toISOString() });
    return true;
  });
  if (!isClaimed) return false;
  making = runBackup(strapi, now)
    .catch((error: unknown) => void strapi.log.error(`The backup failed: ${reasonOf(error)}`))
    .finally(() => {
      making = null;
    });
  return true;
}

/** Resolves when it is made; with why there is none. */
async function makeBackup(strapi: Core.Strapi, now: Date): Promise<string | null> {
  if (!(await startBackup(strapi, now))) return messages.backupRunning;
  await making;
  const { succeededAt, reason } = await readBackupState(strapi);
  return succeededAt === now.toISOString() ? null : (reason ?? 'it was stopped');
}

export async function startDueBackup(now: Date): Promise<void> {
  const { schedule } = settings().backup;
  if (schedule) await startBackup(strapi, now, (state) => isBackupDue(state, schedule, now));
}

export async function prepareBackups(strapi: Core.Strapi): Promise<() => Promise<void>> {
  provideBackups((now) => makeBackup(strapi, now));
  // SQLite has one process: one that was running has ended with it.
  if (!isOnPostgres()) await changeBackupState(strapi, { startedAt: null });
  return async () => {
    isStopping = true;
    child?.kill('SIGTERM');
    await making;
  };
}

/** Newest first; also those of other installations that share the folder. */
export const listBackups = async (dir: string): Promise<BackupFile[]> =>
  toBackupFiles(await readdir(dir).catch(() => []));

const toBackupFiles = (names: string[]): BackupFile[] =>
  names
    .flatMap((name) => parseBackupFileName(name) ?? [])
    .sort((one, other) => other.time.getTime() - one.time.getTime());

const isOwn = ({ host }: BackupFile, { publicUrl }: Pick<Settings, 'publicUrl'>) => host === backupHost(publicUrl);

export const listOwnBackups = async (own: Settings): Promise<BackupFile[]> =>
  (await listBackups(own.backup.dir)).filter((file) => isOwn(file, own));

/** Lists the files in BACKUP_S3_BUCKET, newest first. */
export async function listCopies(own: Settings): Promise<BackupFile[]> {
  const names: string[] = [];
  for await (const { name } of openCopies(own)?.list() ?? []) names.push(name);
  return toBackupFiles(names).filter((file) => isOwn(file, own));
}

/** Deletes this installation's scheduled backups that BACKUP_KEEP no longer keeps. Returns the names of the deleted files. */
export async function deleteExpiredBackups(own: Settings): Promise<string[]> {
  const { dir, keep } = own.backup;
  const findExpired = (files: BackupFile[]) =>
    findExpiredBackups(
      files.filter(({ kind }) => kind === 'backup'),
      keep,
    );
  const expired = findExpired(await listOwnBackups(own));
  for (const { name } of expired) await rm(join(dir, name), { force: true });
  for (const { name } of findExpired(await listCopies(own))) await openCopies(own)?.remove(name);
  return expired.map(({ name }) => name);
}

/** Names of the migrations that have run; null for an empty database. */
async function findMigrations(query: (statement: string) => Promise<Row[]>, listing: string): Promise<string[] | null> {
  const tables = (await query(listing)).map(({ name }) => name);
  if (!tables.includes('strapi_migrations')) return null;
  return (await query('select name from strapi_migrations')).map(({ name }) => migrationName(String(name)));
}

async function readMigrations(): Promise<string[] | null> {
  const { databaseUrl, dataDir } = settings();
  if (databaseUrl !== null) {
    const client = await connect(databaseUrl);
    return findMigrations(async (statement) => (await client.query(statement)).rows, listTables.postgres).finally(() =>
      client.end(),
    );
  }
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return null;
  return withSqlite(file, (database) =>
    findMigrations(async (statement) => database.prepare(statement).all() as Row[], listTables.sqlite),
  );
}

/**
 * A start that fails repeats the backup: the new one replaces those of the same earlier version, which has run the same
 * migrations.
 */
async function deleteReplaced({ file, manifest }: Backup): Promise<void> {
  const { dir } = settings().backup;
  const migrations = manifest.database.migrations.join();
  const earlier = (await listBackups(dir)).filter(
    ({ name, kind, host }) =>
      kind === 'before-update' && host === backupHost(settings().publicUrl) && name !== basename(file),
  );
  for (const { name } of earlier) {
    // A file that can't be read stays: it may be of something else.
    const other = await readManifestOf(join(dir, name)).catch(() => null);
    if (other?.database.migrations.join() === migrations) await rm(join(dir, name), { force: true });
  }
}

/**
 * So that it is possible to go back to the earlier version. The files are left out, as migrations don't change them. Call it
 * under the startup lock, before Strapi uses the database.
 */
export async function backUpBeforeUpdate(strapi: Core.Strapi, now: Date): Promise<void> {
  const done = await readMigrations();
  if (done === null) return;
  const pending = [...knownMigrations()].filter((name) => !done.includes(name));
  if (pending.length === 0) return;
  try {
    const backup = await createBackup(settings(), 'before-update', now, new AbortController().signal);
    await deleteReplaced(backup);
    const { file } = backup;
    strapi.log.info(
      `Update: the database before it is in ${file}. To go back to the earlier version: npm run restore -- ${file} --replace`,
    );
  } catch (error) {
    strapi.log.warn(`There is no backup before this update: ${reasonOf(error)}`);
  }
}
