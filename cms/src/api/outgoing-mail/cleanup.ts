/** Fails emails that were not sent in time, and deletes old ones. Every replica runs it; repeating it has no effect. */
import type { Core } from '@strapi/strapi';
import { settings } from '#lib/settings';
import { withoutTokens } from './deliver';
import { mailTable, mailUid, maxWaitMs } from '#lib/mail/enqueue';

const batchSize = 500;

const dayMs = 24 * 60 * 60_000;

type Email = { id: number; text: string; html: string | null; lastError: string | null };

const toReason = (lastError: string | null) => `Not sent in time${lastError ? `: ${lastError}` : ''}`;

const olderThan = (now: Date, ageMs: number) => new Date(now.getTime() - ageMs);

/** Without a mail server, emails stay in the outbox; except those that contain a link with a token of limited time. */
const listOverdue = (now: Date) => ({
  state: 'waiting',
  $or: [
    { expiresAt: { $lte: now } },
    ...(settings().smtpUrl ? [{ expiresAt: { $null: true }, createdAt: { $lte: olderThan(now, maxWaitMs) } }] : []),
  ],
});

/** If one of them is being sent, its delivery still counts. */
export async function failOverdue(strapi: Core.Strapi, now: Date): Promise<void> {
  const overdue: Email[] = await strapi.db
    .query(mailUid)
    .findMany({ select: ['id', 'text', 'html', 'lastError'], where: listOverdue(now), limit: batchSize });
  for (const { id, lastError, ...content } of overdue) {
    await strapi.db.query(mailUid).updateMany({
      where: { id, state: 'waiting' },
      data: { state: 'failed', nextAttemptAt: null, lastError: toReason(lastError), ...withoutTokens(content) },
    });
  }
}

/** Deletes sent and failed emails after MAIL_RETENTION_DAYS, and those that a server without mail settings keeps. */
export async function deleteOldEmails(strapi: Core.Strapi, now: Date): Promise<void> {
  const retentionMs = settings().mailRetentionDays * dayMs;
  if (retentionMs === 0) return;
  const { connection } = strapi.db;
  for (let deleted = batchSize; deleted === batchSize;) {
    const old = connection(mailTable)
      .select('id')
      .where('created_at', '<=', olderThan(now, retentionMs))
      .where((query) =>
        query
          .whereNot('state', 'waiting')
          .orWhere((inner) =>
            inner.whereNull('expires_at').where('created_at', '<=', olderThan(now, maxWaitMs + dayMs)),
          ),
      )
      .limit(batchSize);
    deleted = await connection(mailTable).whereIn('id', old).delete();
  }
}
