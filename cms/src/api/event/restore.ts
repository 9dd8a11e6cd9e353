/** Undo of a delete: the event comes back with its id, slug, images and timestamps. */
import { toImageInputs } from '#lib/images';
import { imagesWithFile } from '#lib/media';
import { withLock } from '#lib/mutex';
import { discardDeletedRecord, findDeletedRecord, storeDeletedRecord } from '#lib/trash';
import { eventUid, type EventDocument, type NewEvent } from './document';
import { findEvent } from './queries';

type Deleted = Omit<EventDocument, 'id' | 'images'> & { images: ReturnType<typeof toImageInputs> };

/** Call in the transaction that deletes the event. */
export async function storeDeletedEvent(event: EventDocument, now: Date): Promise<void> {
  const { id: _id, publishedAt: _published, locale: _locale, ...fields } = event;
  // The ids of component rows belong to the deleted event.
  const images = toImageInputs(imagesWithFile(event.images).map(({ id: _entryId, ...entry }) => entry));
  const fileIds = images.map(({ file }) => file);
  await storeDeletedRecord({ type: eventUid, recordId: event.documentId, data: { ...fields, images }, fileIds }, now);
}

/** Returns the event unchanged if it has been restored already; 404 if it can no longer be restored. */
export const restoreEvent = (documentId: string, now: Date): Promise<EventDocument> =>
  withLock(strapi, `event ${documentId}`, async () => {
    const deleted = await findDeletedRecord<Deleted>(eventUid, documentId, now);
    if (deleted) {
      const { data, files = [] } = deleted;
      const images = data.images.filter(({ file }) => files.some(({ id }) => id === file));
      const restored: object = { ...data, images };
      await strapi.documents(eventUid).create({ data: restored as NewEvent });
      await keepSlug(data);
      await discardDeletedRecord(deleted);
    }
    return findEvent(documentId);
  });

/** New events get a slug from their title and date, but a link to the deleted event must work again. */
async function keepSlug({ documentId, slug, updatedAt }: Deleted): Promise<void> {
  const events = strapi.db.query(eventUid);
  if (!slug || (await events.count({ where: { slug } })) > 0) return;
  await events.update({ where: { documentId }, data: { slug, updatedAt } });
}
