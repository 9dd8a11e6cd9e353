/** Sends the due emails of the outbox. Replicas run this concurrently, so each email is claimed before it is sent. */
import type { Core } from '@strapi/strapi';
import { removeResetToken } from '#domain/user/reset-link';
import { fetchSender } from '#lib/mail/sender';
import { isOnPostgres, settings } from '#lib/settings';
import { computeNextAttempt } from './backoff';

const uid = 'api::outgoing-mail.outgoing-mail';
const table = 'outgoing_mails';

/** Far above the SMTP timeouts (config/plugins.ts): another worker retries only if the first one crashed. */
const claimMs = 10 * 60_000;

type ClaimedEmail = {
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

/** Sends the next due email. Returns false if there is none. */
export async function deliverNext(strapi: Core.Strapi): Promise<boolean> {
  const email = await claimNext(strapi);
  if (email) await deliver(strapi, email);
  return email !== null;
}

/** Claims atomically, in one statement: concurrent workers claim different emails. */
async function claimNext(strapi: Core.Strapi): Promise<ClaimedEmail | null> {
  const { connection } = strapi.db;
  const now = new Date();
  const claimedUntil = new Date(now.getTime() + claimMs);
  const nextDue = connection(table)
    .select('id')
    .where('state', 'waiting')
    .where((query) => query.whereNull('next_attempt_at').orWhere('next_attempt_at', '<=', now))
    .orderBy('id')
    .limit(1);
  if (isOnPostgres()) nextDue.forUpdate().skipLocked();
  const [claimed]: { id: number }[] = await connection(table)
    .where('id', nextDue)
    .update({ next_attempt_at: claimedUntil, attempts: connection.raw('attempts + 1') })
    .returning('id');
  return claimed ? strapi.db.query(uid).findOne({ where: { id: claimed.id } }) : null;
}

/** The same for every attempt: mail servers can drop a duplicate if we crashed before recording the result. */
const messageId = ({ documentId }: ClaimedEmail) => `<${documentId}@${new URL(settings().publicUrl).hostname}>`;

async function deliver(strapi: Core.Strapi, email: ClaimedEmail): Promise<void> {
  const { to, replyTo, subject, text, html, headers } = email;
  try {
    const from = await fetchSender();
    await strapi
      .plugin('email')
      .service('email')
      .send({
        from,
        to,
        subject,
        text,
        replyTo: replyTo ?? from,
        ...(html ? { html } : {}),
        headers: { ...headers, 'Message-ID': messageId(email) },
      });
    await recordResult(strapi, email, {
      state: 'sent',
      sentAt: new Date(),
      nextAttemptAt: null,
      lastError: null,
      // Power users can read the outbox in the panel.
      text: removeResetToken(text),
      html: html && removeResetToken(html),
    });
  } catch (error) {
    await scheduleRetry(strapi, email, error instanceof Error ? error.message : String(error));
  }
}

async function scheduleRetry(strapi: Core.Strapi, email: ClaimedEmail, reason: string): Promise<void> {
  const retryAt = computeNextAttempt(email.attempts, new Date());
  const next = retryAt ? `next attempt at ${retryAt.toISOString()}` : 'no attempts left';
  strapi.log.warn(`Email ${email.id} could not be sent (attempt ${email.attempts}, ${next}): ${reason}`);
  await recordResult(strapi, email, {
    state: retryAt ? 'waiting' : 'failed',
    nextAttemptAt: retryAt,
    lastError: reason.slice(0, 1000),
  });
}

/** No-op if another worker has claimed the email in the meantime. */
const recordResult = (strapi: Core.Strapi, { id, attempts }: ClaimedEmail, data: Record<string, unknown>) =>
  strapi.db.query(uid).updateMany({ where: { id, attempts, state: 'waiting' }, data });
