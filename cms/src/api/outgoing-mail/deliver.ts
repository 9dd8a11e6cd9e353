/** Sends a claimed email, and records the result or when to try again. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { removeResetToken } from '#domain/user/reset-link';
import { mailUid } from '#lib/mail/enqueue';
import { toDeliveryFailure, withoutAddresses, type DeliveryFailure, type SmtpConnection } from '#lib/mail/smtp';
import type { ContentRow } from '#lib/rows';
import { settings } from '#lib/settings';

export type ClaimedEmail = Omit<ContentRow<typeof mailUid>, 'headers'> & {
  headers: Record<string, string> | null;
  claimedUntil: Date;
};

/** Delays before each retry of an email that the mail server deferred; together about three days. */
const retryDelaysMs = [1, 5, 15, 60, 180, 360, 720, 1440, 1440].map((minutes) => minutes * 60_000);

/** The longest delay if the mail server itself is unreachable: nothing is wrong with the email. */
const maxOutageDelayMs = 15 * 60_000;

/** The same for every attempt: mail servers can drop a duplicate if we crashed before recording the result. */
const messageId = ({ documentId }: ClaimedEmail) => `<${documentId}@${new URL(settings().publicUrl).hostname}>`;

/** Power users can read the outbox in the panel. */
export const withoutTokens = ({ text, html }: { text: string; html: string | null }) => ({
  text: removeResetToken(text),
  html: html && removeResetToken(html),
});

type Delivery = { email: ClaimedEmail; from: string; connection: SmtpConnection };

export async function deliver(strapi: Core.Strapi, delivery: Delivery): Promise<void> {
  const { email } = delivery;
  const failure = await send(delivery);
  if (failure) await recordFailure(strapi, email, failure);
  else await recordSent(strapi, email);
}

async function send({ email, from, connection }: Delivery): Promise<DeliveryFailure | null> {
  const { to, replyTo, subject, text, html, headers } = email;
  try {
    await connection.send({
      from,
      to,
      subject,
      text,
      replyTo: replyTo ?? from,
      ...(html ? { html } : {}),
      headers: { ...headers, 'Message-ID': messageId(email) },
    });
    return null;
  } catch (error) {
    return toDeliveryFailure(error);
  }
}

/** While the database is down: the email would be sent a second time if the result were lost. */
const recordDelaysMs = [500, 1000, 2000, 5000, 10_000, 30_000, 60_000];

async function recordSent(strapi: Core.Strapi, email: ClaimedEmail): Promise<void> {
  for (const delayMs of recordDelaysMs) {
    try {
      return await markSent(strapi, email);
    } catch (error) {
      strapi.log.warn(`The delivery of email ${email.id} could not be recorded yet: ${String(error)}`);
      await delay(delayMs, undefined, { ref: false });
    }
  }
  await markSent(strapi, email);
}

/** Also if the email expired while it was being sent, or another worker has claimed it. */
async function markSent(strapi: Core.Strapi, { id, ...email }: ClaimedEmail): Promise<void> {
  await strapi.db.query(mailUid).updateMany({
    where: { id, state: { $ne: 'sent' } },
    data: { state: 'sent', sentAt: new Date(), nextAttemptAt: null, lastError: null, ...withoutTokens(email) },
  });
}

/**
 * Null when retries are exhausted; those of an attempt that did not reach the mail server are only when the email expires.
 * Spread by ±20 %, so that the emails of an outage are not all sent at the same moment.
 */
function findRetry({ attempts }: ClaimedEmail, { kind }: DeliveryFailure, now: Date): Date | null {
  const next = retryDelaysMs[attempts - 1];
  const delayMs = kind === 'deferred' ? next : Math.min(next ?? maxOutageDelayMs, maxOutageDelayMs);
  if (kind === 'rejected' || delayMs === undefined) return null;
  return new Date(now.getTime() + Math.round(delayMs * (0.8 + 0.4 * Math.random())));
}

/** No-op if another worker has claimed the email in the meantime. */
async function recordFailure(strapi: Core.Strapi, email: ClaimedEmail, failure: DeliveryFailure): Promise<void> {
  const { id, attempts, claimedUntil } = email;
  const { kind, reason } = failure;
  const retryAt = findRetry(email, failure, new Date());
  const next = retryAt ? `next attempt at ${retryAt.toISOString()}` : 'no further attempt';
  strapi.log.warn(`Email ${id} was ${kind} (attempt ${attempts}, ${next}): ${withoutAddresses(reason)}`);
  await strapi.db.query(mailUid).updateMany({
    where: { id, state: 'waiting', nextAttemptAt: claimedUntil },
    data: {
      state: retryAt ? 'waiting' : 'failed',
      nextAttemptAt: retryAt,
      lastError: reason,
      ...(retryAt ? {} : withoutTokens(email)),
    },
  });
}
