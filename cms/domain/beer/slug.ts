/** The part of a beer's address that is made from its name (api.md §3). */

/** Letters that do not come apart into a base letter and an accent. */
const folded: Record<string, string> = {
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

export const maxSlugLength = 100;

/** `Kölsch No. 5` is `kolsch-no-5`; a name without any letter or digit is `beer`. */
export const toSlug = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ßæœøđðþłı]/g, (letter) => folded[letter] ?? letter)
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, maxSlugLength)
    .replace(/-+$/, '') || 'beer';

/** Words that are addresses of their own beside the beers. */
export const reservedSlugs: readonly string[] = ['admin', 'featured'];

/** The slug itself, or with -2, -3 … when it is reserved or `isTaken`. */
export const nextAvailableSlug = (slug: string, isTaken: (slug: string) => boolean) => {
  const isFree = (candidate: string) => !reservedSlugs.includes(candidate) && !isTaken(candidate);
  if (isFree(slug)) return slug;
  let number = 2;
  while (!isFree(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
};
