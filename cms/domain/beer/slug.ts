/** URL slugs of beers, generated from the name (api.md §3). */
import { findFreeSlug, slugify } from '../shared/slugify';

const maxSlugLength = 100;

/** `Kölsch No. 5` becomes `kolsch-no-5`; a name without a Latin letter or digit becomes `beer`. */
export const toSlug = (name: string) => slugify(name, maxSlugLength) || 'beer';

/** Paths of other API calls below `/api/beers/`. */
export const reservedSlugs: readonly string[] = ['admin', 'featured'];

/** Appends -2, -3 … if the slug is reserved or taken. */
export const findAvailableSlug = (slug: string, isTaken: (slug: string) => boolean) =>
  findFreeSlug(slug, (candidate) => !reservedSlugs.includes(candidate) && !isTaken(candidate));
