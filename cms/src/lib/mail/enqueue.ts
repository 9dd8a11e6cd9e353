/** Puts mails into the outbox. Inside a transaction they are stored with it or not at all. */
import { settings } from '../settings';
import type { EmailMessage } from './template';

export const mailQueued = 'brewery.mail-waits';

export async function enqueue(letters: EmailMessage[]): Promise<void> {
  for (const letter of letters) {
    await strapi
      .documents('api::outgoing-mail.outgoing-mail')
      .create({ data: { ...letter, state: 'waiting', attempts: 0 } });
  }
  // Without a transaction around it this one commits at once; `onCommit` needs one.
  await strapi.db.transaction(({ onCommit }) => onCommit(() => announce(letters)));
}

function announce(letters: EmailMessage[]): void {
  if (settings().smtpUrl) return void strapi.eventHub.emit(mailQueued, {});
  for (const { to, subject } of letters) {
    strapi.log.info(`No SMTP_URL: a mail to ${to} waits in the outbox: ${subject}`);
  }
}
