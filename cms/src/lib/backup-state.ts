/** When the last scheduled backup was made: in the database, as replicas share it, and in memory for `/readyz`. */
import type { Core } from '@strapi/strapi';
import type { BackupWarning } from '#domain/backup/schema';
import { type BackupState, classifyBackupProblem, findBackupProblem, noBackups } from '#domain/backup/backup';
import { settings } from './settings';

let known: BackupState | null = null;

const store = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'brewery' });

export async function readBackupState(strapi: Core.Strapi): Promise<BackupState> {
  const stored = (await store(strapi).get({ key: 'backups' })) as Partial<BackupState> | null;
  known = { ...noBackups, ...stored };
  return known;
}

export async function changeBackupState(strapi: Core.Strapi, change: Partial<BackupState>): Promise<void> {
  const value = { ...(await readBackupState(strapi)), ...change };
  await store(strapi).set({ key: 'backups', value });
  known = value;
}

export async function fetchBackupWarning(strapi: Core.Strapi, now: Date): Promise<BackupWarning> {
  const { schedule } = settings().backup;
  if (!schedule) return null;
  const state = await readBackupState(strapi);
  // The schedule has not run yet: the first backup of an installation starts within a minute.
  if (state.startedAt === null && state.succeededAt === null) return null;
  const problem = classifyBackupProblem(state, schedule, now);
  if (problem === null) return null;
  const reason = problem === 'failed' ? state.reason : null;
  return { problem, lastBackupAt: state.succeededAt, reason, schedule: schedule.text };
}

/** Warns in `/readyz` if the last planned backup failed or is late. Null until the schedule has run once. */
export function backupWarnings(now: Date): string[] {
  const { schedule } = settings().backup;
  const problem = schedule && known ? findBackupProblem(known, schedule, now) : null;
  return problem === null ? [] : [`Backups: ${problem}`];
}

type MakeBackup = (now: Date) => Promise<string | null>;

let make: MakeBackup = () => Promise.resolve('backups are not available yet');

export function provideBackups(makeOne: MakeBackup): void {
  make = makeOne;
}

/** Makes a backup before content is removed. Resolves when it is made, or with the reason why there is none. */
export const makeBackup: MakeBackup = (now) => make(now);
