/** Unique slugs, resolved under the beer lock. In the panel, the unique attribute rejects a taken one on update. */
import { isReservedSlug, toSlug } from '#domain/beer/slug';
import { messages } from '#domain/shared/messages';
import { conflict } from '#lib/errors';
import { findFreeStoredSlug } from '#lib/free-slug';
import { beerUid } from './document';

async function findSlugOwner(slug: string): Promise<string | null> {
  const owner: { documentId: string } | null = await strapi.db
    .query(beerUid)
    .findOne({ select: ['documentId'], where: { slug } });
  return owner?.documentId ?? null;
}

/** The slug of a new beer, from the requested slug or the name; a reserved or taken one gets the suffix -2, -3 … */
export const resolveNewSlug = (
  requested: string | null | undefined,
  name: string,
  { isTaken = () => false }: { isTaken?: (slug: string) => boolean } = {},
): Promise<string> =>
  findFreeStoredSlug(beerUid, toSlug(requested || name), {
    isAllowed: (slug) => !isReservedSlug(slug) && !isTaken(slug),
  });

/** The new slug of an existing beer; 409 if it is taken (api.md §3). A cleared slug is regenerated from the name. */
export async function resolveUpdatedSlug(requested: string | null, name: string, documentId: string): Promise<string> {
  if (requested === null) return regenerateSlug(name, documentId);
  const slug = toSlug(requested);
  const owner = await findSlugOwner(slug);
  if (isReservedSlug(slug) || (owner !== null && owner !== documentId)) {
    throw conflict('slug-taken', messages.slugTaken, [{ path: 'slug', msg: messages.slugTaken }]);
  }
  return slug;
}

/** Keeps the slug if it already matches the name. */
async function regenerateSlug(name: string, documentId: string): Promise<string> {
  const slug = toSlug(name);
  return (await findSlugOwner(slug)) === documentId ? slug : resolveNewSlug(null, name);
}
