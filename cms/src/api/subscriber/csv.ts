import { subscriberCsv } from '#domain/subscriber/csv';
import type { ImportedSubscriber, ImportedSubscriberUpdate } from '#domain/subscriber/input';
import type { Subscriber } from '#domain/subscriber/schema';
import type { ImportTarget } from '#lib/csv-import';
import { serviceUnavailable } from '#lib/errors';
import { updateImported } from '#lib/import-undo';
import { withLock } from '#lib/mutex';
import { isUniqueViolation } from '#lib/unique-violation';
import { serializeSubscriber, subscriberUid, type SubscriberDocument } from './document';
import { generateToken } from './mutations';

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

/** Without welcome emails: the people have subscribed elsewhere. `consent` tells who imported them, and where they agreed. */
export const subscriberImport = (
  consent: string,
  now: Date,
): ImportTarget<Subscriber, ImportedSubscriber, ImportedSubscriberUpdate> => ({
  type: subscriberUid,
  definition: subscriberCsv,
  lock: (work) =>
    withLock(strapi, 'subscriber import', work).catch((error: unknown) => {
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
