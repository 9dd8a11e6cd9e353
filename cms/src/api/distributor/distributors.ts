import { distributorCsv, distributorCsvRow, toDistributorKey } from '#domain/distributor/csv';
import {
  distributorUpdate,
  type DistributorCsvQuery,
  type DistributorInput,
  type DistributorListQuery,
  type DistributorUpdate,
} from '#domain/distributor/input';
import { type DistributorKind, defaultKind } from '#domain/distributor/kind';
import type { Distributor, StaffDistributor } from '#domain/distributor/schema';
import { toSearchText } from '#domain/shared/fold-text';
import { toSortKey } from '#domain/shared/sort-key';
import { type ImportTarget, updateImported } from '#lib/csv-import';
import type { DerivedColumns } from '#lib/derived-columns';
import { rejectStale } from '#lib/errors';
import { withLock } from '#lib/mutex';
import { parseBody } from '#lib/parse';
import { batchedRows, containsText, type ContentRow, type Page, paginateRows, requireRow } from '#lib/rows';
import { allowNulls, emptyToNull, required, toInstant, toText } from '#lib/stored-values';
import { deletePlainRecord, restorePlainRecord } from '#lib/trash';

export const distributorUid = 'api::distributor.distributor';

export type DistributorDocument = ContentRow<typeof distributorUid>;

const toColumns = ({ lat, lng }: Distributor['coordinates']) => ({ latitude: lat, longitude: lng });

/** Absent fields stay absent. */
export const toDistributorDocument = ({ coordinates, updatedAt: _version, ...fields }: DistributorUpdate) => ({
  ...fields,
  ...(coordinates ? toColumns(coordinates) : {}),
});

const searched = ['name', 'address', 'phone', 'country', 'region'];

/** What the list of distributors is searched and sorted by. */
export const derivedDistributorColumns: DerivedColumns = {
  uid: distributorUid,
  sources: searched,
  sorted: ['sort_name'],
  derive(row) {
    const texts = searched.map((name) => toText(row[name]));
    return { sortName: toSortKey(toText(row['name'])), searchText: toSearchText(texts) };
  },
};

export const toCoordinates = ({ latitude, longitude }: Pick<DistributorDocument, 'latitude' | 'longitude'>) => ({
  lat: Number(required(latitude)),
  lng: Number(required(longitude)),
});

export const serializeDistributor = (distributor: DistributorDocument): Distributor => ({
  id: distributor.documentId,
  name: required(distributor.name),
  kind: distributor.kind ?? defaultKind,
  address: required(distributor.address),
  phone: emptyToNull(distributor.phone),
  country: required(distributor.country),
  region: emptyToNull(distributor.region),
  coordinates: toCoordinates(distributor),
});

export const staffDistributor = (distributor: DistributorDocument): StaffDistributor => ({
  ...serializeDistributor(distributor),
  createdAt: toInstant(distributor.createdAt),
  updatedAt: toInstant(distributor.updatedAt),
});

const byName = [{ sortName: 'asc' }, { id: 'asc' }];

/** Records of the panel may have no kind. */
const ofKind = (kind: DistributorKind) =>
  kind === defaultKind ? { $or: [{ kind }, { kind: { $null: true } }] } : { kind };

const toFilter = ({ search, kind }: DistributorCsvQuery) => ({
  ...containsText(search),
  ...(kind ? ofKind(kind) : {}),
});

export const listAllDistributors = (): Promise<DistributorDocument[]> =>
  strapi.db.query(distributorUid).findMany({ orderBy: { id: 'asc' } });

export const listDistributors = (query: DistributorListQuery): Promise<Page<DistributorDocument>> =>
  paginateRows(distributorUid, query, { where: toFilter(query), orderBy: byName });

export const findDistributor = (documentId: string): Promise<DistributorDocument> =>
  requireRow(distributorUid, 'Distributor', { where: { documentId } });

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
    rejectStale(stored, changes.updatedAt);
    await strapi.documents(distributorUid).update({ documentId, data: allowNulls(toDistributorDocument(changes)) });
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
  const data = distributors.map((input) => ({ ...toDistributorDocument(input), publishedAt }));
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
