/**
 * Makes the backups of BACKUP_SCHEDULE. Every replica looks once a minute whether one is due; the first one to claim it
 * runs the command in a process of its own, so that requests don't wait for it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { backupHost, parseBackupFileName, type BackupFile } from '#domain/backup/file-name';
import { findExpiredBackups } from '#domain/backup/retention';
import { type BackupSchedule, isBackupDue } from '#domain/backup/schedule';
import type { Settings } from '#domain/settings/settings';
import { changeBackupState, readBackupState } from '#lib/backup-state';
import { reasonOf } from '#lib/command-error';
import { withLock } from '#lib/mutex';
import { cmsDir, isOnPostgres, settings } from '#lib/settings';

const everyMinute = '0 * * * * *';
const script = join(__dirname, '../commands/backup.js');

type Result = { isComplete: boolean; lines: string[] };

function startCommand(): { child: ChildProcess; result: Promise<Result> } {
  const child = spawn(process.execPath, [script, '--prune'], { cwd: cmsDir, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It runs at the usual priority.
  }
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-10_000);
    });
  }
  const result = once(child, 'close').then(
    ([code]) => ({ isComplete: code === 0, lines: output.trim().split('\n') }),
    (error: unknown) => ({ isComplete: false, lines: [reasonOf(error)] }),
  );
  return { child, result };
}

/** Whether this replica is the one that makes the backup. */
const claim = (strapi: Core.Strapi, schedule: BackupSchedule, now: Date): Promise<boolean> =>
  withLock(strapi, 'backups', async () => {
    if (!isBackupDue(await readBackupState(strapi), schedule, now)) return false;
    await changeBackupState(strapi, { startedAt: now.toISOString() });
    return true;
  });

/** Returns a function that ends a running backup; Strapi cancels the cron job itself. */
export async function scheduleBackups(strapi: Core.Strapi): Promise<() => Promise<void>> {
  const { schedule } = settings().backup;
  if (!schedule) return async () => {};

  let running: ReturnType<typeof startCommand> | null = null;
  let isStopping = false;

  const makeBackup = async (startedAt: Date) => {
    running = startCommand();
    const { isComplete, lines } = await running.result;
    running = null;
    // A stopped one is due at the next start.
    if (isStopping) return changeBackupState(strapi, { startedAt: null });
    if (isComplete) {
      await changeBackupState(strapi, { succeededAt: startedAt.toISOString(), reason: null });
      for (const line of lines) strapi.log.info(`Backup: ${line}`);
      return;
    }
    const reason = lines[0] ?? '';
    strapi.log.error(`The backup failed: ${lines.join(' ')}`);
    return changeBackupState(strapi, { failedAt: new Date().toISOString(), reason });
  };

  let pass: Promise<void> | null = null;
  const look = async (now: Date) => {
    try {
      if (!isStopping && (await claim(strapi, schedule, now))) await makeBackup(now);
    } catch (error) {
      strapi.log.error(`The backup failed: ${reasonOf(error)}`);
    } finally {
      pass = null;
    }
  };
  const start = () => {
    pass ??= look(new Date());
  };

  // SQLite has one process: one that was running has ended with it.
  if (!isOnPostgres()) await changeBackupState(strapi, { startedAt: null });
  strapi.cron.add({ backups: { task: async () => start(), options: { rule: everyMinute } } });
  start();

  return async () => {
    isStopping = true;
    running?.child.kill('SIGTERM');
    await pass;
  };
}

/** Deletes this installation's scheduled backups that BACKUP_KEEP no longer keeps. */

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
