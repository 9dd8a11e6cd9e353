/** Puts emails into the outbox; within a transaction, only if it commits. */
import { settings } from '../settings';
import type { EmailMessage } from './template';

/** Event that wakes the outbox worker. */
export const mailQueued = 'brewery.mail-queued';

export async function enqueue(messages: EmailMessage[]): Promise<void> {
  for (const message of messages) {
    await strapi
      .documents('api::outgoing-mail.outgoing-mail')
      .create({ data: { ...message, state: 'waiting', attempts: 0 } });
  }
  // `onCommit` needs a transaction: the current one, or else a new one that commits at once.
  await strapi.db.transaction(({ onCommit }) => onCommit(() => notify(messages)));
}

function notify(messages: EmailMessage[]): void {
  if (settings().smtpUrl) return void strapi.eventHub.emit(mailQueued, {});
  for (const { to, subject } of messages) {
    strapi.log.info(`SMTP_URL is not set: the email to ${to} stays in the outbox: ${subject}`);
  }
}
