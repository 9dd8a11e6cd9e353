/** Slugs of beers that are stored: which are taken, and the next free one. */
import { nextAvailableSlug, reservedSlugs, toSlug } from '#domain/beer/slug';
import { messages } from '#domain/shared/messages';
import { conflict } from '#lib/errors';
import { beerUid } from './populate';

async function slugOwner(slug: string): Promise<string | null> {
  const owner: { documentId: string } | null = await strapi.db
    .query(beerUid)
    .findOne({ select: ['documentId'], where: { slug } });
  return owner?.documentId ?? null;
}

async function slugsLike(base: string): Promise<Set<string>> {
  const rows: { slug: string | null }[] = await strapi.db
    .query(beerUid)
    .findMany({ select: ['slug'], where: { slug: { $startsWith: base } } });
  return new Set(rows.flatMap(({ slug }) => slug ?? []));
}

/** For a new beer: made from the slug that was asked for, or from the name; a taken one gets -2, -3 … */
export async function newSlug(asked: string | null | undefined, name: string): Promise<string> {
  const base = toSlug(asked || name);
  const taken = await slugsLike(base);
  return nextAvailableSlug(base, (slug) => taken.has(slug));
}

/** For a beer that has one: 409 when another beer has it (api.md §3). A cleared one is made from the name again. */
export async function changedSlug(asked: string | null, name: string, documentId: string): Promise<string> {
  if (asked === null) return ownOrNew(toSlug(name), name, documentId);
  const slug = toSlug(asked);
  const owner = reservedSlugs.includes(slug) ? 'reserved' : await slugOwner(slug);
  if (owner !== null && owner !== documentId) {
    throw conflict('slug-taken', messages.slugTaken, [{ path: 'slug', msg: messages.slugTaken }]);
  }
  return slug;
}

const ownOrNew = async (slug: string, name: string, documentId: string) =>
  (await slugOwner(slug)) === documentId ? slug : newSlug(null, name);
