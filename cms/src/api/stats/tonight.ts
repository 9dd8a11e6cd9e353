/** What happens today: events, hours, and inquiries that wait for a reply. */
import { everyTaproom, type EventStatus } from '#domain/event/constants';
import { type InquiryKind, overdueBefore } from '#domain/inquiry/constants';
import { maxOverdueInquiries, maxTonightEvents, type Tonight, type TonightEvent } from '#domain/stats/schema';
import { todayIn } from '#domain/time/zone';
import { countRows } from '#lib/rows';
import { fetchTimeZone } from '#lib/site-settings/queries';
import { emptyToNull, required, toClockTime, toInstant } from '#lib/stored-values';
import { fetchTaproomSummaries, findTimeZones, inEveryTaproom } from '#lib/taproom/queries';

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
type InquiryRow = { documentId: string; name: string; kind: InquiryKind; createdAt: string | Date };

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

const takesPlaceIn = (first: string, last: string) => ({ startDate: { $lte: last }, lastDay: { $gte: first } });

const takesPlaceOn = (day: string) => takesPlaceIn(day, day);

/** By the date in each taproom, which can differ from the brewery's in another time zone. */
async function takesPlaceToday(today: string, now: Date): Promise<object> {
  const timeZones = await findTimeZones();
  const isToday = timeZones.map((timeZone) => ({ taproom: { timeZone }, ...takesPlaceOn(todayIn(timeZone, now)) }));
  const days = [today, ...timeZones.map((timeZone) => todayIn(timeZone, now))].sort();
  return {
    // These bounds use an index; without them, the taproom of every event would be looked up.
    ...takesPlaceIn(required(days.at(0)), required(days.at(-1))),
    $or: [{ ...inEveryTaproom, ...takesPlaceOn(today) }, ...isToday],
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

async function findHours(now: Date): Promise<Tonight['hours']> {
  const taprooms = await fetchTaproomSummaries(now);
  return Object.fromEntries(taprooms.map(({ slug, hours }) => [slug, hours]));
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
  const [events, hours, overdueInquiries] = await Promise.all([
    findTonightEvents(date, now),
    findHours(now),
    findOverdueInquiries(now),
  ]);
  return { date, events, hours, overdueInquiries };
}
