/** Compares texts without case, and names also without typographic differences. */

export const foldCase = (text: string) => text.normalize('NFC').toLowerCase();

export const includesIgnoringCase = (text: string, part: string) => foldCase(text).includes(foldCase(part));

export const equalsIgnoringCase = (left: string, right: string) => foldCase(left) === foldCase(right);

/** Spreadsheets and word processors replace these characters while typing. */
const withPlainPunctuation = (text: string) =>
  text
    .replace(/[\u2018-\u201b\u2032`\u00b4]/g, "'")
    .replace(/[\u201c-\u201f\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-');

/**
 * What makes two beers the same to an import: the name in any case, with any quotes, dashes, spaces and invisible characters,
 * and with or without quotes around all of it.
 */
export const toNameKey = (name: string) =>
  foldCase(
    withPlainPunctuation(name)
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^(["'])([^"']*)\1$/, '$2'),
  );
