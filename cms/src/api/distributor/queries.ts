import { distributorUid, type DistributorDocument } from './document';

export const listDistributors = (): Promise<DistributorDocument[]> =>
  strapi.db.query(distributorUid).findMany({ orderBy: { id: 'asc' } });
