import { defaultKind, type DistributorKind } from '#domain/distributor/kind';
import type { DistributorCsvQuery, DistributorListQuery } from '#domain/distributor/input';
import { countRows, findRange, containsText, paginate, type Page } from '#lib/rows';
import { notFound } from '#lib/errors';
import { distributorUid, type DistributorDocument } from './document';

export const byName = [{ sortName: 'asc' }, { id: 'asc' }];

/** Records of the panel may have no kind. */
const ofKind = (kind: DistributorKind) =>
  kind === defaultKind ? { $or: [{ kind }, { kind: { $null: true } }] } : { kind };

export const toFilter = ({ search, kind }: DistributorCsvQuery) => ({
  ...containsText(search),
  ...(kind ? ofKind(kind) : {}),
});

export const listAllDistributors = (): Promise<DistributorDocument[]> =>
  strapi.db.query(distributorUid).findMany({ orderBy: { id: 'asc' } });

export function listDistributors(query: DistributorListQuery): Promise<Page<DistributorDocument>> {
  const where = toFilter(query);
  return paginate(
    query,
    () => countRows(distributorUid, where),
    (range) => findRange(distributorUid, { where, orderBy: byName }, range),
  );
}

export async function findDistributor(documentId: string): Promise<DistributorDocument> {
  const distributor: DistributorDocument | null = await strapi.db
    .query(distributorUid)
    .findOne({ where: { documentId } });
  if (!distributor) throw notFound('Distributor');
  return distributor;
}
