/**
 * Sends what is due in the outbox. Any number of replicas may do so at once: each mail is claimed by one of them, alone,
 * so that the claim is longer than its sending takes.
 */
import type { Core } from '@strapi/strapi';
import { isOnPostgres, settings } from '#lib/settings';
import { nextAttempt } from './retry';

const uid = 'api::outgoing-mail.outgoing-mail';
const table = 'outgoing_mails';
/** Far longer than the mail server is waited for (config/plugins.ts); a mail whose sender died is free again then. */
const claimMinutes = 10;

type Claimed = {
  id: number;
  documentId: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  headers: Record<string, string> | null;
  attempts: number;
};

/** Sends the next mail that is due now; false when there was none. */
export async function deliverDue(strapi: Core.Strapi): Promise<boolean> {
  const mail = await claim(strapi);
  if (mail) await deliver(strapi, mail);
  return mail !== null;
}

/** Names the next mail as ours for a while, in one statement: whoever looks at the same time takes another one. */
async function claim(strapi: Core.Strapi): Promise<Claimed | null> {
  const { connection } = strapi.db;
  const now = new Date();
  const until = new Date(now.getTime() + claimMinutes * 60_000);
  const due = connection(table)
    .select('id')
    .where('state', 'waiting')
    .where((when) => when.whereNull('next_attempt_at').orWhere('next_attempt_at', '<=', now))
    .orderBy('id')
    .limit(1);
  if (isOnPostgres()) due.forUpdate().skipLocked();
  const [taken]: { id: number }[] = await connection(table)
    .where('id', due)
    .update({ next_attempt_at: until, attempts: connection.raw('attempts + 1') })
    .returning('id');
  return taken ? strapi.db.query(uid).findOne({ where: { id: taken.id } }) : null;
}

/** The same for every attempt: a server that took it before knows it again, should we have died before noting it. */
const messageId = ({ documentId }: Claimed) => `<${documentId}@${new URL(settings().publicUrl).hostname}>`;

async function deliver(strapi: Core.Strapi, mail: Claimed): Promise<void> {
  const { to, replyTo, subject, text, html, headers } = mail;
  try {
    await strapi
      .plugin('email')
      .service('email')
      .send({
        to,
        subject,
        text,
        ...(replyTo ? { replyTo } : {}),
        ...(html ? { html } : {}),
        headers: { ...headers, 'Message-ID': messageId(mail) },
      });
    await settle(strapi, mail, { state: 'sent', sentAt: new Date(), nextAttemptAt: null, lastError: null });
  } catch (error) {
    await postpone(strapi, mail, error instanceof Error ? error.message : String(error));
  }
}

async function postpone(strapi: Core.Strapi, mail: Claimed, reason: string): Promise<void> {
  const again = nextAttempt(mail.attempts, new Date());
  strapi.log.warn(
    `Mail ${mail.id} could not be sent (attempt ${mail.attempts}, ${again ? `next at ${again.toISOString()}` : 'given up'}): ${reason}`,
  );
  await settle(strapi, mail, {
    state: again ? 'waiting' : 'failed',
    nextAttemptAt: again,
    lastError: reason.slice(0, 1000),
  });
}

/** Only while the claim is ours: whoever came so late that another one took the mail over has no say any more. */
const settle = (strapi: Core.Strapi, { id, attempts }: Claimed, data: Record<string, unknown>) =>
  strapi.db.query(uid).updateMany({ where: { id, attempts, state: 'waiting' }, data });
