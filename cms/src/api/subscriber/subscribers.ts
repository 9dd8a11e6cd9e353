/** The newsletter's subscribers: the list, its figures, and leaving it. */
import { subscriberCsvRow } from '#domain/subscriber/csv';
import type { SubscriberCsvQuery, SubscriberListQuery } from '#domain/subscriber/query';
import { recentSince } from '#domain/subscriber/recent';
import { subscriberSources, type NewsletterStats } from '#domain/subscriber/subscriber';
import { notFound } from '#lib/errors';
import { withLock } from '#lib/mutex';
import { paginate } from '#lib/paginate';
import { batchedRows } from '#lib/batches';
import { serializeSubscriber, type StoredSubscriber } from './serialize';
import { subscriberUid } from './subscribe';

const only = (active: boolean | undefined) => (active === undefined ? {} : { isActive: active });
const newestFirst = [{ subscribedAt: 'desc' }, { id: 'desc' }];

export async function findByToken(token: string | undefined): Promise<StoredSubscriber> {
  const where = { unsubscribeToken: token };
  const found: StoredSubscriber | null = token ? await strapi.db.query(subscriberUid).findOne({ where }) : null;
  if (!found) throw notFound('Subscriber');
  return found;
}

export async function unsubscribe(token: string | undefined): Promise<void> {
  const { documentId } = await findByToken(token);
  await strapi.documents(subscriberUid).update({ documentId, data: { isActive: false } });
}

export function listSubscribers({ active, ...page }: SubscriberListQuery) {
  const where = only(active);
  return paginate<StoredSubscriber>(
    page,
    () => strapi.db.query(subscriberUid).count({ where }),
    ({ start, limit }) =>
      strapi.db.query(subscriberUid).findMany({ where, orderBy: newestFirst, offset: start, limit }),
  );
}

/** The rows of the export. */
export async function* csvRows({ active }: SubscriberCsvQuery): AsyncGenerator<string[]> {
  const query = { where: only(active), orderBy: newestFirst };
  for await (const subscriber of batchedRows<StoredSubscriber>(subscriberUid, query)) {
    yield subscriberCsvRow(serializeSubscriber(subscriber));
  }
}

export async function newsletterStats(now: Date): Promise<NewsletterStats> {
  const count = (where: object): Promise<number> => strapi.db.query(subscriberUid).count({ where });
  const [totalAll, totalSubscribers, recentSubscriptions, counts] = await Promise.all([
    count({}),
    count({ isActive: true }),
    count({ isActive: true, subscribedAt: { $gte: recentSince(now) } }),
    Promise.all(subscriberSources.map((source) => count({ isActive: true, source }))),
  ]);
  return {
    totalSubscribers,
    recentSubscriptions,
    totalAll,
    totalInactive: totalAll - totalSubscribers,
    bySource: subscriberSources
      .map((source, index) => ({ _id: source, count: counts[index] ?? 0 }))
      .filter((entry) => entry.count > 0),
  };
}

export const removeSubscriber = (documentId: string): Promise<void> =>
  withLock(strapi, `subscriber ${documentId}`, async () => {
    const { entries } = await strapi.documents(subscriberUid).delete({ documentId });
    if (entries.length === 0) throw notFound('Subscriber');
  });
