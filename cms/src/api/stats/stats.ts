/** The counts on the staff dashboard, what needs attention, and the counts that the charts show. */
import { listSectionTags } from '#domain/beer/list-order';
import { availabilityLabel } from '#domain/beer/section';
import { eventCategories, type EventCategory, type EventStatus, everyTaproom } from '#domain/event/constants';
import { type InquiryKind, inquiryKinds, overdueBefore } from '#domain/inquiry/constants';
import { addPeriods, countByPeriod, listPeriods, type Period, startOfPeriod, topCounts } from '#domain/stats/period';
import {
  type AnalyticsStats,
  type DashboardStats,
  maxFailedEmails,
  maxOverdueInquiries,
  maxTonightEvents,
  type SystemWarnings,
  type Tonight,
  type TonightEvent,
} from '#domain/stats/schema';
import { type SubscriberSource, subscriberSources } from '#domain/subscriber/constants';
import { fromZonedDateTime, todayIn } from '#domain/time/zone';
import { fetchBackupWarning } from '#lib/backup-state';
import { mailUid } from '#lib/mail/enqueue';
import { type ContentRow, countGroups, type CountQuery, countRows } from '#lib/rows';
import { fetchTimeZone } from '#lib/site-settings/queries';
import { emptyToNull, required, toClockTime, toInstant } from '#lib/stored-values';
import { fetchTaproomSummaries, findTimeZones, inEveryTaproom } from '#lib/taproom/queries';

export async function fetchDashboardStats(now: Date): Promise<DashboardStats> {
  const [totalBeers, availableBeers, upcomingEvents, totalEvents, activeSubscribers, newInquiries] = await Promise.all([
    countRows('api::beer.beer', { isActive: true }),
    countRows('api::beer.beer', { isActive: true, isAvailable: true }),
    countRows('api::event.event', { eventStatus: 'published', startsAt: { $gt: now.toISOString() } }),
    countRows('api::event.event'),
    countRows('api::subscriber.subscriber', { isActive: true }),
    countRows('api::inquiry.inquiry', { inquiryStatus: 'new' }),
  ]);
  return { totalBeers, availableBeers, upcomingEvents, totalEvents, activeSubscribers, newInquiries };
}

const eventColumns = [
  'documentId',
  'title',
  'eventStatus',
  'isPublic',
  'location',
  'startDate',
  'endDate',
  'startTime',
  'endTime',
];

const shownStatuses: EventStatus[] = ['draft', 'published', 'cancelled'];

type EventRow = Omit<TonightEvent, '_id' | 'status' | 'tapRoom'> & {
  documentId: string;
  eventStatus: EventStatus | null;
  taproom: { name: string } | null;
};
type InquiryRow = Pick<ContentRow<'api::inquiry.inquiry'>, 'documentId' | 'name' | 'kind' | 'createdAt'>;

const toTonightEvent = (event: EventRow): TonightEvent => ({
  _id: event.documentId,
  title: required(event.title),
  tapRoom: event.taproom?.name ?? everyTaproom,
  status: event.eventStatus ?? 'draft',
  isPublic: event.isPublic ?? true,
  location: emptyToNull(event.location),
  startDate: event.startDate.slice(0, 10),
  endDate: event.endDate?.slice(0, 10) ?? null,
  startTime: toClockTime(event.startTime),
  endTime: toClockTime(event.endTime),
});

const takesPlaceIn = (first: string, last = first) => ({ startDate: { $lte: last }, lastDay: { $gte: first } });

/** Compares dates in each taproom's time zone, which can differ from the brewery's. */
async function takesPlaceToday(today: string, now: Date): Promise<object> {
  const timeZones = await findTimeZones();
  const isToday = timeZones.map((timeZone) => ({ taproom: { timeZone }, ...takesPlaceIn(todayIn(timeZone, now)) }));
  const days = [today, ...timeZones.map((timeZone) => todayIn(timeZone, now))].sort();
  return {
    // These bounds use an index; without them, the taproom of every event would be looked up.
    ...takesPlaceIn(required(days.at(0)), required(days.at(-1))),
    $or: [{ ...inEveryTaproom, ...takesPlaceIn(today) }, ...isToday],
  };
}

async function findTonightEvents(today: string, now: Date): Promise<TonightEvent[]> {
  const events: EventRow[] = await strapi.db.query('api::event.event').findMany({
    select: eventColumns,
    where: { eventStatus: { $in: shownStatuses }, ...(await takesPlaceToday(today, now)) },
    orderBy: [{ sortStart: 'asc' }, { id: 'asc' }],
    limit: maxTonightEvents,
    populate: { taproom: { select: ['name'] } },
  });
  return events.map(toTonightEvent);
}

async function findOverdueInquiries(now: Date): Promise<Tonight['overdueInquiries']> {
  const where = { inquiryStatus: 'new', createdAt: { $lt: overdueBefore(now) } };
  const oldest: InquiryRow[] = await strapi.db.query('api::inquiry.inquiry').findMany({
    select: ['documentId', 'name', 'kind', 'createdAt'],
    where,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    limit: maxOverdueInquiries,
  });
  return {
    total: oldest.length < maxOverdueInquiries ? oldest.length : await countRows('api::inquiry.inquiry', where),
    oldest: oldest.map(({ documentId, name, kind, createdAt }) => ({
      _id: documentId,
      name,
      kind,
      createdAt: toInstant(createdAt),
    })),
  };
}

export async function fetchTonight(now: Date): Promise<Tonight> {
  const date = todayIn(await fetchTimeZone(), now);
  const [events, taprooms, overdueInquiries] = await Promise.all([
    findTonightEvents(date, now),
    fetchTaproomSummaries(now),
    findOverdueInquiries(now),
  ]);
  return {
    date,
    events,
    hours: Object.fromEntries(taprooms.map(({ slug, hours }) => [slug, hours])),
    overdueInquiries,
  };
}

/** Older ones are history. */
const emailAgeMs = 7 * 86_400_000;

type EmailRow = Pick<ContentRow<typeof mailUid>, 'documentId' | 'to' | 'subject' | 'lastError' | 'inquiry'>;

async function fetchFailedEmails(now: Date): Promise<SystemWarnings['failedEmails']> {
  const where = { state: 'failed', createdAt: { $gte: new Date(now.getTime() - emailAgeMs).toISOString() } };
  const [total, rows]: [number, EmailRow[]] = await Promise.all([
    strapi.db.query(mailUid).count({ where }),
    strapi.db.query(mailUid).findMany({
      select: ['documentId', 'to', 'subject', 'lastError', 'inquiry'],
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      limit: maxFailedEmails,
    }),
  ]);
  return {
    total,
    latest: rows.map(({ documentId, lastError, ...row }) => ({ _id: documentId, ...row, error: lastError })),
  };
}

export async function fetchSystemWarnings(now: Date): Promise<SystemWarnings> {
  const [backup, failedEmails] = await Promise.all([fetchBackupWarning(strapi, now), fetchFailedEmails(now)]);
  return { backup, failedEmails };
}

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
