/**
 * Widths of texts in the fonts of the printed documents, so that the server can choose a type size in which a list fits on
 * its page.
 */

/** Advance widths of the characters from space to tilde, in thousandths of the font size. Kerning makes texts narrower. */
const advances = {
  /** Barlow Condensed 700 */
  display: [
    200, 279, 346, 616, 444, 766, 603, 170, 311, 311, 361, 438, 211, 331, 223, 415, 453, 284, 438, 436, 484, 439, 440,
    407, 440, 435, 275, 232, 438, 438, 438, 437, 759, 482, 470, 464, 476, 438, 421, 467, 480, 230, 452, 491, 426, 548,
    514, 473, 465, 461, 471, 444, 468, 479, 488, 689, 475, 474, 412, 345, 415, 345, 422, 421, 220, 446, 445, 434, 445,
    436, 298, 441, 447, 219, 217, 449, 209, 675, 447, 442, 448, 448, 324, 412, 291, 447, 436, 613, 439, 423, 373, 344,
    186, 344, 490,
  ],
  /** Source Sans 3, 400 */
  regular: [
    200, 289, 426, 497, 497, 824, 609, 249, 303, 303, 418, 497, 249, 311, 249, 350, 497, 497, 497, 497, 497, 497, 497,
    497, 497, 497, 249, 249, 497, 497, 497, 425, 847, 543, 588, 571, 615, 527, 494, 617, 652, 263, 479, 579, 486, 727,
    647, 664, 566, 664, 569, 534, 536, 645, 515, 786, 513, 476, 539, 303, 350, 303, 497, 500, 542, 504, 553, 456, 555,
    496, 292, 504, 544, 246, 247, 495, 255, 829, 547, 542, 555, 555, 347, 419, 338, 544, 467, 719, 446, 467, 425, 303,
    241, 303, 497,
  ],
  /** Source Sans 3, 600 */
  semibold: [
    200, 315, 482, 513, 513, 841, 639, 275, 324, 324, 438, 513, 275, 322, 275, 344, 513, 513, 513, 513, 513, 513, 513,
    513, 513, 513, 275, 275, 513, 513, 513, 444, 875, 558, 597, 576, 625, 538, 510, 628, 663, 282, 494, 597, 502, 745,
    657, 674, 582, 674, 592, 545, 546, 655, 536, 800, 541, 501, 540, 324, 344, 324, 513, 500, 549, 516, 563, 462, 564,
    507, 317, 520, 558, 262, 263, 522, 271, 843, 560, 549, 564, 564, 373, 431, 361, 556, 495, 748, 481, 495, 443, 324,
    255, 324, 513,
  ],
} as const;

type FontName = keyof typeof advances;

const firstCode = 32;
const space = 0.2;

/** Of Latin characters without a base letter, such as dashes. */
const wideLatin = 800;
/** Of all other scripts. */
const fullWidth = 1000;
const firstOtherScript = 0x2100;

const equallyWide: Record<string, string> = { '·': '.', '‘': '.', '’': '.', '\u00A0': ' ' };

function measureCharacter(character: string, font: FontName): number {
  // An accent does not change the width of its letter.
  const base = equallyWide[character] ?? character.normalize('NFD')[0] ?? '';
  const code = base.codePointAt(0) ?? 0;
  return advances[font][code - firstCode] ?? (code < firstOtherScript ? wideLatin : fullWidth);
}

/** In ems. */
export const measureText = (text: string, font: FontName): number =>
  [...text].reduce((sum, character) => sum + measureCharacter(character, font), 0) / 1000;

/** The widths of a text's words in ems. */
export const measureWords = (text: string, font: FontName): number[] =>
  text.split(/[^\S\u00A0]+/).flatMap((word) => (word ? [measureText(word, font)] : []));

/** How many lines of this width, in ems, words take. Words that are wider than a line are broken. */
export function countLines(words: readonly number[], lineWidth: number): number {
  let [lines, used] = [words.length > 0 ? 1 : 0, 0];
  for (const width of words) {
    if (used > 0 && used + space + width <= lineWidth) {
      used += space + width;
      continue;
    }
    if (used > 0) lines += 1;
    // Up to a character is free in each line of a broken word.
    const broken = width > lineWidth ? Math.ceil(width / Math.max(lineWidth - 1, 1)) : 1;
    lines += broken - 1;
    used = broken > 1 ? lineWidth : width;
  }
  return lines;
}
