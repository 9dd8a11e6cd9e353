/** From the words for a beer's colour to a swatch: words to SRM, SRM to a tone. */

/** SRM (Standard Reference Method) of each word; of several words in a text the first row that fits counts. */
const words: [number, readonly string[]][] = [
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

const plainWords = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim();

/** Words as they stand between others: of `reddish` and `red` each is found only as itself. */
const alone = (text: string) => ` ${text} `;

const byLongestWord = words
  .flatMap(([srm, names]) => names.map((name) => ({ srm, name: alone(plainWords(name)) })))
  .sort((left, right) => right.name.length - left.name.length);

/** `SRM 12` or a bare number says it outright; two bounds mean their middle. */
const statedSrm = (text: string) => {
  const [, low, high] = /^(?:srm )?(\d{1,2}(?:\.\d+)?)(?: (?:to )?(\d{1,2}(?:\.\d+)?))?(?: srm)?$/.exec(text) ?? [];
  return low ? (Number(low) + Number(high ?? low)) / 2 : null;
};

/** Unknown and missing colours count as Golden. */
export const colorSrm = (color: string | null): number => {
  const text = plainWords(color ?? '');
  const stated = statedSrm(text);
  if (stated !== null) return Math.min(40, Math.max(1, stated));
  const found = alone(text);
  return byLongestWord.find(({ name }) => found.includes(name))?.srm ?? goldenSrm;
};

/** Tones of SRM 1 to 40, the usual table of brewers. */
const tones =
  'FFE699 FFD878 FFCA5A FFBF42 FBB123 F8A600 F39C00 EA8F00 E58500 DE7C00 D77200 CF6900 CB6200 C35900 BB5100 B54C00 B04500 A63E00 A13700 9B3200 952D00 8E2900 882300 821E00 7B1A00 771900 701400 6A0E00 660D00 5E0B00 5A0A02 600903 520907 4C0505 470606 440607 3F0708 3B0607 3A070B 36080A'.split(
    ' ',
  );

export const srmHex = (srm: number) =>
  `#${(tones[Math.min(40, Math.max(1, Math.round(srm))) - 1] ?? 'FBB123').toLowerCase()}`;

/** The glass colour of a beer, as a hex value. */
export const colorSwatch = (color: string | null) => srmHex(colorSrm(color));
