/** Puts emails into the outbox; within a transaction, only if it commits. */
import { settings } from '../settings';
import type { EmailMessage } from './template';

/** Event that wakes the outbox worker. */
export const mailQueued = 'brewery.mail-queued';

export type QueuedEmail = EmailMessage & {
  /** The inquiry that the email is about, and what it is for. */
  inquiry?: string;
  purpose?: 'inquiry-notification' | 'inquiry-confirmation';
  /** If not sent by then, the email fails, and the token of its link is removed. */
  expiresAt?: Date;
};

export async function enqueue(emails: QueuedEmail[], now = new Date()): Promise<void> {
  for (const email of emails) {
    await strapi
      .documents('api::outgoing-mail.outgoing-mail')
      .create({ data: { ...email, state: 'waiting', attempts: 0, nextAttemptAt: now } });
  }
  if (settings().smtpUrl) await notifyQueued();
  else strapi.log.info(`SMTP_URL is not set: ${emails.length === 1 ? 'an email stays' : 'emails stay'} in the outbox`);
}

/** `onCommit` needs a transaction: the current one, or else a new one that commits at once. */
export const notifyQueued = () =>
  strapi.db.transaction(({ onCommit }) => onCommit(() => void strapi.eventHub.emit(mailQueued, {})));
