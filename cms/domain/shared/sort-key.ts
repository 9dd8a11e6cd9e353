/**
 * Keys for sorting texts in the database, whose own collations differ: compared code unit by code unit they have the
 * order of Unicode's collation for English. Letters compare without case and accents, numbers by their value; then unaccented and
 * lowercase letters come first.
 */
import { foldText } from './fold-text';

/** Punctuation sorts before digits and letters, in the order of Unicode's collation algorithm. */
const punctuation = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';

const weights = new Map([...punctuation].map((character, index) => [character, String.fromCharCode(0x20 + index)]));

/** The weights end at 0x40; a number of more digits is larger. */
const numberPrefix = (digits: string) => String.fromCharCode(0x41 + Math.min(digits.length, 0x1f));

const separator = '\u0001';

const toBaseKey = (text: string) =>
  foldText(text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[‐-―]/g, '-')).replace(
    /\d+|[\x20-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]/g,
    (match) => {
      const digits = match.replace(/^0+(?=\d)/, '');
      return weights.get(match) ?? numberPrefix(digits) + digits;
    },
  );

const swapCase = (text: string) =>
  text.replace(/\p{L}/gu, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()));

/** An index entry of PostgreSQL has at most 2,704 bytes. */
const maxKeyLength = 400;

/** Drops half of a surrogate pair at the end, which databases can't store. */
const truncate = (key: string) => key.slice(0, maxKeyLength).replace(/[\ud800-\udbff]$/, '');

export const toSortKey = (text: string): string => {
  const decomposed = text.normalize('NFD');
  return truncate([toBaseKey(text), decomposed.toLowerCase(), swapCase(decomposed)].join(separator));
};
