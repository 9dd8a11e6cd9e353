import { randomBytes } from 'node:crypto';
import type { SubscribeInput } from '#domain/subscriber/input';
import { notFound, serviceUnavailable } from '#lib/errors';
import { enqueue } from '#lib/mail/enqueue';
import { withLock } from '#lib/mutex';
import { isUniqueViolation } from '#lib/unique-violation';
import { subscriberUid, type SubscriberDocument } from './document';
import { welcomeEmail } from './emails';
import { findByUnsubscribeToken } from './queries';

type SignUp = Pick<SubscribeInput, 'email' | 'source'>;

/** No-op for an active subscriber; reactivates an inactive one. */
export const subscribe = (signUp: SignUp, now: Date): Promise<void> =>
  withLock(strapi, `subscriber ${signUp.email}`, async () => {
    if (!(await reactivate(signUp, now))) await createSubscriber(signUp, now);
  }).catch((error: unknown) => {
    // The panel created the subscriber at the same moment. A failed transaction can't go on: the visitor tries again.
    throw isUniqueViolation(error) ? serviceUnavailable(1) : error;
  });

const generateToken = () => randomBytes(24).toString('base64url');

const createSubscriber = ({ email, source }: SignUp, now: Date) =>
  strapi.db.transaction(async () => {
    const unsubscribeToken = generateToken();
    await strapi
      .documents(subscriberUid)
      .create({ data: { email, source, subscribedAt: now, isActive: true, unsubscribeToken } });
    await enqueue([await welcomeEmail({ email, unsubscribeToken })]);
  });

/** Returns false if no subscriber has this e-mail address. */
const reactivate = async ({ email, source }: SignUp, now: Date): Promise<boolean> =>
  strapi.db.transaction(async () => {
    const subscriber: SubscriberDocument | null = await strapi.db.query(subscriberUid).findOne({ where: { email } });
    if (!subscriber) return false;
    const unsubscribeToken = subscriber.unsubscribeToken ?? generateToken();
    // `isActive: false`: only one of several concurrent requests updates the row and sends the welcome email.
    const { count } = await strapi.db.query(subscriberUid).updateMany({
      where: { id: subscriber.id, isActive: false },
      data: { isActive: true, subscribedAt: now, source, unsubscribeToken },
    });
    if (count > 0) await enqueue([await welcomeEmail({ email, unsubscribeToken })]);
    return true;
  });

export async function unsubscribe(token: string | undefined): Promise<void> {
  const { documentId } = await findByUnsubscribeToken(token);
  await strapi.documents(subscriberUid).update({ documentId, data: { isActive: false } });
}

export const deleteSubscriber = (documentId: string): Promise<void> =>
  withLock(strapi, `subscriber ${documentId}`, async () => {
    const { entries } = await strapi.documents(subscriberUid).delete({ documentId });
    if (entries.length === 0) throw notFound('Subscriber');
  });
