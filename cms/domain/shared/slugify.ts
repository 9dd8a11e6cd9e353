/** URL slugs: the segment of a path that identifies an entity. */

import { foldText } from './fold-text';

/** `Kölsch No. 5` becomes `kolsch-no-5`; empty if the text has no Latin letter or digit. */
export const slugify = (text: string, maxLength: number) =>
  foldText(text)
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, maxLength)
    .replace(/-+$/, '');

/** The first candidate is the slug itself, the others have the suffix -2, -3 … */
export const withSlugSuffix = (slug: string, number: number) => (number === 1 ? slug : `${slug}-${number}`);

/** The first candidate that is free. */
export const findFreeSlug = (slug: string, isFree: (slug: string) => boolean) => {
  let number = 1;
  while (!isFree(withSlugSuffix(slug, number))) number += 1;
  return withSlugSuffix(slug, number);
};
