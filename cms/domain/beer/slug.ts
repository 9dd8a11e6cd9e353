/** URL slugs of beers, generated from the name. */
import { slugify } from '../shared/slugify';

const maxSlugLength = 100;

/** `Kölsch No. 5` becomes `kolsch-no-5`; a name without a Latin letter or digit becomes `beer`. */
export const toSlug = (name: string) => slugify(name, maxSlugLength) || 'beer';

/** Paths of other API calls below `/api/beers/`. */
const reservedSlugs: readonly string[] = ['admin', 'featured'];

export const isReservedSlug = (slug: string) => reservedSlugs.includes(slug);
