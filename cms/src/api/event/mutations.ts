import type { EventInput, EventUpdate } from '#domain/event/input';
import { isStale } from '#domain/shared/optimistic-lock';
import { staleVersion } from '#lib/errors';
import { addImages, changeImages, removeImage, withStoredImages } from '#lib/images';
import { withLock } from '#lib/mutex';
import { required } from '#lib/stored-values';
import type { Upload } from '#lib/uploads';
import { eventUid, type EventDocument, type NewEvent } from './document';
import { findEvent } from './queries';
import { storeDeletedEvent } from './restore';
import { toStoredTaproom } from './taproom';
import { toEventDocument } from './to-document';

export const withLockedEvent = <Result>(documentId: string, work: (event: EventDocument) => Promise<Result>) =>
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
