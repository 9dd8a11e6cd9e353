/** Indexes for searches in the texts of long lists, after the texts have been filled in. */
import { isOnPostgres } from '#lib/settings';
import { indexedTables } from '#lib/text-search/indexed-tables';
import { ensurePostgresIndex, findObstacle } from '#lib/text-search/postgres-index';
import { ensureSqliteIndex } from '#lib/text-search/sqlite-index';
import type { Step } from './step';

export const textIndexes: Step = {
  name: 'indexes for search',
  async run({ strapi, trx }) {
    const obstacle = isOnPostgres() ? await findObstacle(trx) : null;
    if (obstacle !== null) {
      strapi.log.warn(`Searches read all rows, because PostgreSQL's extension pg_trgm is not available: ${obstacle}`);
      return null;
    }
    const ensureIndex = isOnPostgres() ? ensurePostgresIndex : ensureSqliteIndex;
    const created: string[] = [];
    for (const table of indexedTables) if (await ensureIndex(trx, table)) created.push(table);
    return created.length > 0 ? `created for ${created.join(', ')}` : null;
  },
};
