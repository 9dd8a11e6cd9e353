import { serializeDistributor, type StoredDistributor } from '../serialize';

type Placed = { country: string; region: string | null; name: string };

// Not the database's order: its idea of letters depends on how it was installed.
const byPlace = (left: Placed, right: Placed) =>
  left.country.localeCompare(right.country, 'en') ||
  (left.region ?? '').localeCompare(right.region ?? '', 'en') ||
  left.name.localeCompare(right.name, 'en');

export default {
  async list() {
    const stored: StoredDistributor[] = await strapi.db
      .query('api::distributor.distributor')
      .findMany({ orderBy: { id: 'asc' } });
    return { distributors: stored.map(serializeDistributor).sort(byPlace) };
  },
};
