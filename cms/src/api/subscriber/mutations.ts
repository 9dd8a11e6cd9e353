import { randomBytes } from 'node:crypto';
import { messages } from '#domain/shared/messages';
import { subscriberCsv } from '#domain/subscriber/csv';
import type { SubscribeInput, ImportedSubscriber, ImportedSubscriberUpdate } from '#domain/subscriber/input';
import type { Subscriber } from '#domain/subscriber/schema';
import { type ImportTarget, updateImported } from '#lib/csv-import';
import { isUniqueViolation } from '#lib/database/unavailable';
import { conflict, notFound, serviceUnavailable } from '#lib/errors';
import { enqueue, mayEmail } from '#lib/mail/enqueue';
import { withLock } from '#lib/mutex';
import {
  confirmationMs,
  deletePending,
  findPendingByEmail,
  findPendingByToken,
  savePending,
} from '#lib/pending-subscriptions';
import { requireRow } from '#lib/rows';
import { allowNulls } from '#lib/stored-values';
import {
  recordConsent,
  type Consent,
  subscriberUid,
  type SubscriberDocument,
  serializeSubscriber,
  welcomeEmail,
  confirmationEmail,
  findByUnsubscribeToken,
  isSubscribed,
} from './document';

type SignUp = Pick<SubscribeInput, 'email' | 'source'>;

const withSubscriberLock = (email: string, work: () => Promise<void>): Promise<void> =>
  withLock(`subscriber ${email}`, work).catch((error: unknown) => {
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

const generateToken = () => randomBytes(24).toString('base64url');

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
  withLock(`subscriber ${documentId}`, async () => {
    const subscriber = await requireRow<SubscriberDocument>(subscriberUid, 'Subscriber', { where: { documentId } });
    await setActive(subscriber, isActive, now);
    return subscriber;
  });

export const deleteSubscriber = (documentId: string): Promise<void> =>
  withLock(`subscriber ${documentId}`, async () => {
    const { entries } = await strapi.documents(subscriberUid).delete({ documentId });
    if (entries.length === 0) throw notFound('Subscriber');
  });

async function findByEmail(emails: string[]): Promise<Map<string, Subscriber>> {
  const rows: SubscriberDocument[] = await strapi.db
    .query(subscriberUid)
    .findMany({ where: { email: { $in: emails } } });
  return new Map(rows.map((row) => [row.email, serializeSubscriber(row)]));
}

const toData = ({ email, source, subscribedAt, status }: ImportedSubscriber, consentText: string, now: Date) => ({
  email,
  source,
  subscribedAt: subscribedAt ?? now,
  isActive: status === 'Active',
  unsubscribedAt: status === 'Active' ? null : now,
  unsubscribeToken: generateToken(),
  consentAt: subscribedAt ?? now,
  consentText,
  publishedAt: now,
});

/** Sends no welcome emails: the people subscribed elsewhere. `consent` tells who imported them, where they agreed. */
export const subscriberImport = (
  consent: string,
  now: Date,
): ImportTarget<Subscriber, ImportedSubscriber, ImportedSubscriberUpdate> => ({
  type: subscriberUid,
  definition: subscriberCsv,
  lock: (work) =>
    withLock('subscriber import', work).catch((error: unknown) => {
      // A visitor has subscribed at the same moment.
      throw isUniqueViolation(error) ? serviceUnavailable(1) : error;
    }),
  find: findByEmail,
  insert: async (subscribers) => {
    const data = subscribers.map((subscriber) => toData(subscriber, consent, now));
    return (await strapi.db.query(subscriberUid).createMany({ data })).ids;
  },
  update: ({ _id }, { source, status }) =>
    updateImported(subscriberUid, _id, {
      source,
      ...(status === 'Inactive' ? { isActive: false, unsubscribedAt: now } : {}),
    }),
});

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
