/** URL slugs of beers, generated from the name. */
import { slugify } from '../shared/slugify';
import { equalsIgnoringCase } from './search';

const maxSlugLength = 100;

/** `Kölsch No. 5` becomes `kolsch-no-5`; a name without a Latin letter or digit becomes `beer`. */
export const toSlug = (name: string) => slugify(name, maxSlugLength) || 'beer';

/** Paths of other API calls below `/api/beers/`. */
const reservedSlugs: readonly string[] = ['admin', 'featured'];

export const isReservedSlug = (slug: string) => reservedSlugs.includes(slug);

const maxNameLength = 120;

/** `Copy of Porter`, then `Copy of Porter (2)`, within the length limit of names. */
export function getCopyName(name: string, takenNames: readonly string[], maxLength = maxNameLength): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const copy = `Copy of ${name}`.slice(0, maxLength - suffix.length).trimEnd() + suffix;
    if (!takenNames.some((taken) => equalsIgnoringCase(taken, copy))) return copy;
  }
}
