/** Lists of events. The database filters, sorts and pages by the columns of `derived.ts`. */
import type { EventAdminQuery, EventDetailQuery, EventListQuery } from '#domain/event/query';
import { getRowOffset } from '#domain/shared/query-fields';
import { notFound } from '#lib/errors';
import { containsText, paginateParts, type Page } from '#lib/rows';
import { eventPopulate, eventUid, type EventDocument, storedIn, takingPlaceIn } from './document';

type Direction = 'asc' | 'desc';

const byStart = (direction: Direction) => [{ sortStart: direction }, { id: direction }];

const listPart = (filters: object[], direction: Direction) => ({
  count: (): Promise<number> => strapi.db.query(eventUid).count({ where: { $and: filters } }),
  find: (range: { start: number; limit: number }): Promise<EventDocument[]> =>
    strapi
      .documents(eventUid)
      .findMany({ filters: { $and: filters }, sort: byStart(direction), populate: eventPopulate, ...range }),
});

/** Events end at a minute of their taproom's time zone, which the column has as an instant. */
export const notEnded = (now: Date) => ({ endsAt: { $gt: now.toISOString() } });

const ended = (now: Date) => ({ $or: [{ endsAt: { $lte: now.toISOString() } }, { endsAt: { $null: true } }] });

/**
 * Published public events, earliest start first. On request, cancelled ones that would not have ended yet are in between:
 * a page has `limit` published ones, and these in addition.
 */
export async function listPublicEvents(query: EventListQuery, now: Date): Promise<Page<EventDocument>> {
  const { upcoming, tapRoom, category, include = [] } = query;
  const filters = [
    { isPublic: true },
    ...(category ? [{ category }] : []),
    ...takingPlaceIn(tapRoom),
    ...(upcoming ? [notEnded(now)] : []),
  ];
  const published = listPart([...filters, { eventStatus: 'published' }], 'asc');
  const page = await paginateParts(query, [published]);
  if (include.length === 0) return page;
  return addToPage(page, published, [...filters, { eventStatus: { $in: include } }, notEnded(now)]);
}

/** Adds the events that start between the page before and the next one. */
async function addToPage(
  { items, pagination }: Page<EventDocument>,
  published: ReturnType<typeof listPart>,
  additional: object[],
): Promise<Page<EventDocument>> {
  const { page, pages } = pagination;
  const total = pagination.total + (await listPart(additional, 'asc').count());
  if (page > pages) return { items, pagination: { ...pagination, total } };
  const [before] = page > 1 ? await published.find({ start: getRowOffset(pagination) - 1, limit: 1 }) : [];
  const last = page < pages ? items.at(-1) : undefined;
  const between = [
    ...(before ? [{ sortStart: { $gt: before.sortStart } }] : []),
    ...(last ? [{ sortStart: { $lte: last.sortStart } }] : []),
  ];
  const ids = items.map(({ id }) => id);
  const all = listPart([{ $or: [{ id: { $in: ids } }, { $and: [...additional, ...between] }] }], 'asc');
  return { items: await all.find({ start: 0, limit: -1 }), pagination: { ...pagination, total } };
}

const toFilters = ({ category, tapRoom, status, search, from, to }: EventAdminQuery): object[] => [
  ...(category ? [{ category }] : []),
  ...(tapRoom ? [storedIn(tapRoom)] : []),
  ...(status ? [{ eventStatus: status }] : []),
  containsText(search),
  ...(from ? [{ lastDay: { $gte: from } }] : []),
  ...(to ? [{ startDate: { $lte: to } }] : []),
];

/** All events that match, with the number of those that are not over. */
export async function listAllEvents(
  query: EventAdminQuery,
  now: Date,
): Promise<Page<EventDocument> & { upcomingTotal: number }> {
  const filters = toFilters(query);
  const upcoming = listPart([...filters, notEnded(now)], 'asc');
  if (query.order === 'upcoming-first') {
    const past = listPart([...filters, ended(now)], 'desc');
    const { items, pagination, totals } = await paginateParts(query, [upcoming, past]);
    return { items, pagination, upcomingTotal: totals[0] ?? 0 };
  }
  const all = listPart(filters, query.order === 'earliest-first' ? 'asc' : 'desc');
  const [{ items, pagination }, upcomingTotal] = await Promise.all([paginateParts(query, [all]), upcoming.count()]);
  return { items, pagination, upcomingTotal };
}

/** Feeds contain events that ended in the last 90 days, and a day in which the feed is cached. */
const feedMs = 91 * 86_400_000;

/** Announced public events, including cancelled ones, so that subscribed calendars show the cancellation. */
export function listFeedEvents(now: Date): Promise<EventDocument[]> {
  const feed = listPart(
    [
      { isPublic: true },
      { eventStatus: { $ne: 'draft' } },
      { endsAt: { $gte: new Date(now.getTime() - feedMs).toISOString() } },
    ],
    'asc',
  );
  return feed.find({ start: 0, limit: -1 });
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
