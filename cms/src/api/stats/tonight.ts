/** What happens today: events, hours, and inquiries that wait for a reply. */
import type { EventStatus } from '#domain/event/constants';
import type { InquiryKind } from '#domain/inquiry/constants';
import { overdueBefore } from '#domain/inquiry/overdue';
import { fillHours } from '#domain/location/default-content';
import type { LocationKey } from '#domain/location/constants';
import { maxOverdueInquiries, maxTonightEvents, type Tonight, type TonightEvent } from '#domain/stats/tonight';
import { pacificToday } from '#domain/time/pacific';
import { emptyToNull, required, toClockTime, toInstant } from '#lib/stored-values';

const eventColumns = [
  'documentId',
  'title',
  'tapRoom',
  'eventStatus',
  'isPublic',
  'location',
  'startDate',
  'endDate',
  'startTime',
  'endTime',
];

const shownStatuses: EventStatus[] = ['draft', 'published', 'cancelled'];

type EventRow = Omit<TonightEvent, '_id' | 'status'> & { documentId: string; eventStatus: EventStatus | null };
type InquiryRow = { documentId: string; name: string; kind: InquiryKind; createdAt: string | Date };
type LocationRow = { hours: Parameters<typeof fillHours>[1] };

const toTonightEvent = (event: EventRow): TonightEvent => ({
  _id: event.documentId,
  title: required(event.title),
  tapRoom: event.tapRoom ?? 'All',
  status: event.eventStatus ?? 'draft',
  isPublic: event.isPublic ?? true,
  location: emptyToNull(event.location),
  startDate: event.startDate.slice(0, 10),
  endDate: event.endDate?.slice(0, 10) ?? null,
  startTime: toClockTime(event.startTime),
  endTime: toClockTime(event.endTime),
});

async function findEvents(today: string): Promise<TonightEvent[]> {
  const events: EventRow[] = await strapi.db.query('api::event.event').findMany({
    select: eventColumns,
    where: { eventStatus: { $in: shownStatuses }, startDate: { $lte: today }, lastDay: { $gte: today } },
    orderBy: [{ sortStart: 'asc' }, { id: 'asc' }],
    limit: maxTonightEvents,
  });
  return events.map(toTonightEvent);
}

async function findHours(location: LocationKey) {
  const stored: LocationRow | null = await strapi.db
    .query('api::location.location')
    .findOne({ where: { location }, populate: { hours: true } });
  return fillHours(location, stored?.hours);
}

async function findOverdueInquiries(now: Date): Promise<Tonight['overdueInquiries']> {
  const where = { inquiryStatus: 'new', createdAt: { $lt: overdueBefore(now) } };
  const inquiries = strapi.db.query('api::inquiry.inquiry');
  const oldest: InquiryRow[] = await inquiries.findMany({
    select: ['documentId', 'name', 'kind', 'createdAt'],
    where,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    limit: maxOverdueInquiries,
  });
  return {
    total: oldest.length < maxOverdueInquiries ? oldest.length : await inquiries.count({ where }),
    oldest: oldest.map(({ documentId, name, kind, createdAt }) => ({
      _id: documentId,
      name,
      kind,
      createdAt: toInstant(createdAt),
    })),
  };
}

export async function fetchTonight(now: Date): Promise<Tonight> {
  const date = pacificToday(now);
  const [events, auburn, folsom, overdueInquiries] = await Promise.all([
    findEvents(date),
    findHours('auburn'),
    findHours('folsom'),
    findOverdueInquiries(now),
  ]);
  return { date, events, hours: { auburn, folsom }, overdueInquiries };
}
