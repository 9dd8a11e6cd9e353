import { randomBytes } from 'node:crypto';
import { messages } from '#domain/shared/messages';
import type { SubscribeInput } from '#domain/subscriber/input';
import { allowNulls } from '#lib/allow-nulls';
import { conflict, notFound, serviceUnavailable } from '#lib/errors';
import { enqueue, mayEmail } from '#lib/mail/enqueue';
import { withLock } from '#lib/mutex';
import { isUniqueViolation } from '#lib/unique-violation';
import { recordConsent, type Consent, subscriberUid, type SubscriberDocument } from './document';
import { welcomeEmail } from './emails';
import { findByUnsubscribeToken, isSubscribed } from './queries';

export type SignUp = Pick<SubscribeInput, 'email' | 'source'>;

export const withSubscriberLock = (email: string, work: () => Promise<void>): Promise<void> =>
  withLock(strapi, `subscriber ${email}`, work).catch((error: unknown) => {
    // The panel created the subscriber at the same moment. A failed transaction can't go on: the visitor tries again.
    throw isUniqueViolation(error) ? serviceUnavailable(1) : error;
  });

/** No-op for an active subscriber; reactivates an inactive one. */
export const subscribe = ({ email, source }: SignUp, now: Date): Promise<void> =>
  withSubscriberLock(email, async () => activate({ email, source }, await recordConsent(source, now), now));

/** A person who asked staff for the newsletter, such as on a list at the bar. */
export const addSubscriber = (email: string, addedBy: string, now: Date): Promise<void> =>
  withSubscriberLock(email, async () => {
    await rejectSubscribed(email);
    const consent = { consentAt: now, consentPage: null, consentText: `Added by ${addedBy}` };
    await activate({ email, source: 'taproom' }, consent, now);
  });

export async function rejectSubscribed(email: string): Promise<void> {
  if (!(await isSubscribed(email))) return;
  const msg = messages.alreadySubscribed;
  throw conflict('email-taken', msg, [{ path: 'email', msg }]);
}

/** `confirmedAt` with double opt-in only. Call it with the lock. */
export async function activate(signUp: SignUp, consent: Consent & { confirmedAt?: Date }, now: Date): Promise<void> {
  const subscription = { ...consent, confirmedAt: consent.confirmedAt ?? null, subscribedAt: now };
  if (!(await reactivate(signUp, subscription))) await createSubscriber(signUp, subscription);
}

type Subscription = Consent & { confirmedAt: Date | null; subscribedAt: Date };

export const generateToken = () => randomBytes(24).toString('base64url');

async function sendWelcomeEmail(recipient: { email: string; unsubscribeToken: string }): Promise<void> {
  if (await mayEmail(recipient.email)) await enqueue([await welcomeEmail(recipient)]);
}

const createSubscriber = (signUp: SignUp, subscription: Subscription) =>
  strapi.db.transaction(async () => {
    const unsubscribeToken = generateToken();
    await strapi
      .documents(subscriberUid)
      .create({ data: allowNulls({ ...signUp, ...subscription, isActive: true, unsubscribeToken }) });
    await sendWelcomeEmail({ email: signUp.email, unsubscribeToken });
  });

/** Returns false if no subscriber has this e-mail address. */
const reactivate = async ({ email, source }: SignUp, subscription: Subscription): Promise<boolean> =>
  strapi.db.transaction(async () => {
    const subscriber: SubscriberDocument | null = await strapi.db.query(subscriberUid).findOne({ where: { email } });
    if (!subscriber) return false;
    const unsubscribeToken = subscriber.unsubscribeToken ?? generateToken();
    // `isActive: false`: only one of several concurrent requests updates the row and sends the welcome email.
    const { count } = await strapi.db.query(subscriberUid).updateMany({
      where: { id: subscriber.id, isActive: false },
      data: { isActive: true, source, unsubscribeToken, unsubscribedAt: null, ...subscription },
    });
    if (count > 0) await sendWelcomeEmail({ email, unsubscribeToken });
    return true;
  });

/** Keeps the time of the first request: mail clients and people repeat them. */
async function setActive({ documentId, isActive }: SubscriberDocument, isNowActive: boolean, now: Date): Promise<void> {
  if (isActive === isNowActive) return;
  const data = { isActive: isNowActive, unsubscribedAt: isNowActive ? null : now };
  await strapi.documents(subscriberUid).update({ documentId, data: allowNulls(data) });
}

export const unsubscribe = async (token: string | undefined, now: Date): Promise<void> =>
  setActive(await findByUnsubscribeToken(token), false, now);

/** Staff unsubscribe a person, or undo it. */
export const updateSubscriber = (documentId: string, isActive: boolean, now: Date): Promise<SubscriberDocument> =>
  withLock(strapi, `subscriber ${documentId}`, async () => {
    const where = { documentId };
    const subscriber: SubscriberDocument | null = await strapi.db.query(subscriberUid).findOne({ where });
    if (!subscriber) throw notFound('Subscriber');
    await setActive(subscriber, isActive, now);
    return subscriber;
  });

export const deleteSubscriber = (documentId: string): Promise<void> =>
  withLock(strapi, `subscriber ${documentId}`, async () => {
    const { entries } = await strapi.documents(subscriberUid).delete({ documentId });
    if (entries.length === 0) throw notFound('Subscriber');
  });
