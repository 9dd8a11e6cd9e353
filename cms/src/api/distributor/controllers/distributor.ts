import { compareDistributors } from '#domain/distributor/group';
import { serializeDistributor, type DistributorDocument } from '../serialize';

export default {
  async list() {
    const stored: DistributorDocument[] = await strapi.db
      .query('api::distributor.distributor')
      .findMany({ orderBy: { id: 'asc' } });
    // Not the database's order: its idea of letters depends on how it was installed.
    return { distributors: stored.map(serializeDistributor).sort(compareDistributors) };
  },
};
