/**
 * Filters and sorts in code, over a few columns, with the functions that the site uses: SQL can't compute when an
 * event ends in Pacific time, and each database folds case differently.
 */
import { includesIgnoringCase } from '#domain/beer/search';
import type { EventAdminQuery, EventDetailQuery, EventListQuery, EventOrder } from '#domain/event/query';
import type { EventStatus } from '#domain/event/constants';
import { isInDateRange } from '#domain/event/event-days';
import { compareByStart, hasEnded, type EventDates } from '#domain/event/schedule';
import { matchingTapRooms } from '#domain/event/taproom';
import { sortTimeline } from '#domain/event/timeline';
import { pacificToday } from '#domain/time/pacific';
import { addDays } from '#domain/time/plain-date';
import { notFound } from '#lib/errors';
import { orderByIds } from '#lib/order-by-ids';
import { paginateArray, type Page } from '#lib/paginate';
import { eventPopulate, eventUid, type EventDocument } from './document';
import { eventDates } from './serialize';

type StoredRow = {
  documentId: string;
  title: string;
  eventStatus?: EventStatus | null;
  description?: string | null;
  location?: string | null;
} & {
  [Field in keyof EventDates]: string | null;
};

type Row = EventDates & {
  _id: string;
  title: string;
  status: EventStatus;
  description: string | null;
  location: string | null;
};

const sortColumns = ['documentId', 'title', 'eventStatus', 'startDate', 'endDate', 'startTime', 'endTime'];
const searchColumns = [...sortColumns, 'description', 'location'];

async function findRows(where: object, columns: string[] = sortColumns): Promise<Row[]> {
  const rows: StoredRow[] = await strapi.db.query(eventUid).findMany({ select: columns, where });
  return rows.map(({ documentId, title, eventStatus, description, location, ...dates }) => ({
    _id: documentId,
    title,
    status: eventStatus ?? 'draft',
    description: description ?? null,
    location: location ?? null,
    ...eventDates(dates),
  }));
}

async function findDocuments(rows: Row[]): Promise<EventDocument[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ _id }) => _id);
  const documents = await strapi.documents(eventUid).findMany({
    filters: { documentId: { $in: ids } },
    populate: eventPopulate,
    limit: ids.length,
  });
  return orderByIds(ids, documents);
}

async function findPage(query: { page: number; limit: number }, rows: Row[]): Promise<Page<EventDocument>> {
  const { items, pagination } = paginateArray(query, rows);
  return { items: await findDocuments(items), pagination };
}

/** A coarse filter by date: an event can end in the night after its last day, so callers allow for one more day. */
const startsOrEndsSince = (date: string) => ({
  $or: [{ startDate: { $gte: date } }, { endDate: { $gte: date } }],
});

/** Published public events, earliest start first, and on request cancelled ones that would not have ended yet. */
export async function listPublicEvents(query: EventListQuery, now: Date): Promise<Page<EventDocument>> {
  const { upcoming, tapRoom, category, include = [] } = query;
  const tapRooms = matchingTapRooms(tapRoom);
  const rows = await findRows({
    eventStatus: { $in: ['published', ...include] },
    isPublic: true,
    ...(category ? { category } : {}),
    ...(tapRooms ? { tapRoom: { $in: tapRooms } } : {}),
    ...(upcoming ? startsOrEndsSince(addDays(pacificToday(now), -1)) : {}),
  });
  const mustNotHaveEnded = (row: Row) => upcoming || row.status === 'cancelled';
  const matches = rows.filter((row) => !mustNotHaveEnded(row) || !hasEnded(row, now));
  return findPage(query, matches.sort(compareByStart));
}

const matchesSearch = ({ title, description, location }: Row, search: string) =>
  [title, description, location].some((text) => text !== null && includesIgnoringCase(text, search));

/** A coarse filter by date; `isInDateRange` decides. An event can end in the night after its last day. */
const takesPlaceBetween = (from: string | undefined, to: string | undefined) => ({
  ...(from ? startsOrEndsSince(addDays(from, -1)) : {}),
  ...(to ? { startDate: { $lte: to } } : {}),
});

const orderRows: Record<EventOrder, (rows: Row[], now: Date) => Row[]> = {
  'latest-first': (rows) => rows.sort((left, right) => compareByStart(right, left)),
  'earliest-first': (rows) => rows.sort(compareByStart),
  'upcoming-first': (rows, now) => {
    const { upcoming, past } = sortTimeline(rows, now);
    return [...upcoming, ...past];
  },
};

/** All events that match, with the number of those that are not over. */
export async function listAllEvents(
  query: EventAdminQuery,
  now: Date,
): Promise<Page<EventDocument> & { upcomingTotal: number }> {
  const { category, tapRoom, status, search, from, to, order = 'latest-first' } = query;
  const where = {
    ...(category ? { category } : {}),
    ...(tapRoom ? { tapRoom } : {}),
    ...(status ? { eventStatus: status } : {}),
    ...takesPlaceBetween(from, to),
  };
  const rows = await findRows(where, search ? searchColumns : sortColumns);
  const matches = rows.filter((row) => (!search || matchesSearch(row, search)) && isInDateRange(row, from, to));
  const upcomingTotal = matches.filter((row) => !hasEnded(row, now)).length;
  return { ...(await findPage(query, orderRows[order](matches, now))), upcomingTotal };
}

/** Feeds contain events that ended in the last 90 days (decisions.md, "Feeds"), plus one day for the coarse filter. */
const feedDays = 91;

/** Announced public events, including cancelled ones, so that subscribed calendars show the cancellation. */
export async function listFeedEvents(now: Date): Promise<EventDocument[]> {
  const rows = await findRows({
    isPublic: true,
    eventStatus: { $ne: 'draft' },
    ...startsOrEndsSince(addDays(pacificToday(now), -feedDays)),
  });
  return findDocuments(rows.sort(compareByStart));
}

export async function findEvent(documentId: string): Promise<EventDocument> {
  const event = await strapi.documents(eventUid).findOne({ documentId, populate: eventPopulate });
  if (!event) throw notFound('Event');
  return event;
}

/** A published public event, or one of the statuses in `include`. */
export async function findPublicEvent(slugOrId: string, { include = [] }: EventDetailQuery): Promise<EventDocument> {
  const filters = {
    isPublic: true,
    eventStatus: { $in: ['published' as const, ...include] },
    $or: [{ slug: slugOrId }, { documentId: slugOrId }],
  };
  const [event] = await strapi.documents(eventUid).findMany({ filters, populate: eventPopulate, limit: 1 });
  if (!event) throw notFound('Event');
  return event;
}
