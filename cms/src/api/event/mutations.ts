import type { EventInput, EventUpdate } from '#domain/event/input';
import type { ImageReplacement } from '#domain/shared/image-input';
import { rejectStale } from '#lib/errors';
import { addImages, changeImages, removeImage, withStoredImages, toFileIds } from '#lib/media';
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
  findStillStored,
  setSeries,
} from './document';
import { findEvent } from './queries';

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
