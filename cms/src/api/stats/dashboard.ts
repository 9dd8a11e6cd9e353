/** The counts on the staff dashboard. */
import { everyTaproom, type EventStatus } from '#domain/event/constants';
import { overdueBefore } from '#domain/inquiry/constants';
import {
  type DashboardStats,
  maxOverdueInquiries,
  maxTonightEvents,
  type Tonight,
  type TonightEvent,
  maxFailedEmails,
  type SystemWarnings,
} from '#domain/stats/schema';
import { todayIn } from '#domain/time/zone';
import { fetchBackupWarning } from '#lib/backup-state';
import { mailUid } from '#lib/mail/enqueue';
import { type ContentRow, countRows } from '#lib/rows';
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

/** By the date in each taproom, which can differ from the brewery's in another time zone. */
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

/** Of the day in the time zone of each taproom. */
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
