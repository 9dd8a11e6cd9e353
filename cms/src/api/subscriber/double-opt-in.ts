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
import { recordConsent } from './document';
import { confirmationEmail } from './emails';
import { activate, generateToken, withSubscriberLock, type SignUp } from './mutations';

/** A second email while the first may still be on its way helps nobody. */
const resendAfterMs = 10 * 60_000;

/**
 * Sends the link, or the same link again. Active subscribers get it too: neither the response nor the time that it takes
 * tells who is one.
 */
export const requestSubscription = ({ email, source }: SignUp, now: Date): Promise<void> =>
  withSubscriberLock(email, async () => {
    const pending = await findPendingByEmail(email, now);
    if (pending && now.getTime() - pending.sentAt.getTime() < resendAfterMs) return;
    if (!(await mayEmail(email))) return;
    const token = pending?.token ?? generateToken();
    const expiresAt = new Date(now.getTime() + confirmationMs);
    await savePending({ email, source, token, ...(await recordConsent(source, now)), sentAt: now, expiresAt });
    await enqueue([{ ...(await confirmationEmail(email, token)), expiresAt }], now);
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
