import { compareDistributors } from '#domain/distributor/group';
import { listDistributors } from '../queries';
import { serializeDistributor } from '../serialize';

export default {
  async list() {
    // Sorted in code: the order of letters in SQL depends on the database's collation.
    return { distributors: (await listDistributors()).map(serializeDistributor).sort(compareDistributors) };
  },
};
