import { distributorCsv, distributorCsvRow, toDistributorKey } from '#domain/distributor/csv';
import type { DistributorCsvQuery, DistributorInput, DistributorUpdate } from '#domain/distributor/input';
import type { Distributor } from '#domain/distributor/schema';
import type { ImportTarget } from '#lib/csv-import';
import { updateImported } from '#lib/import-undo';
import { withLock } from '#lib/mutex';
import { batchedRows } from '#lib/rows';
import {
  distributorUid,
  serializeDistributor,
  toColumns,
  toDistributorDocument,
  type DistributorDocument,
} from './document';
import { byName, toFilter } from './queries';

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
  lock: (work) => withLock(strapi, 'distributor import', work),
  find: findByKey,
  insert: insertDistributors,
  update: ({ id }, changes) => updateImported(distributorUid, id, toDistributorDocument(changes)),
};
