/** Plain, case-insensitive search: every character means itself (api.md §1). */
import type { Beer } from './beer';

export const foldCase = (text: string) => text.normalize('NFC').toLowerCase();

export const includesIgnoringCase = (text: string, part: string) => foldCase(text).includes(foldCase(part));

export const equalsIgnoringCase = (left: string, right: string) => foldCase(left) === foldCase(right);

/** api.md §4: over name, style and description; a blank search finds everything. */
export const matchesSearch = (
  { name, style, description }: Pick<Beer, 'name' | 'style' | 'description'>,
  search: string,
) => {
  const wanted = search.trim();
  return !wanted || [name, style, description].some((text) => text !== null && includesIgnoringCase(text, wanted));
};
