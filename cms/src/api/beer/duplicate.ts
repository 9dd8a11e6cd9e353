import { getCopyName } from '#domain/beer/copy-name';
import { required } from '#lib/stored-values';
import { beerUid, type BeerDocument } from './document';
import { withBeerLock } from './lock';
import { findBeer } from './queries';
import { resolveNewSlug } from './slug';
import { takeSnapshot } from './snapshot';

async function findNames(): Promise<string[]> {
  const rows: { name: string | null }[] = await strapi.db.query(beerUid).findMany({ select: ['name'] });
  return rows.flatMap(({ name }) => name ?? []);
}

/** Creates an inactive copy with its own name and slug; it is not featured. */
export const duplicateBeer = (documentId: string): Promise<BeerDocument> =>
  withBeerLock(async () => {
    const beer = await findBeer(documentId);
    const name = getCopyName(required(beer.name), await findNames());
    const slug = await resolveNewSlug(null, name);
    const data = { ...takeSnapshot(beer), name, slug, isActive: false, isFeatured: false };
    const copy = await strapi.documents(beerUid).create({ data });
    return findBeer(copy.documentId);
  });
