/** Case-insensitive substring search without wildcards (api.md §1). */
import type { Beer } from './beer';

export const foldCase = (text: string) => text.normalize('NFC').toLowerCase();

export const includesIgnoringCase = (text: string, part: string) => foldCase(text).includes(foldCase(part));

export const equalsIgnoringCase = (left: string, right: string) => foldCase(left) === foldCase(right);

/** What makes two beers the same to an import: the name in any case. */
export const toNameKey = (name: string) => foldCase(name.trim());

/** api.md §4: searches name, style and description. A blank search matches every beer. */
export const matchesSearch = (
  { name, style, description }: Pick<Beer, 'name' | 'style' | 'description'>,
  search: string,
) => {
  const term = search.trim();
  return !term || [name, style, description].some((text) => text !== null && includesIgnoringCase(text, term));
};
