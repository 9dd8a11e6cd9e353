import {
  distributorUpdate,
  type DistributorInput,
  type DistributorCsvQuery,
  type DistributorUpdate,
} from '#domain/distributor/input';
import { isStale } from '#domain/shared/optimistic-lock';
import { allowNulls } from '#lib/stored-values';
import { staleVersion } from '#lib/errors';
import { withLock } from '#lib/mutex';
import { parseBody } from '#lib/parse';
import { deletePlainRecord, restorePlainRecord } from '#lib/trash';
import {
  distributorUid,
  toColumns,
  toCoordinates,
  toDistributorDocument,
  type DistributorDocument,
  serializeDistributor,
} from './document';
import { findDistributor, byName, toFilter } from './queries';
import { distributorCsv, distributorCsvRow, toDistributorKey } from '#domain/distributor/csv';
import type { Distributor } from '#domain/distributor/schema';
import { type ImportTarget, updateImported } from '#lib/csv-import';
import { batchedRows } from '#lib/rows';

const withLockedDistributor = <Result>(
  documentId: string,
  work: (distributor: DistributorDocument) => Promise<Result>,
) => withLock(`distributor ${documentId}`, async () => work(await findDistributor(documentId)));

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
  withLock(`distributor ${documentId}`, async () => {
    await restorePlainRecord(distributorUid, documentId, now);
    return findDistributor(documentId);
  });

export async function* exportDistributors(query: DistributorCsvQuery): AsyncGenerator<string[]> {
  const rows = batchedRows<DistributorDocument>(distributorUid, { where: toFilter(query), orderBy: byName });
  for await (const distributor of rows) yield distributorCsvRow(serializeDistributor(distributor));
}

async function findByKey(keys: string[]): Promise<Map<string, Distributor>> {
  const sortNames = keys.map((key) => key.split('\n')[0] ?? '');
  const rows: DistributorDocument[] = await strapi.db
    .query(distributorUid)
    .findMany({ where: { sortName: { $in: [...new Set(sortNames)] } } });
  return new Map(rows.map((row) => [toDistributorKey(row.name, row.address), serializeDistributor(row)]));
}

async function insertDistributors(distributors: DistributorInput[]): Promise<(number | string)[]> {
  const publishedAt = new Date();
  const data = distributors.map(({ coordinates, ...fields }) => ({
    ...fields,
    ...toColumns(coordinates),
    publishedAt,
  }));
  return (await strapi.db.query(distributorUid).createMany({ data })).ids;
}

export const distributorImport: ImportTarget<Distributor, DistributorInput, DistributorUpdate> = {
  type: distributorUid,
  definition: distributorCsv,
  lock: (work) => withLock('distributor import', work),
  find: findByKey,
  insert: insertDistributors,
  update: ({ id }, changes) => updateImported(distributorUid, id, toDistributorDocument(changes)),
};
