import { getCopyName } from '#domain/beer/copy-name';
import { toNameKey } from '#domain/beer/search';
import { required } from '#lib/stored-values';
import { beerUid, type BeerDocument } from './document';
import { withBeerLock } from './lock';
import { findBeer } from './queries';
import { resolveNewSlug } from './slug';
import { takeSnapshot } from './snapshot';

/** The copies of a long name differ after it. */
const sharedNameLength = 100;

/** The names that a copy's name could collide with. */
async function findNamesLike(name: string): Promise<string[]> {
  const prefix = toNameKey(getCopyName(name, [])).slice(0, sharedNameLength);
  const rows: { name: string | null }[] = await strapi.db
    .query(beerUid)
    .findMany({ select: ['name'], where: { nameKey: { $startsWith: prefix } } });
  return rows.flatMap((row) => row.name ?? []);
}

/** Creates an inactive copy with its own name and slug; it is not featured. */
export const duplicateBeer = (documentId: string): Promise<BeerDocument> =>
  withBeerLock(async () => {
    const beer = await findBeer(documentId);
    const name = getCopyName(required(beer.name), await findNamesLike(required(beer.name)));
    const slug = await resolveNewSlug(null, name);
    const data = { ...takeSnapshot(beer), name, slug, isActive: false, isFeatured: false };
    const copy = await strapi.documents(beerUid).create({ data });
    return findBeer(copy.documentId);
  });
