import { compareDistributors } from '#domain/distributor/group';
import { serializeList } from '#lib/paginate';
import { listDistributors, serializeDistributor } from '../document';

export default {
  async list() {
    // Sorted in code: the order of letters in SQL depends on the database's collation.
    return { distributors: serializeList(await listDistributors(), serializeDistributor).sort(compareDistributors) };
  },
};
