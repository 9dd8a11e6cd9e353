/** What the admins of the staff app should know about the server: backups and emails that failed. */
import { classifyBackupProblem } from '#domain/backup/schedule';
import { maxFailedEmails, type SystemWarnings } from '#domain/stats/system-warnings';
import { readBackupState } from '#lib/backup-state';
import { mailUid } from '#lib/mail/enqueue';
import { settings } from '#lib/settings';

/** Older ones are history. */
const emailAgeMs = 7 * 86_400_000;

async function fetchBackupWarning(now: Date): Promise<SystemWarnings['backup']> {
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

type EmailRow = { documentId: string; to: string; subject: string; lastError: string | null; inquiry: string | null };

async function fetchFailedEmails(now: Date): Promise<SystemWarnings['failedEmails']> {
  const where = { state: 'failed', createdAt: { $gte: new Date(now.getTime() - emailAgeMs).toISOString() } };
  const [total, rows]: [number, EmailRow[]] = await Promise.all([
    strapi.db.query(mailUid).count({ where }),
    strapi.db.query(mailUid).findMany({
      select: ['documentId', 'to', 'subject', 'lastError', 'inquiry'],
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      limit: maxFailedEmails,
    }),
  ]);
  return {
    total,
    latest: rows.map(({ documentId, lastError, ...row }) => ({ _id: documentId, ...row, error: lastError })),
  };
}

export async function fetchSystemWarnings(now: Date): Promise<SystemWarnings> {
  const [backup, failedEmails] = await Promise.all([fetchBackupWarning(now), fetchFailedEmails(now)]);
  return { backup, failedEmails };
}
