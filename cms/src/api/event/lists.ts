/**
 * The lists of events. Which ones and in which order is decided over a few columns, by the same functions as on the
 * site: no database knows when an evening in Auburn is over, and each folds case in its own way.
 */
import { includesIgnoringCase } from '#domain/beer/search';
import type { EventAdminQuery, EventListQuery } from '#domain/event/query';
import { compareByStart, hasEnded, type EventDates } from '#domain/event/schedule';
import { storedTapRooms } from '#domain/event/taproom';
import { pacificToday } from '#domain/time/pacific';
import { addDays } from '#domain/time/plain-date';
import { paginateArray, type Page } from '#lib/paginate';
import { eventPopulate, eventUid, type EventDocument } from './populate';
import { eventDates } from './serialize';

type Row = EventDates & { _id: string; title: string; description: string | null; location: string | null };

type StoredRow = { documentId: string; title: string; description?: string | null; location?: string | null } & {
  [Field in keyof EventDates]: string | null;
};

const dates = ['documentId', 'title', 'startDate', 'endDate', 'startTime', 'endTime'];
const texts = ['description', 'location'];

async function rowsWhere(where: object, columns: string[] = dates): Promise<Row[]> {
  const rows: StoredRow[] = await strapi.db.query(eventUid).findMany({ select: columns, where });
  return rows.map(({ documentId, title, description, location, ...times }: StoredRow) => ({
    _id: documentId,
    title,
    description: description ?? null,
    location: location ?? null,
    ...eventDates(times),
  }));
}

async function pageOfDocuments(query: { page: number; limit: number }, rows: Row[]): Promise<Page<EventDocument>> {
  const { items: found, pagination } = paginateArray(query, rows);
  if (found.length === 0) return { items: [], pagination };
  const documents = await strapi.documents(eventUid).findMany({
    filters: { documentId: { $in: found.map(({ _id }) => _id) } },
    populate: eventPopulate,
    limit: found.length,
  });
  const byId = new Map(documents.map((document) => [document.documentId, document]));
  return { items: found.flatMap(({ _id }) => byId.get(_id) ?? []), pagination };
}

export const visible = { status: 'published', isPublic: true };

/** What may still go on: an event can end in the night after its last day. */
function notLongGone(now: Date) {
  const yesterday = addDays(pacificToday(now), -1);
  return { $or: [{ startDate: { $gte: yesterday } }, { endDate: { $gte: yesterday } }] };
}

/** Published and public ones, by start. */
export async function listPublic(query: EventListQuery, now: Date): Promise<Page<EventDocument>> {
  const { upcoming, tapRoom, category } = query;
  const tapRooms = storedTapRooms(tapRoom);
  const rows = await rowsWhere({
    ...visible,
    ...(category ? { category } : {}),
    ...(tapRooms ? { tapRoom: { $in: tapRooms } } : {}),
    ...(upcoming ? notLongGone(now) : {}),
  });
  const found = upcoming ? rows.filter((row) => !hasEnded(row, now)) : rows;
  return pageOfDocuments(query, found.sort(compareByStart));
}

const mentions = (search: string) => (row: Row) =>
  [row.title, row.description, row.location].some((text) => text !== null && includesIgnoringCase(text, search));

/** All of them, latest start first; the filters match what is stored. */
export async function listAll(query: EventAdminQuery): Promise<Page<EventDocument>> {
  const { category, tapRoom, status, search } = query;
  const where = {
    ...(category ? { category } : {}),
    ...(tapRoom ? { tapRoom } : {}),
    ...(status ? { status } : {}),
  };
  const rows = await rowsWhere(where, search ? [...dates, ...texts] : dates);
  const found = search ? rows.filter(mentions(search)) : rows;
  return pageOfDocuments(
    query,
    found.sort((left, right) => compareByStart(right, left)),
  );
}

/** A day more than feeds look back (decisions.md, "Feeds"): they know the hour of an event's end, this only the day. */
const feedDays = 91;

/** What was announced, for calendars that are subscribed to it: cancelled ones too, so that they are struck out. */
export async function listForFeeds(now: Date): Promise<EventDocument[]> {
  const since = addDays(pacificToday(now), -feedDays);
  const rows = await rowsWhere({
    isPublic: true,
    status: { $ne: 'draft' },
    $or: [{ startDate: { $gte: since } }, { endDate: { $gte: since } }],
  });
  const { items: found } = await pageOfDocuments(
    { page: 1, limit: Math.max(1, rows.length) },
    rows.sort(compareByStart),
  );
  return found;
}
