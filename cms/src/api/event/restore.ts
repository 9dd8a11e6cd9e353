/** Undo of a delete: the event comes back with its id, slug, images and timestamps. */
import { toFileIds } from '#lib/images';
import { withLock } from '#lib/mutex';
import { discardDeletedRecord, findDeletedRecord, storeDeletedRecord } from '#lib/trash';
import { eventUid, type EventDocument, type NewEvent } from './document';
import { findEvent } from './queries';
import { findStillStored } from './taproom';

type Deleted = Omit<EventDocument, 'id' | 'images' | 'taproom'> & {
  images: ReturnType<typeof toFileIds>;
  /** The id of its taproom. */
  taproom: string | null;
};

/** Call in the transaction that deletes the event. */
export async function storeDeletedEvent(event: EventDocument, now: Date): Promise<void> {
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
