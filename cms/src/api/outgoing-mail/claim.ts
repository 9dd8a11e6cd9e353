/** Claims due emails for one worker. Replicas run this concurrently. */
import type { Core } from '@strapi/strapi';
import { isOnPostgres } from '#lib/settings';
import { mailTable, mailUid, maxWaitMs } from '#lib/mail/document';

/** Far above the time for one email (lib/mail/smtp.ts): another worker retries only if the first one crashed. */
const claimMs = 10 * 60_000;

export type ClaimedEmail = {
  id: number;
  documentId: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  headers: Record<string, string> | null;
  attempts: number;
  claimedUntil: Date;
};

/**
 * The email that is due for the longest time and whose recipient is at none of the `busyHosts`. Claims atomically, in one
 * statement: concurrent workers claim different emails.
 */
export async function claimNext(
  strapi: Core.Strapi,
  busyHosts: readonly string[],
  now: Date,
): Promise<ClaimedEmail | null> {
  const { connection } = strapi.db;
  const claimedUntil = new Date(now.getTime() + claimMs);
  const nextDue = connection(mailTable)
    .select('id')
    .where('state', 'waiting')
    // The first attempt is due at once, also if the clock was set back since.
    .where((query) => query.where('next_attempt_at', '<=', now).orWhere('attempts', 0))
    .where((query) =>
      query
        .where('expires_at', '>', now)
        .orWhere((inner) =>
          inner.whereNull('expires_at').where('created_at', '>', new Date(now.getTime() - maxWaitMs)),
        ),
    )
    .orderBy([{ column: 'next_attempt_at' }, { column: 'id' }])
    .limit(1);
  for (const host of busyHosts) nextDue.whereRaw('lower(??) not like ?', ['to', `%@${host}%`]);
  if (isOnPostgres()) nextDue.forUpdate().skipLocked();
  const [claimed]: { id: number }[] = await connection(mailTable)
    .where('id', nextDue)
    .update({ next_attempt_at: claimedUntil, attempts: connection.raw('attempts + 1') })
    .returning('id');
  if (!claimed) return null;
  const email = await strapi.db.query(mailUid).findOne({ where: { id: claimed.id } });
  return email && { ...email, claimedUntil };
}
