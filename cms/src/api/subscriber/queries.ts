import { subscriberSources, type SubscriberSource, getRecentStart } from '#domain/subscriber/constants';
import { subscriberCsvRow } from '#domain/subscriber/csv';
import type { SubscriberCsvQuery, SubscriberListQuery, NewsletterStats } from '#domain/subscriber/schema';
import { notFound } from '#lib/errors';
import { batchedRows, countGroups, countRows, type Page, paginateRows, requireRow } from '#lib/rows';
import { subscriberUid, type SubscriberDocument, serializeSubscriber } from './document';

const newestFirst = [{ subscribedAt: 'desc' }, { id: 'desc' }];

const toFilter = ({ active, search }: SubscriberCsvQuery) => ({
  ...(active !== undefined && { isActive: active }),
  ...(search && { email: { $contains: search.toLowerCase() } }),
});

export const listSubscribers = (query: SubscriberListQuery): Promise<Page<SubscriberDocument>> =>
  paginateRows(subscriberUid, query, { where: toFilter(query), orderBy: newestFirst });

export const isSubscribed = async (email: string): Promise<boolean> =>
  (await strapi.db.query(subscriberUid).count({ where: { email, isActive: true } })) > 0;

export async function findByUnsubscribeToken(token: string | undefined): Promise<SubscriberDocument> {
  if (!token) throw notFound('Subscriber');
  return requireRow(subscriberUid, 'Subscriber', { where: { unsubscribeToken: token } });
}

const sum = (counted: { count: number }[]) => counted.reduce((total, { count }) => total + count, 0);

/** One pass over an index; a query for each number would read it several times. */
async function countSubscribers() {
  const groups = await countGroups('subscribers', { isActive: 'is_active', source: 'source' });
  const active = groups.filter(({ isActive }) => Boolean(isActive));
  const countOf = (source: SubscriberSource) => sum(active.filter((group) => group['source'] === source));
  const bySource = subscriberSources.map((source) => ({ _id: source, count: countOf(source) }));
  return { all: sum(groups), active: sum(active), bySource };
}

export async function fetchNewsletterStats(now: Date): Promise<NewsletterStats> {
  const [{ all, active, bySource }, recentSubscriptions] = await Promise.all([
    countSubscribers(),
    countRows(subscriberUid, { isActive: true, subscribedAt: { $gte: getRecentStart(now) } }),
  ]);
  return {
    totalSubscribers: active,
    recentSubscriptions,
    totalAll: all,
    totalInactive: all - active,
    bySource: bySource.filter(({ count }) => count > 0),
  };
}

export async function* exportSubscribers(query: SubscriberCsvQuery): AsyncGenerator<string[]> {
  const rows = batchedRows<SubscriberDocument>(subscriberUid, { where: toFilter(query), orderBy: newestFirst });
  for await (const subscriber of rows) yield subscriberCsvRow(serializeSubscriber(subscriber));
}
