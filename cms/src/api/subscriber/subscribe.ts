/** Signing up, which any number of people may do with the same address at the same time. */
import { randomBytes } from 'node:crypto';
import type { SubscribeInput } from '#domain/subscriber/input';
import { enqueue } from '#lib/mail/enqueue';
import { isUniqueViolation } from '#lib/unique-violation';
import { welcomeMail } from './mails';
import type { StoredSubscriber } from './serialize';

export const subscriberUid = 'api::subscriber.subscriber';

type SignUp = Pick<SubscribeInput, 'email' | 'source'>;

/** Nothing changes for somebody who is subscribed; who had left is back from now on. */
export async function subscribe(signUp: SignUp, now: Date): Promise<void> {
  if (await restore(signUp, now)) return;
  try {
    await add(signUp, now);
  } catch (error) {
    // Somebody else was faster, so the address is there now.
    if (!isUniqueViolation(error)) throw error;
    await restore(signUp, now);
  }
}

const newToken = () => randomBytes(24).toString('base64url');

const add = ({ email, source }: SignUp, now: Date) =>
  strapi.db.transaction(async () => {
    const unsubscribeToken = newToken();
    await strapi
      .documents(subscriberUid)
      .create({ data: { email, source, subscribedAt: now, isActive: true, unsubscribeToken } });
    await enqueue([welcomeMail({ email, unsubscribeToken })]);
  });

/** False when nobody has the address. */
const restore = async ({ email, source }: SignUp, now: Date): Promise<boolean> =>
  strapi.db.transaction(async () => {
    const known: StoredSubscriber | null = await strapi.db.query(subscriberUid).findOne({ where: { email } });
    if (!known) return false;
    // Whoever was added in the panel has no token yet.
    const unsubscribeToken = known.unsubscribeToken ?? newToken();
    // Only one of several that come at once finds the row inactive.
    const { count } = await strapi.db.query(subscriberUid).updateMany({
      where: { id: known.id, isActive: false },
      data: { isActive: true, subscribedAt: now, source, unsubscribeToken },
    });
    if (count > 0) await enqueue([welcomeMail({ email, unsubscribeToken })]);
    return true;
  });
