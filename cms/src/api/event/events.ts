/** Events: lists, which the database filters, sorts and pages by derived columns, and writes. */
import type { EventInput, EventUpdate } from '#domain/event/input';
import type { EventAdminQuery, EventDetailQuery, EventListQuery } from '#domain/event/query';
import type { ImageReplacement } from '#domain/shared/image-input';
import { getRowOffset } from '#domain/shared/query-fields';
import { notFound, rejectStale } from '#lib/errors';
import { addImages, changeImages, removeImage, toFileIds, withStoredImages } from '#lib/media';
import { withLock } from '#lib/mutex';
import { containsText, type Page, paginateParts } from '#lib/rows';
import { required } from '#lib/stored-values';
import { discardDeletedRecord, findDeletedRecord, storeDeletedRecord } from '#lib/trash';
import type { Upload } from '#lib/uploads';
import {
  type EventDocument,
  eventPopulate,
  eventUid,
  findStillStored,
  type NewEvent,
  setSeries,
  storedIn,
  takingPlaceIn,
  toEventDocument,
  toStoredTaproom,
} from './document';

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

type Deleted = Omit<EventDocument, 'id' | 'images' | 'taproom'> & {
  images: ReturnType<typeof toFileIds>;
  taproom: string | null;
};

/** Call in the transaction that deletes the event. */
async function storeDeletedEvent(event: EventDocument, now: Date): Promise<void> {
  const { id: _id, publishedAt: _published, locale: _locale, taproom, ...fields } = event;
  const fileIds = toFileIds(event.images);
  const data = { ...fields, images: fileIds, taproom: taproom?.documentId ?? null };
  await storeDeletedRecord({ type: eventUid, recordId: event.documentId, data, fileIds }, now);
}

/** Returns the event unchanged if it has been restored already; 404 if it can no longer be restored. */
export const restoreEvent = (documentId: string, now: Date): Promise<EventDocument> =>
  withLock(`event ${documentId}`, async () => {
    const deleted = await findDeletedRecord<Deleted>(eventUid, documentId, now);
    if (deleted) {
      const { data, files = [] } = deleted;
      const images = data.images.filter((image) => files.some(({ id }) => id === image));
      const { taproom, ...fields } = data;
      const restored: object = { ...fields, images, taproom: await findStillStored(taproom) };
      await strapi.documents(eventUid).create({ data: restored as NewEvent });
      await keepSlug(data);
      const { seriesId, seriesInterval, seriesStart, seriesUntil } = data;
      await setSeries({ documentId }, { seriesId, seriesInterval, seriesStart, seriesUntil });
      await discardDeletedRecord(deleted);
    }
    return findEvent(documentId);
  });

/** New events get a slug from their title and date, but a link to the deleted event must work again. */
async function keepSlug({ documentId, slug, updatedAt }: Deleted): Promise<void> {
  const events = strapi.db.query(eventUid);
  if ((await events.count({ where: { slug } })) > 0) return;
  await events.update({ where: { documentId }, data: { slug, updatedAt } });
}

export const withLockedEvent = <Result>(documentId: string, work: (event: EventDocument) => Promise<Result>) =>
  withLock(`event ${documentId}`, async () => work(await findEvent(documentId)));

export async function saveEvent(documentId: string, data: object): Promise<EventDocument> {
  await strapi.documents(eventUid).update({ documentId, data });
  return findEvent(documentId);
}

export async function createEvent(input: EventInput): Promise<EventDocument> {
  const data: object = { ...toEventDocument(input), ...(await toStoredTaproom(input.tapRoom)) };
  const { documentId } = await strapi.documents(eventUid).create({ data: data as NewEvent });
  return findEvent(documentId);
}

export async function applyUpdate(event: EventDocument, input: EventUpdate): Promise<EventDocument> {
  const { images, updatedAt, ...changes } = input;
  rejectStale({ updatedAt: required(event.updatedAt) }, updatedAt);
  return saveEvent(event.documentId, {
    ...toEventDocument(changes),
    ...(await toStoredTaproom(changes.tapRoom)),
    ...(images ? { images: await changeImages(event.images ?? [], images) } : {}),
  });
}

export type DeleteOptions = { isRestorable: boolean; now: Date };

/** The unused-file cleanup deletes the image files that no other event uses, unless the event can be restored. */
export async function removeEvent(event: EventDocument, { isRestorable, now }: DeleteOptions): Promise<void> {
  if (isRestorable) await storeDeletedEvent(event, now);
  await strapi.documents(eventUid).delete({ documentId: event.documentId });
}

export async function addEventImages(
  documentId: string,
  uploads: Upload[],
  replacement: ImageReplacement,
): Promise<EventDocument> {
  await findEvent(documentId);
  return withStoredImages(uploads, (files) =>
    withLockedEvent(documentId, async (event) =>
      saveEvent(documentId, { images: await addImages(event.images ?? [], files, replacement) }),
    ),
  );
}

export const deleteEventImage = (documentId: string, index: string, cloudStoragePath?: string) =>
  withLockedEvent(documentId, (event) =>
    saveEvent(documentId, { images: removeImage(event.images ?? [], index, cloudStoragePath) }),
  );
