/** When scheduled backups run. All times are UTC, so that replicas in different time zones agree. */

export type BackupSchedule = {
  /** The text of the setting, for messages. */
  text: string;
  every: 'hour' | 'day' | 'week';
  /** 0: Sunday. Only of a weekly schedule. */
  weekday: number;
  hour: number;
  minute: number;
};

/** What is known about the scheduled backups of an installation; instants as ISO texts. */
export type BackupState = {
  startedAt: string | null;
  /** When the last complete backup was started. */
  succeededAt: string | null;
  failedAt: string | null;
  /** Why the last one that failed did. */
  reason: string | null;
};

export const noBackups: BackupState = { startedAt: null, succeededAt: null, failedAt: null, reason: null };

const hourMs = 3_600_000;
const periodMs = { hour: hourMs, day: 24 * hourMs, week: 7 * 24 * hourMs };
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** A run that has not ended after this time has crashed. */
const maxDurationMs = 6 * hourMs;
const retryAfterMs = hourMs;
/** How late a backup may be before staff are warned; one that fails is repeated within this time. */
const graceMs = 2 * hourMs;

const schedulePattern = /^(?:hourly|daily (\d\d):(\d\d)|weekly ([a-z]+) (\d\d):(\d\d))$/;

/** `hourly`, `daily 10:00` or `weekly sunday 10:00`; null for any other text. */
export function parseBackupSchedule(text: string): BackupSchedule | null {
  const match = schedulePattern.exec(text);
  if (!match) return null;
  const [, dayHour, dayMinute, day, weekHour, weekMinute] = match;
  const hour = Number(dayHour ?? weekHour ?? 0);
  const minute = Number(dayMinute ?? weekMinute ?? 0);
  const weekday = day === undefined ? 0 : weekdays.indexOf(day);
  if (hour > 23 || minute > 59 || weekday < 0) return null;
  const every = text === 'hourly' ? 'hour' : day === undefined ? 'day' : 'week';
  return { text, every, weekday, hour, minute };
}

/** The latest time at or before `now` at which a backup should have started. */
export function lastPlannedTime({ every, weekday, hour, minute }: BackupSchedule, now: Date): Date {
  const planned = new Date(now);
  planned.setUTCMinutes(minute, 0, 0);
  if (every !== 'hour') planned.setUTCHours(hour);
  if (every === 'week') planned.setUTCDate(planned.getUTCDate() - planned.getUTCDay() + weekday);
  return planned > now ? new Date(planned.getTime() - periodMs[every]) : planned;
}

export const nextPlannedTime = (schedule: BackupSchedule, now: Date): Date =>
  new Date(lastPlannedTime(schedule, now).getTime() + periodMs[schedule.every]);

const timeOf = (instant: string | null) => (instant === null ? -Infinity : Date.parse(instant));

/** Whether a backup is in progress; one that takes too long has crashed. */
export function isBackupRunning({ startedAt, succeededAt, failedAt }: BackupState, now: Date): boolean {
  const started = timeOf(startedAt);
  return started > Math.max(timeOf(succeededAt), timeOf(failedAt)) && now.getTime() - started < maxDurationMs;
}

/** Whether to start a backup now: also one that was missed while the machine was off. A failed one is repeated after an hour. */
export function isBackupDue(state: BackupState, schedule: BackupSchedule, now: Date): boolean {
  const planned = lastPlannedTime(schedule, now).getTime();
  if (timeOf(state.succeededAt) >= planned) return false;
  return !isBackupRunning(state, now) && now.getTime() - timeOf(state.failedAt) >= retryAfterMs;
}

const toMinute = (instant: string) => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;

type BackupProblem = 'failed' | 'overdue';

/** Null if the last planned backup was made. */
export function classifyBackupProblem(state: BackupState, schedule: BackupSchedule, now: Date): BackupProblem | null {
  if (timeOf(state.failedAt) > timeOf(state.succeededAt)) return 'failed';
  const isFirstRunning = state.succeededAt === null && now.getTime() - timeOf(state.startedAt) < graceMs;
  if (isFirstRunning) return null;
  const planned = lastPlannedTime(schedule, now).getTime();
  const isMissing = timeOf(state.succeededAt) < planned && now.getTime() - planned > graceMs;
  // On an hourly schedule, no planned time is ever older than the grace period.
  const isOld = now.getTime() - timeOf(state.succeededAt) > periodMs[schedule.every] + graceMs;
  return isMissing || isOld ? 'overdue' : null;
}

/** One sentence if the last planned backup failed or is late. */
export function findBackupProblem(state: BackupState, schedule: BackupSchedule, now: Date): string | null {
  const problem = classifyBackupProblem(state, schedule, now);
  if (problem === null) return null;
  const last =
    state.succeededAt === null ? 'There is no backup yet' : `The last backup is of ${toMinute(state.succeededAt)}`;
  return problem === 'failed'
    ? `${last}, the next one failed: ${state.reason ?? 'the reason is unknown'}`
    : `${last}, BACKUP_SCHEDULE is ${schedule.text}`;
}

const periods = ['hourly', 'daily', 'weekly', 'monthly'] as const;
type Period = (typeof periods)[number];

/** The newest backup of each of that many hours, days, weeks and months is kept. */
export type BackupRetention = Partial<Record<Period, number>>;

const dayMs = 86_400_000;

/** The number of the period that an instant is in, in UTC. Weeks begin on Monday; the epoch was a Thursday. */
const periodOf: Record<Period, (time: Date) => number> = {
  hourly: (time) => Math.floor(time.getTime() / 3_600_000),
  daily: (time) => Math.floor(time.getTime() / dayMs),
  weekly: (time) => Math.floor((time.getTime() / dayMs + 3) / 7),
  monthly: (time) => time.getUTCFullYear() * 12 + time.getUTCMonth(),
};

/** Such as `7 daily, 4 weekly, 12 monthly`; null for any other text. */
export function parseBackupRetention(text: string): BackupRetention | null {
  const retention: BackupRetention = {};
  for (const part of text.split(',')) {
    const [, count, period] = /^([1-9]\d{0,3}) (hourly|daily|weekly|monthly)$/.exec(part.trim()) ?? [];
    if (period === undefined || (period as Period) in retention) return null;
    retention[period as Period] = Number(count);
  }
  return retention;
}

/** The text of the setting: `7 daily, 4 weekly`. */
export const formatBackupRetention = (retention: BackupRetention): string =>
  periods.flatMap((period) => (retention[period] ? `${retention[period]} ${period}` : [])).join(', ');

/** The backups to delete. The newest one is always kept. */
export function findExpiredBackups<Backup extends { time: Date }>(
  backups: readonly Backup[],
  retention: BackupRetention,
): Backup[] {
  const newestFirst = [...backups].sort((one, other) => other.time.getTime() - one.time.getTime());
  const kept = new Set(newestFirst.slice(0, 1));
  for (const period of periods) {
    const found = new Map<number, Backup>();
    for (const backup of newestFirst) {
      const key = periodOf[period](backup.time);
      if (!found.has(key)) found.set(key, backup);
    }
    for (const backup of [...found.values()].slice(0, retention[period] ?? 0)) kept.add(backup);
  }
  return newestFirst.filter((backup) => !kept.has(backup));
}

/** Names of backup files: `backup-www.boldridge.example-2026-11-23T10-00-00Z.tar.gz`. */

/** The two others hold the data that a restore replaced, or that an update changed; the schedule never deletes them. */
export const backupKinds = ['backup', 'before-restore', 'before-update'] as const;
export type BackupKind = (typeof backupKinds)[number];
export type BackupFile = { name: string; kind: BackupKind; host: string; time: Date };

const fileNamePattern = /^(backup|before-restore|before-update)-(.+)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

/** The host of the site's URL, so that several installations can share a folder. */
export const backupHost = (publicUrl: string) => new URL(publicUrl).host.replaceAll(/[^a-z\d.-]/g, '-');

export const backupFileName = (kind: BackupKind, host: string, time: Date) =>
  `${kind}-${host}-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

export function parseBackupFileName(name: string): BackupFile | null {
  const [, kind, host, hour, minute, second] = fileNamePattern.exec(name) ?? [];
  if (host === undefined) return null;
  const time = new Date(`${hour}:${minute}:${second}Z`);
  return Number.isNaN(time.getTime()) ? null : { name, kind: kind as BackupKind, host, time };
}

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** `3.4 MB`. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return `${power === 0 ? bytes : (bytes / 1000 ** power).toFixed(1)} ${units[power]}`;
}
