/** Sends what is due in the outbox. Any number of replicas may do so at once: each mail is claimed by one of them. */
import type { Core } from '@strapi/strapi';
import { nextAttempt } from './retry';

const table = 'outgoing_mails';
const batch = 20;
/** Longer than any sending takes; a mail whose sender died is free again afterwards. */
const claimMinutes = 10;

type Claimed = {
  id: number;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  headers: Record<string, string> | null;
  attempts: number;
};

/** Sends everything that is due now; false when there was nothing. */
export async function deliverDue(strapi: Core.Strapi): Promise<boolean> {
  const mails = await claim(strapi);
  for (const mail of mails) await deliver(strapi, mail);
  return mails.length > 0;
}

/** Names the next mails as ours for a while, in one short transaction. */
async function claim(strapi: Core.Strapi): Promise<Claimed[]> {
  const now = new Date();
  const until = new Date(now.getTime() + claimMinutes * 60_000);
  const ids: number[] = await strapi.db.connection.transaction(async (trx) => {
    const due = trx(table)
      .where('state', 'waiting')
      .where((when) => when.whereNull('next_attempt_at').orWhere('next_attempt_at', '<=', now))
      .orderBy('id')
      .limit(batch);
    if (trx.client.config.client === 'postgres') due.forUpdate().skipLocked();
    const found: number[] = await due.pluck('id');
    await trx(table)
      .whereIn('id', found)
      .update({ next_attempt_at: until, attempts: trx.raw('attempts + 1') });
    return found;
  });
  if (ids.length === 0) return [];
  return strapi.db
    .query('api::outgoing-mail.outgoing-mail')
    .findMany({ where: { id: { $in: ids } }, orderBy: { id: 'asc' } });
}

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
        ...(headers ? { headers } : {}),
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

const settle = (strapi: Core.Strapi, { id }: Claimed, data: Record<string, unknown>) =>
  strapi.db.query('api::outgoing-mail.outgoing-mail').update({ where: { id }, data });
