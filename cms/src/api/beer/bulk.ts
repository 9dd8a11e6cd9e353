import type { BeerBulkInput, BeerFlags, BulkResults } from '#domain/beer/bulk';
import { notFoundMessage } from '#domain/shared/messages';
import { beerUid } from './document';
import { withBeerLock } from './lock';
import { findFlagsById, findFlagsOfMatching } from './queries';

/** SQLite limits the number of values in a statement. */
const batchSize = 500;

const isChanged = (row: Partial<Record<keyof BeerFlags, boolean | null>>, changes: BeerFlags) =>
  (Object.keys(changes) as (keyof BeerFlags)[]).some(
    (name) => changes[name] !== undefined && changes[name] !== row[name],
  );

async function setFlags(ids: string[], changes: BeerFlags, now: Date): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize) {
    await strapi.db.query(beerUid).updateMany({
      where: { documentId: { $in: ids.slice(start, start + batchSize) } },
      // Strapi sets it only when it updates a single record.
      data: { ...changes, updatedAt: now },
    });
  }
}

/** Changes all selected beers or, if anything goes wrong, none. Beers that already have the values keep their version. */
export const updateBeerFlags = ({ ids, filter, changes }: BeerBulkInput, now: Date): Promise<BulkResults> =>
  withBeerLock(async () => {
    const selectedIds = [...new Set(ids ?? [])];
    const rows = filter ? await findFlagsOfMatching(filter) : await findFlagsById(selectedIds);
    const changed = rows.filter((row) => isChanged(row, changes)).map(({ documentId }) => documentId);
    await setFlags(changed, changes, now);
    const missing = selectedIds.filter((id) => !rows.some(({ documentId }) => documentId === id));
    return {
      changed,
      unchanged: rows.length - changed.length,
      failed: missing.map((id) => ({ _id: id, message: notFoundMessage('Beer') })),
    };
  });
