/** Single events: found, created, changed and deleted, each change alone with its event. */
import type { EventInput, EventUpdate } from '#domain/event/input';
import { applyImageChanges } from '#domain/shared/image-input';
import { isStale } from '#domain/shared/optimistic-lock';
import { notFound, staleVersion } from '#lib/errors';
import { addImages, keepImages, withStoredImages, withoutImage, type ImageData } from '#lib/images';
import { withLock } from '#lib/mutex';
import { imagesWithFile } from '#lib/media';
import { required } from '#lib/stored-values';
import type { Upload } from '#lib/uploads';
import { eventColumns } from './columns';
import { eventPopulate, eventUid, type EventDocument } from './populate';

/** What the compiler wants to see of a new event; every other column has a default or none. */
type NewEvent = Parameters<ReturnType<typeof strapi.documents<typeof eventUid>>['create']>[0]['data'];

export async function findEvent(documentId: string): Promise<EventDocument> {
  const found = await strapi.documents(eventUid).findOne({ documentId, populate: eventPopulate });
  if (!found) throw notFound('Event');
  return found;
}

export async function findPublicEvent(documentId: string): Promise<EventDocument> {
  const found = await findEvent(documentId);
  if (found.status !== 'published' || found.isPublic !== true) throw notFound('Event');
  return found;
}

const changingEvent = <Result>(documentId: string, work: (stored: EventDocument) => Promise<Result>) =>
  withLock(strapi, `event ${documentId}`, async () => work(await findEvent(documentId)));

async function save(documentId: string, data: object): Promise<EventDocument> {
  await strapi.documents(eventUid).update({ documentId, data });
  return findEvent(documentId);
}

export async function createEvent(input: EventInput): Promise<EventDocument> {
  const { documentId } = await strapi.documents(eventUid).create({ data: eventColumns(input) as NewEvent });
  return findEvent(documentId);
}

/** `read` checks the body against the event as it is stored. */
export const changeEvent = (documentId: string, read: (stored: EventDocument) => EventUpdate): Promise<EventDocument> =>
  changingEvent(documentId, async (stored) => {
    const { images, updatedAt, ...changes } = read(stored);
    if (isStale({ updatedAt: new Date(required(stored.updatedAt)) }, updatedAt)) throw staleVersion();
    return save(documentId, {
      ...eventColumns(changes),
      ...(images ? { images: changedImages(stored, images) } : {}),
    });
  });

function changedImages(stored: EventDocument, changes: NonNullable<EventUpdate['images']>): ImageData[] {
  const entries = imagesWithFile(stored.images).map((entry) => ({ ...entry, url: entry.file.url ?? '' }));
  return keepImages(applyImageChanges(entries, changes));
}

/** Its image files go with it. */
export const deleteEvent = (documentId: string): Promise<void> =>
  changingEvent(documentId, async () => {
    await strapi.documents(eventUid).delete({ documentId });
  });

export async function addEventImages(documentId: string, uploads: Upload[]): Promise<EventDocument> {
  await findEvent(documentId);
  return withStoredImages(uploads, (files) =>
    changingEvent(documentId, (stored) =>
      save(documentId, { images: addImages(imagesWithFile(stored.images), files) }),
    ),
  );
}

export const removeEventImage = (documentId: string, index: string, cloudStoragePath: string | undefined) =>
  changingEvent(documentId, (stored) =>
    save(documentId, { images: withoutImage(imagesWithFile(stored.images), index, cloudStoragePath) }),
  );
