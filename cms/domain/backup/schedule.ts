/** When scheduled backups run. All times are UTC, so that replicas in different time zones agree. */

export type BackupSchedule = {
  /** As in the setting, for messages. */
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

const pattern = /^(?:hourly|daily (\d\d):(\d\d)|weekly ([a-z]+) (\d\d):(\d\d))$/;

/** `hourly`, `daily 10:00` or `weekly sunday 10:00`; null for any other text. */
export function parseBackupSchedule(text: string): BackupSchedule | null {
  const match = pattern.exec(text);
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

/** Whether one is being made, unless it has crashed. */
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
  // Of an hourly schedule, no planned time is ever older than the grace period.
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
