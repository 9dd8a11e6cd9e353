/** Unique slugs. The API calls these under the beer lock; in the panel, the unique attribute rejects a duplicate. */
import { nextAvailableSlug, reservedSlugs, toSlug } from '#domain/beer/slug';
import { messages } from '#domain/shared/messages';
import { conflict } from '#lib/errors';
import { beerUid } from './document';

async function findSlugOwner(slug: string): Promise<string | null> {
  const owner: { documentId: string } | null = await strapi.db
    .query(beerUid)
    .findOne({ select: ['documentId'], where: { slug } });
  return owner?.documentId ?? null;
}

async function findSlugsWithPrefix(prefix: string): Promise<Set<string>> {
  const rows: { slug: string | null }[] = await strapi.db
    .query(beerUid)
    .findMany({ select: ['slug'], where: { slug: { $startsWith: prefix } } });
  return new Set(rows.flatMap(({ slug }) => slug ?? []));
}

/** For a new beer: from the requested slug or the name; a taken slug gets -2, -3 … */
export async function resolveNewSlug(requested: string | null | undefined, name: string): Promise<string> {
  const base = toSlug(requested || name);
  const taken = await findSlugsWithPrefix(base);
  return nextAvailableSlug(base, (slug) => taken.has(slug));
}

/** For an existing beer: 409 if another beer has the slug (api.md §3). A cleared slug is regenerated from the name. */
export async function resolveUpdatedSlug(requested: string | null, name: string, documentId: string): Promise<string> {
  if (requested === null) return regenerateSlug(name, documentId);
  const slug = toSlug(requested);
  const owner = reservedSlugs.includes(slug) ? 'reserved' : await findSlugOwner(slug);
  if (owner !== null && owner !== documentId) {
    throw conflict('slug-taken', messages.slugTaken, [{ path: 'slug', msg: messages.slugTaken }]);
  }
  return slug;
}

/** Keeps the slug if the beer already has the one that its name gives. */
async function regenerateSlug(name: string, documentId: string): Promise<string> {
  const slug = toSlug(name);
  return (await findSlugOwner(slug)) === documentId ? slug : resolveNewSlug(null, name);
}
