/** What the admins of the staff app should know about the server: backups and emails that failed. */
import { maxFailedEmails, type SystemWarnings } from '#domain/stats/schema';
import { fetchBackupWarning } from '#lib/backup-state';
import { mailUid } from '#lib/mail/enqueue';

/** Older ones are history. */
const emailAgeMs = 7 * 86_400_000;

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
  const [backup, failedEmails] = await Promise.all([fetchBackupWarning(strapi, now), fetchFailedEmails(now)]);
  return { backup, failedEmails };
}
