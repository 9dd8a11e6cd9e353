import type { SubscriberCsvQuery, SubscriberListQuery } from '#domain/subscriber/query';
import { getRecentStart } from '#domain/subscriber/recent';
import { subscriberSources } from '#domain/subscriber/constants';
import type { NewsletterStats } from '#domain/subscriber/subscriber';
import { batchedRows } from '#lib/batches';
import { notFound } from '#lib/errors';
import { findRange } from '#lib/find-range';
import { paginate, type Page } from '#lib/paginate';
import { subscriberUid, type SubscriberDocument } from './document';

const newestFirst = [{ subscribedAt: 'desc' }, { id: 'desc' }];

const toFilter = ({ active }: SubscriberCsvQuery) => (active === undefined ? {} : { isActive: active });

export function listSubscribers(query: SubscriberListQuery): Promise<Page<SubscriberDocument>> {
  const where = toFilter(query);
  return paginate(
    query,
    () => strapi.db.query(subscriberUid).count({ where }),
    (range) => findRange(subscriberUid, { where, orderBy: newestFirst }, range),
  );
}

export const streamSubscribers = (query: SubscriberCsvQuery): AsyncGenerator<SubscriberDocument> =>
  batchedRows(subscriberUid, { where: toFilter(query), orderBy: newestFirst });

export async function findByUnsubscribeToken(token: string | undefined): Promise<SubscriberDocument> {
  const where = { unsubscribeToken: token };
  const subscriber: SubscriberDocument | null = token ? await strapi.db.query(subscriberUid).findOne({ where }) : null;
  if (!subscriber) throw notFound('Subscriber');
  return subscriber;
}

export async function fetchNewsletterStats(now: Date): Promise<NewsletterStats> {
  const count = (where: object): Promise<number> => strapi.db.query(subscriberUid).count({ where });
  const [totalAll, totalSubscribers, recentSubscriptions, counts] = await Promise.all([
    count({}),
    count({ isActive: true }),
    count({ isActive: true, subscribedAt: { $gte: getRecentStart(now) } }),
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
