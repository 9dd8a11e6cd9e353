/** Puts emails into the outbox; within a transaction, only if it commits. */
import { toMailbox } from '#domain/shared/mailbox';
import { messages } from '#domain/shared/messages';
import { hasRemovedToken } from '#domain/user/reset-link';
import { conflict } from '../errors';
import { tryConsume } from '../rate-limit';
import { hasMailServer } from './server';
import type { EmailMessage } from './template';

export const mailUid = 'api::outgoing-mail.outgoing-mail';

export const mailTable = 'outgoing_mails';

/** Emails that are not sent by then fail; unless they have an expiry of their own, such as the link they contain. */
export const maxWaitMs = 4 * 24 * 60 * 60_000;

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
  if (emails.length === 0) return;
  for (const email of emails) {
    await strapi.documents(mailUid).create({ data: { ...email, state: 'waiting', attempts: 0, nextAttemptAt: now } });
  }
  if (await hasMailServer()) await notifyQueued();
  else
    strapi.log.info(`No mail server is set: ${emails.length === 1 ? 'an email stays' : 'emails stay'} in the outbox`);
}

/** Wakes the workers. `onCommit` needs a transaction: the current one, or else a new one that commits at once. */
const notifyQueued = () =>
  strapi.db.transaction(({ onCommit }) => onCommit(() => void strapi.eventHub.emit(mailQueued, {})));

/** With a new mail server, emails that wait are due at once, however long they have waited; those with an expiry keep it. */
export async function restartWaiting(now: Date): Promise<void> {
  const waiting = { state: 'waiting' };
  await strapi.db.query(mailUid).updateMany({ where: waiting, data: { nextAttemptAt: now } });
  const expiresAt = new Date(now.getTime() + maxWaitMs);
  await strapi.db.query(mailUid).updateMany({ where: { ...waiting, expiresAt: { $null: true } }, data: { expiresAt } });
  await notifyQueued();
}

/** Sends a failed email again, at once and with new attempts. */
export async function queueAgain(documentId: string, now: Date, changes: { to?: string } = {}): Promise<void> {
  if (!(await hasMailServer())) throw conflict('conflict', messages.noMailServer);
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

/**
 * Counts an email that a form is about to send. Returns false if its mailbox has received enough of them today, from any
 * IP address: visitors can enter other people's addresses.
 */
export const mayEmail = (email: string): Promise<boolean> => tryConsume('emails by recipient', toMailbox(email));
