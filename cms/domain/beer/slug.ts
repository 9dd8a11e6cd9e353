/** URL slugs of beers, generated from the name (api.md §3). */

/** Letters that NFKD does not decompose into a base letter and an accent. */
const transliterations: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

const maxSlugLength = 100;

/** `Kölsch No. 5` becomes `kolsch-no-5`; a name without a Latin letter or digit becomes `beer`. */
export const toSlug = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ßæœøđðþłı]/g, (letter) => transliterations[letter] ?? letter)
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, maxSlugLength)
    .replace(/-+$/, '') || 'beer';

/** Paths of other API calls below `/api/beers/`. */
export const reservedSlugs: readonly string[] = ['admin', 'featured'];

/** Appends -2, -3 … if the slug is reserved or taken. */
export const findAvailableSlug = (slug: string, isTaken: (slug: string) => boolean) => {
  const isFree = (candidate: string) => !reservedSlugs.includes(candidate) && !isTaken(candidate);
  if (isFree(slug)) return slug;
  let number = 2;
  while (!isFree(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
};
