import { distributorUpdate, type DistributorInput } from '#domain/distributor/input';
import { isStale } from '#domain/shared/optimistic-lock';
import { allowNulls } from '#lib/allow-nulls';
import { staleVersion } from '#lib/errors';
import { withLock } from '#lib/mutex';
import { parseBody } from '#lib/parse';
import { deletePlainRecord, restorePlainRecord } from '#lib/trash';
import { distributorUid, toColumns, toCoordinates, toDistributorDocument, type DistributorDocument } from './document';
import { findDistributor } from './queries';

const withLockedDistributor = <Result>(
  documentId: string,
  work: (distributor: DistributorDocument) => Promise<Result>,
) => withLock(strapi, `distributor ${documentId}`, async () => work(await findDistributor(documentId)));

export async function createDistributor({ coordinates, ...fields }: DistributorInput): Promise<DistributorDocument> {
  const data = allowNulls({ ...fields, ...toColumns(coordinates) });
  const { documentId } = await strapi.documents(distributorUid).create({ data });
  return findDistributor(documentId);
}

/** The body is validated against the stored distributor, whose country and coordinates apply where it has none. */
export const updateDistributor = (documentId: string, body: unknown): Promise<DistributorDocument> =>
  withLockedDistributor(documentId, async (stored) => {
    const changes = parseBody(distributorUpdate({ ...stored, coordinates: toCoordinates(stored) }), body);
    if (isStale(stored, changes.updatedAt)) throw staleVersion();
    const data = allowNulls(toDistributorDocument(changes));
    await strapi.documents(distributorUid).update({ documentId, data });
    return findDistributor(documentId);
  });

export const deleteDistributor = (documentId: string, now: Date): Promise<void> =>
  withLockedDistributor(documentId, (stored) => deletePlainRecord(distributorUid, stored, now));

/** Returns the distributor unchanged if it has been restored already; 404 if it can no longer be restored. */
export const restoreDistributor = (documentId: string, now: Date): Promise<DistributorDocument> =>
  withLock(strapi, `distributor ${documentId}`, async () => {
    await restorePlainRecord(distributorUid, documentId, now);
    return findDistributor(documentId);
  });
