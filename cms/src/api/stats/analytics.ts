/** The counts that the charts of the staff app show, by date in the brewery's time zone. */
import { listSectionTags } from '#domain/beer/list-order';
import { availabilityLabel } from '#domain/beer/section';
import { eventCategories, type EventCategory } from '#domain/event/constants';
import { inquiryKinds, type InquiryKind } from '#domain/inquiry/constants';
import { countByPeriod, addPeriods, listPeriods, startOfPeriod, type Period, topCounts } from '#domain/stats/period';
import type { AnalyticsStats } from '#domain/stats/schema';
import { subscriberSources, type SubscriberSource } from '#domain/subscriber/constants';
import { fromZonedDateTime, todayIn } from '#domain/time/zone';
import { countGroups, type CountQuery } from '#lib/rows';
import { fetchTimeZone } from '#lib/site-settings/queries';

const signUpMonths = 12;
const inquiryWeeks = 12;
const eventMonths = 12;
const eventMonthsBack = 5;

type LocalDay = { timeZone: string; today: string };

const midnightIn = (timeZone: string, date: string) => fromZonedDateTime(timeZone, date, '00:00');

type LocalPeriod = { timeZone: string; start: string; period: Period };

/** A range of an index: grouping the instants of a year by period would sort all of them. */
const during =
  (column: string, { timeZone, start, period }: LocalPeriod) =>
  (query: CountQuery) =>
    query
      .where(column, '>=', midnightIn(timeZone, start))
      .where(column, '<', midnightIn(timeZone, addPeriods(start, 1, period)));

/** Newsletter sign-ups of the last months, oldest first. */
async function countSignUps({ timeZone, today }: LocalDay): Promise<AnalyticsStats['signUpsByMonth']> {
  const period = 'month';
  const starts = listPeriods(addPeriods(today, 1 - signUpMonths, period), signUpMonths, period);
  const counts: AnalyticsStats['signUpsByMonth'] = [];
  for (const start of starts) {
    const [total] = await countGroups('subscribers', {}, during('subscribed_at', { timeZone, start, period }));
    counts.push({ start, count: total?.count ?? 0 });
  }
  return counts;
}

async function countActiveBySource(): Promise<AnalyticsStats['activeSubscribersBySource']> {
  const groups = await countGroups('subscribers', { source: 'source' }, (query) => query.where('is_active', true));
  const zeros = Object.fromEntries(subscriberSources.map((source) => [source, 0])) as Record<SubscriberSource, number>;
  return { ...zeros, ...Object.fromEntries(groups.map(({ source, count }) => [source, count])) };
}

/** Excludes spam, as the inbox does. */
async function countInquiries({ timeZone, today }: LocalDay): Promise<AnalyticsStats['inquiriesByWeek']> {
  const starts = listPeriods(addPeriods(today, 1 - inquiryWeeks, 'week'), inquiryWeeks, 'week');
  const zeros = Object.fromEntries(inquiryKinds.map((kind) => [kind, 0])) as Record<InquiryKind, number>;
  const weeks: AnalyticsStats['inquiriesByWeek'] = [];
  for (const start of starts) {
    const inWeek = during('created_at', { timeZone, start, period: 'week' });
    const groups = await countGroups('inquiries', { kind: 'kind' }, (query) =>
      inWeek(query).whereNot('inquiry_status', 'spam'),
    );
    const counts = Object.fromEntries(groups.map(({ kind, count }) => [kind, count]));
    weeks.push({ start, counts: { ...zeros, ...counts } });
  }
  return weeks;
}

async function countEvents({ today }: LocalDay): Promise<AnalyticsStats['eventsByMonth']> {
  const first = addPeriods(startOfPeriod(today, 'month'), -eventMonthsBack, 'month');
  const end = addPeriods(first, eventMonths, 'month');
  const groups = await countGroups('events', { date: 'start_date', category: 'category' }, (query) =>
    query.where('start_date', '>=', first).where('start_date', '<', end).whereNot('event_status', 'cancelled'),
  );
  const events = groups.map(({ date, category, count }) => ({
    date: String(date).slice(0, 10),
    kind: category as EventCategory,
    count,
  }));
  return countByPeriod(events, listPeriods(first, eventMonths, 'month'), 'month', eventCategories);
}

type BeerStats = Pick<AnalyticsStats, 'totalBeers' | 'availableBeers' | 'beersByStyle' | 'beersByAvailability'>;

async function countBeers(): Promise<BeerStats> {
  const [styles, flags] = await Promise.all([
    countGroups('beers', { style: 'style' }),
    countGroups('beers', { isActive: 'is_active', isAvailable: 'is_available', sections: 'sections' }),
  ]);
  const beers = flags.map(({ isActive, isAvailable, sections, count }) => ({
    isActive: Boolean(isActive),
    isAvailable: Boolean(isAvailable),
    tags: listSectionTags(Number(sections)),
    count,
  }));
  const sum = (counted: { count: number }[]) => counted.reduce((total, { count }) => total + count, 0);
  return {
    totalBeers: sum(beers),
    availableBeers: sum(beers.filter(({ isActive, isAvailable }) => isActive && isAvailable)),
    beersByStyle: topCounts(styles.map(({ style, count }) => ({ label: style ? String(style) : 'No style', count }))),
    beersByAvailability: topCounts(
      beers.map((beer) => ({ label: beer.isActive ? availabilityLabel(beer) : 'Inactive', count: beer.count })),
    ),
  };
}

export async function fetchAnalyticsStats(now: Date): Promise<AnalyticsStats> {
  const timeZone = await fetchTimeZone();
  const localDay = { timeZone, today: todayIn(timeZone, now) };
  const [signUpsByMonth, activeSubscribersBySource, inquiriesByWeek, eventsByMonth, beers] = await Promise.all([
    countSignUps(localDay),
    countActiveBySource(),
    countInquiries(localDay),
    countEvents(localDay),
    countBeers(),
  ]);
  return { signUpsByMonth, activeSubscribersBySource, inquiriesByWeek, eventsByMonth, ...beers };
}
