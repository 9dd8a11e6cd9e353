import { copiedFields } from '#domain/event/copy';
import type { Event } from '#domain/event/schema';
import type { EventInput, EventUpdate } from '#domain/event/input';
import { moveToDate, repeatStatus, completeTimes, type EventRepeat } from '#domain/event/recurrence';
import { isStale } from '#domain/shared/optimistic-lock';
import { formatFullDate } from '#domain/time/format';
import { staleVersion, conflict } from '#lib/errors';
import { addImages, changeImages, removeImage, withStoredImages, toFileIds } from '#lib/images';
import { withLock } from '#lib/mutex';
import { required } from '#lib/stored-values';
import { discardDeletedRecord, findDeletedRecord, storeDeletedRecord } from '#lib/trash';
import type { Upload } from '#lib/uploads';
import {
  eventUid,
  type EventDocument,
  type NewEvent,
  toStoredTaproom,
  toEventDocument,
  staffEvent,
  storedIn,
  findStillStored,
} from './document';
import { findEvent } from './queries';

/** Undo of a delete: the event comes back with its id, slug, images and timestamps. */

type Deleted = Omit<EventDocument, 'id' | 'images' | 'taproom'> & {
  images: ReturnType<typeof toFileIds>;
  /** The id of its taproom. */
  taproom: string | null;
};

/** Call in the transaction that deletes the event. */
async function storeDeletedEvent(event: EventDocument, now: Date): Promise<void> {
  const { id: _id, publishedAt: _published, locale: _locale, taproom, ...fields } = event;
  const fileIds = toFileIds(event.images);
  const data = {
    ...fields,
    images: fileIds,
    taproom: taproom?.documentId ?? null,
  };
  await storeDeletedRecord({ type: eventUid, recordId: event.documentId, data, fileIds }, now);
}

/** Returns the event unchanged if it has been restored already; 404 if it can no longer be restored. */
export const restoreEvent = (documentId: string, now: Date): Promise<EventDocument> =>
  withLock(strapi, `event ${documentId}`, async () => {
    const deleted = await findDeletedRecord<Deleted>(eventUid, documentId, now);
    if (deleted) {
      const { data, files = [] } = deleted;
      const images = data.images.filter((image) => files.some(({ id }) => id === image));
      const { taproom, ...fields } = data;
      const restored: object = { ...fields, images, taproom: await findStillStored(taproom) };
      await strapi.documents(eventUid).create({ data: restored as NewEvent });
      await keepSlug(data);
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

const withLockedEvent = <Result>(documentId: string, work: (event: EventDocument) => Promise<Result>) =>
  withLock(strapi, `event ${documentId}`, async () => work(await findEvent(documentId)));

async function save(documentId: string, data: object): Promise<EventDocument> {
  await strapi.documents(eventUid).update({ documentId, data });
  return findEvent(documentId);
}

export async function createEvent(input: EventInput): Promise<EventDocument> {
  const data: object = { ...toEventDocument(input), ...(await toStoredTaproom(input.tapRoom)) };
  const { documentId } = await strapi.documents(eventUid).create({ data: data as NewEvent });
  return findEvent(documentId);
}

/** `parse` validates the body against the stored event, whose dates apply where the body has none. */
export const updateEvent = (documentId: string, parse: (event: EventDocument) => EventUpdate): Promise<EventDocument> =>
  withLockedEvent(documentId, async (event) => {
    const { images, updatedAt, ...changes } = parse(event);
    if (isStale({ updatedAt: new Date(required(event.updatedAt)) }, updatedAt)) throw staleVersion();
    return save(documentId, {
      ...toEventDocument(changes),
      ...(await toStoredTaproom(changes.tapRoom)),
      ...(images ? { images: await changeImages(event.images ?? [], images) } : {}),
    });
  });

type DeleteOptions = { isRestorable: boolean; now: Date };

/** The unused-file cleanup deletes the image files that no other event uses, unless the event can be restored. */
export const deleteEvent = (documentId: string, { isRestorable, now }: DeleteOptions): Promise<void> =>
  withLockedEvent(documentId, async (event) => {
    if (isRestorable) await storeDeletedEvent(event, now);
    await strapi.documents(eventUid).delete({ documentId });
  });

export async function addEventImages(documentId: string, uploads: Upload[]): Promise<EventDocument> {
  await findEvent(documentId);
  return withStoredImages(uploads, (files) =>
    withLockedEvent(documentId, (event) => save(documentId, { images: addImages(event.images ?? [], files) })),
  );
}

export const deleteEventImage = (documentId: string, index: string, cloudStoragePath?: string) =>
  withLockedEvent(documentId, (event) =>
    save(documentId, { images: removeImage(event.images ?? [], index, cloudStoragePath) }),
  );

/** Copies of an event. They share its image files, which are deleted with the last event that uses them. */

/** The images that a copy shares with its source: the listed ones in their order, or all. */
async function copyImages({ images }: EventDocument, listed?: EventInput['images']) {
  const shared = (images ?? []).filter(({ url }) => !listed || listed.some((image) => image.url === url));
  return listed ? changeImages(shared, listed) : toFileIds(shared);
}

async function create(
  fields: Parameters<typeof toEventDocument>[0],
  images: (number | string)[],
): Promise<EventDocument> {
  const data: object = { ...toEventDocument(fields), ...(await toStoredTaproom(fields.tapRoom)), images };
  const { documentId } = await strapi.documents(eventUid).create({ data: data as NewEvent });
  return findEvent(documentId);
}

/** Creates an event with the listed images of `sourceId`, in their order; with all of them if none are listed. */
export const duplicateEvent = (sourceId: string, input: EventInput): Promise<EventDocument> =>
  withLockedEvent(sourceId, async (source) => create(input, await copyImages(source, input.images)));

/** Creates one copy per date, all or none. */
export const repeatEvent = (
  sourceId: string,
  parse: (source: EventDocument) => EventRepeat,
): Promise<EventDocument[]> =>
  withLockedEvent(sourceId, async (source) => {
    const { dates, updatedAt, ...times } = parse(source);
    if (isStale({ updatedAt: new Date(required(source.updatedAt)) }, updatedAt)) throw staleVersion();
    const event = completeTimes(staffEvent(source), times);
    await assertFreeDates(event, dates);
    const images = await copyImages(source);
    const copies: EventDocument[] = [];
    for (const date of [...dates].sort()) copies.push(await create(toRepetition(event, date), images));
    return copies;
  });

const toRepetition = (event: Event, date: string) => ({
  ...copiedFields({ ...event, ...moveToDate(event, date) }),
  status: repeatStatus(event.status),
});

/** Repeating an event again must not double the dates that exist already. */
async function assertFreeDates({ title, tapRoom, startTime }: Event, dates: string[]): Promise<void> {
  const rows: { startDate: string; startTime: string | null }[] = await strapi.db.query(eventUid).findMany({
    select: ['startDate', 'startTime'],
    where: { title, startDate: { $in: dates }, eventStatus: { $ne: 'cancelled' }, ...storedIn(tapRoom) },
  });
  const taken = new Set(
    rows
      .filter((row) => (row.startTime?.slice(0, 5) ?? null) === startTime)
      .map(({ startDate }) => String(startDate).slice(0, 10)),
  );
  if (taken.size === 0) return;
  const errors = dates.flatMap((date, index) =>
    taken.has(date) ? { path: `dates.${index}`, msg: `Already scheduled on ${formatFullDate(date)}` } : [],
  );
  throw conflict('already-scheduled', errors.map(({ msg }) => msg).join('. '), errors);
}
