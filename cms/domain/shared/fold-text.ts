/** Text as search compares it: without case, accents and ligatures, so that `kolsch` finds `Kölsch`. */

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
  // Lowercase sigma has another form at the end of a word.
  ς: 'σ',
};

/** Folds each character by itself: a part of a text stays a part of it. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłıς]/g, (letter) => transliterations[letter] ?? letter);

/** A character that no input contains, so that a search never matches across two fields. */
const separator = '\u001f';

/** What a search in several fields of a record is compared with. */
export const toSearchText = (fields: readonly (string | null | undefined)[]): string =>
  fields.map((field) => foldText(field ?? '')).join(separator);
