/** Subscriptions that their owner confirms by a link in an email, if the site settings or NEWSLETTER_DOUBLE_OPT_IN say so. */
import type { Core } from '@strapi/strapi';
import { notFound } from '#lib/errors';
import { enqueue, mayEmail } from '#lib/mail/enqueue';
import {
  confirmationMs,
  deletePending,
  findPendingByEmail,
  findPendingByToken,
  savePending,
} from '#lib/pending-subscriptions';
import {
  deleteRequests,
  type SubscriptionRequest,
  deleteRequestsBefore,
  findRequestsBefore,
  storeRequest,
} from '#lib/subscription-requests';
import { subscriberUid, recordConsent } from './document';
import { confirmationEmail } from './emails';
import { activate, generateToken, withSubscriberLock, type SignUp } from './mutations';

/** A second email while the first may still be on its way helps nobody. */
const resendAfterMs = 10 * 60_000;

const isSubscribed = async (email: string): Promise<boolean> =>
  (await strapi.db.query(subscriberUid).count({ where: { email, isActive: true } })) > 0;

/** Sends the link, or the same link again. No-op for an active subscriber. */
async function sendLinkIfNeeded({ email, source, ...consent }: SubscriptionRequest, now: Date): Promise<void> {
  if (await isSubscribed(email)) return;
  const pending = await findPendingByEmail(email, now);
  if (pending && now.getTime() - pending.sentAt.getTime() < resendAfterMs) return;
  if (!(await mayEmail(email))) return;
  const token = pending?.token ?? generateToken();
  const expiresAt = new Date(now.getTime() + confirmationMs);
  const { consentAt, consentPage, consentText } = consent;
  await savePending({ email, source, token, consentAt, consentPage, consentText, sentAt: now, expiresAt });
  await enqueue([{ ...(await confirmationEmail(email, token)), expiresAt }], now);
}

/** No-op if the request was processed or erased. */
const processRequest = (request: SubscriptionRequest, now: Date): Promise<void> =>
  withSubscriberLock(request.email, async () => {
    if ((await deleteRequests({ id: request.id })) > 0) await sendLinkIfNeeded(request, now);
  });

/** Throws 404 for a link that is unknown, has expired or was used. */
export async function confirmSubscription(token: string, now: Date): Promise<void> {
  const found = await findPendingByToken(token, now);
  if (!found) throw notFound('Subscription');
  const { email, source, consentAt, consentPage, consentText } = found;
  await withSubscriberLock(email, async () => {
    // Another request has confirmed it, or it was erased, while this one waited.
    if ((await deletePending(email)) === 0) throw notFound('Subscription');
    await activate({ email, source }, { consentAt, consentPage, consentText, confirmedAt: now }, now);
  });
}

/**
 * Sign-ups with double opt-in are processed some time after their response, whose time would otherwise reveal who is a
 * subscriber: for one there is no email to queue. They are stored before it, so that a crash loses none.
 */

/** Later than the call to this server with which web follows up a response, and which the work would slow down. */
const delayMs = 1000;

/** Requests that are older were stored by a process that has ended, or failed. */
const overdueAfterMs = 10_000;

const batchSize = 100;
const everyMinute = '23 * * * * *';

/** Runs after the response, so it logs failures; the request is tried again. */
async function processOrLog(request: SubscriptionRequest, now: Date): Promise<void> {
  try {
    await processRequest(request, now);
  } catch (error) {
    strapi.log.error(`A link to confirm a subscription could not be sent yet: ${String(error)}`);
  }
}

/** The same work for every e-mail address. Returns what schedules the rest, for the time when the response is sent. */
export async function requestSubscription({ email, source }: SignUp, now: Date): Promise<() => void> {
  const request = await storeRequest({ email, source, ...(await recordConsent(source, now)) });
  return () => void setTimeout(() => void processOrLog(request, new Date()), delayMs).unref();
}

async function processOverdue(now: Date): Promise<void> {
  await deleteRequestsBefore(new Date(now.getTime() - confirmationMs));
  const overdue = await findRequestsBefore(new Date(now.getTime() - overdueAfterMs), batchSize);
  for (const request of overdue) await processOrLog(request, now);
}

/** Every replica runs it, and each start. Strapi cancels the job when it stops. */
export function scheduleOverdueRequests(strapi: Core.Strapi): void {
  const task = () =>
    processOverdue(new Date()).catch((error: unknown) =>
      strapi.log.error(`Processing sign-ups to the newsletter failed: ${String(error)}`),
    );
  strapi.cron.add({ subscriptionRequests: { task, options: { rule: everyMinute } } });
  void task();
}
