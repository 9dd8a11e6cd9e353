/** Undo of a delete: the beer comes back with its id, slug, photos and timestamps. */
import { reconnectPourings } from '#lib/poured-beers';
import { discardDeletedRecord, findDeletedRecord, storeDeletedRecord } from '#lib/trash';
import { beerUid, type BeerDocument } from './document';
import { withBeerLock } from './lock';
import { findBeer } from './queries';
import { takeSnapshot, type BeerSnapshot } from './snapshot';

type Deleted = BeerSnapshot & Pick<BeerDocument, 'documentId' | 'createdAt' | 'updatedAt'>;

export async function storeDeletedBeer(beer: BeerDocument, now: Date): Promise<void> {
  const { documentId, createdAt, updatedAt } = beer;
  const snapshot = takeSnapshot(beer);
  const data = { ...snapshot, documentId, createdAt, updatedAt };
  await storeDeletedRecord({ type: beerUid, recordId: documentId, data, fileIds: snapshot.images }, now);
}

/** Returns the beer unchanged if it has been restored already; 404 if it can no longer be restored. */
export const restoreBeer = (documentId: string, now: Date): Promise<BeerDocument> =>
  withBeerLock(async () => {
    const deleted = await findDeletedRecord<Deleted>(beerUid, documentId, now);
    if (deleted) {
      const { data, files = [] } = deleted;
      const images = data.images.filter((image) => files.some(({ id }) => id === image));
      const restored = await strapi.documents(beerUid).create({ data: { ...data, images } });
      await reconnectPourings(restored);
      await discardDeletedRecord(deleted);
    }
    return findBeer(documentId);
  });
