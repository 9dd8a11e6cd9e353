/** Unique slugs of events. They are generated on creation and never change (event-slug-middleware.ts). */
import { findFreeSlug } from '#domain/shared/slugify';
import { eventUid } from './document';

async function findSlugsWithPrefix(prefix: string): Promise<Set<string>> {
  const rows: { slug: string | null }[] = await strapi.db
    .query(eventUid)
    .findMany({ select: ['slug'], where: { slug: { $startsWith: prefix } } });
  return new Set(rows.flatMap(({ slug }) => slug ?? []));
}

/** The slug itself, or with the suffix -2, -3 … if it is taken. */
export async function resolveEventSlug(slug: string): Promise<string> {
  const taken = await findSlugsWithPrefix(slug);
  return findFreeSlug(slug, (candidate) => !taken.has(candidate));
}
