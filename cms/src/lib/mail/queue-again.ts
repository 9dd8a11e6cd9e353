/** Sends a failed email again, at once and with new attempts. */
import { messages } from '#domain/shared/messages';
import { hasRemovedToken } from '#domain/user/reset-link';
import { conflict } from '../errors';
import { notifyQueued } from './enqueue';
import { settings } from '../settings';
import { mailUid, maxWaitMs } from './document';

export async function queueAgain(documentId: string, now: Date, changes: { to?: string } = {}): Promise<void> {
  if (!settings().smtpUrl) throw conflict('conflict', messages.noMailServer);
  const email: { text: string } | null = await strapi.db
    .query(mailUid)
    .findOne({ select: ['text'], where: { documentId } });
  if (email && hasRemovedToken(email.text)) throw conflict('conflict', messages.emailWithoutLink);
  const { count } = await strapi.db.query(mailUid).updateMany({
    where: { documentId, state: 'failed' },
    data: {
      ...changes,
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: now,
      expiresAt: new Date(now.getTime() + maxWaitMs),
      lastError: null,
    },
  });
  if (count === 0) throw conflict('conflict', messages.emailNotFailed);
  await notifyQueued();
}
