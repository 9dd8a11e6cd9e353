/** Converts the description of a beer's color to SRM (Standard Reference Method) and SRM to a hex value. */

const colorWords: [srm: number, words: readonly string[]][] = [
  [40, ['black', 'jet', 'ink', 'opaque', 'ebony', 'onyx', 'pitch', 'midnight', 'obsidian']],
  [30, ['very dark', 'espresso', 'dark chocolate', 'near black', 'coffee']],
  [26, ['dark brown', 'deep brown', 'chocolate', 'mahogany', 'cola', 'cocoa', 'walnut']],
  [20, ['brown', 'chestnut', 'nut', 'hazel', 'toffee', 'umber', 'sienna']],
  [17, ['deep red', 'dark red', 'ruby', 'garnet', 'burgundy', 'crimson', 'maroon', 'deep copper', 'dark amber']],
  [15, ['red', 'russet', 'auburn', 'brick', 'rust', 'mahogany red', 'cherry']],
  [14, ['deep amber', 'amber-red', 'reddish']],
  [12, ['copper', 'bronze', 'caramel', 'cinnamon', 'ginger', 'penny']],
  [11, ['amber', 'tawny', 'sunset']],
  [9, ['orange', 'apricot', 'peach', 'tangerine', 'light amber', 'pale amber', 'marigold']],
  [7, ['deep gold', 'dark gold', 'honey', 'rich gold', 'burnished']],
  [3, ['pale gold', 'light gold', 'light golden', 'pale golden', 'pale yellow', 'light yellow', 'hazy yellow']],
  [2, ['straw', 'pale straw', 'very pale', 'white', 'blond', 'blonde', 'clear', 'light', 'lemon', 'hay', 'champagne']],
  [4, ['yellow', 'pale', 'sunshine', 'hazy', 'cloudy', 'canary']],
  [5, ['gold', 'golden', 'sunny', 'brass']],
  [22, ['dark']],
];

const goldenSrm = 5;

const normalizeWords = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim();

/** Spaces on both sides make `includes` match whole words only: `reddish` does not match `red`. */
const pad = (text: string) => ` ${text} `;

/** Longest first, so that `dark brown` wins over `brown`. */
const paddedWords = colorWords
  .flatMap(([srm, words]) => words.map((word) => ({ srm, word: pad(normalizeWords(word)) })))
  .sort((left, right) => right.word.length - left.word.length);

/** Parses `SRM 12`, `12` and ranges such as `12-14`, which count as their midpoint. */
const parseNumericSrm = (text: string) => {
  const [, low, high] = /^(?:srm )?(\d{1,2}(?:\.\d+)?)(?: (?:to )?(\d{1,2}(?:\.\d+)?))?(?: srm)?$/.exec(text) ?? [];
  return low ? (Number(low) + Number(high ?? low)) / 2 : null;
};

/** The SRM of a color description. Unknown and missing colors count as Golden. */
export const parseSrm = (color: string | null): number => {
  const text = normalizeWords(color ?? '');
  const numericSrm = parseNumericSrm(text);
  if (numericSrm !== null) return Math.min(40, Math.max(1, numericSrm));
  const padded = pad(text);
  return paddedWords.find(({ word }) => padded.includes(word))?.srm ?? goldenSrm;
};

/** RGB values of SRM 1 to 40, from the standard SRM chart. */
const srmColors =
  'FFE699 FFD878 FFCA5A FFBF42 FBB123 F8A600 F39C00 EA8F00 E58500 DE7C00 D77200 CF6900 CB6200 C35900 BB5100 B54C00 B04500 A63E00 A13700 9B3200 952D00 8E2900 882300 821E00 7B1A00 771900 701400 6A0E00 660D00 5E0B00 5A0A02 600903 520907 4C0505 470606 440607 3F0708 3B0607 3A070B 36080A'.split(
    ' ',
  );

export const srmToHex = (srm: number) =>
  `#${(srmColors[Math.min(40, Math.max(1, Math.round(srm))) - 1] ?? 'FBB123').toLowerCase()}`;

/** The color of the beer in the glass, as a hex value. */
export const getSwatchColor = (color: string | null) => srmToHex(parseSrm(color));
