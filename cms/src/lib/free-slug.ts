import type { UID } from '@strapi/strapi';
import { withSlugSuffix } from '#domain/shared/slugify';

const firstBatch = 10;
const maxBatch = 500;

type Options = { isAllowed?: (slug: string) => boolean };

/**
 * The slug itself, or else with the first suffix -2, -3 … that no record of the type has. The database looks up a few
 * candidates at a time.
 */
export async function findFreeStoredSlug(
  uid: UID.ContentType,
  slug: string,
  { isAllowed = () => true }: Options = {},
): Promise<string> {
  for (let number = 1, count = firstBatch; ; number += count, count = Math.min(count * 2, maxBatch)) {
    const first = number;
    const candidates = Array.from({ length: count }, (_, index) => withSlugSuffix(slug, first + index));
    const rows: { slug: string }[] = await strapi.db
      .query(uid)
      .findMany({ select: ['slug'], where: { slug: { $in: candidates } } });
    const free = candidates.find((candidate) => isAllowed(candidate) && !rows.some((row) => row.slug === candidate));
    if (free !== undefined) return free;
  }
}
