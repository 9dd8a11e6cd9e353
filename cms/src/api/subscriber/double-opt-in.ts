/** Subscriptions that their owner confirms by a link in an email, if the site settings or NEWSLETTER_DOUBLE_OPT_IN say so. */
import { notFound } from '#lib/errors';
import { enqueue, mayEmail } from '#lib/mail/enqueue';
import {
  confirmationMs,
  deletePending,
  findPendingByEmail,
  findPendingByToken,
  savePending,
} from '#lib/pending-subscriptions';
import { deleteRequests, type SubscriptionRequest } from '#lib/subscription-requests';
import { subscriberUid } from './document';
import { confirmationEmail } from './emails';
import { activate, generateToken, withSubscriberLock } from './mutations';

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
export const processRequest = (request: SubscriptionRequest, now: Date): Promise<void> =>
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
