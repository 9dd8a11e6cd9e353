/** Fits the texts of a line without measuring them, by the average widths of letters. Lengths are in heights of a line. */
import type { BoardLayout } from '@domain/board/constants';

/** Average width of a letter of the display typeface, in its size. */
const nameLetter = 0.43;
/** Of the text typeface. */
const factLetter = 0.43;

/** Sizes of the type as in the style sheet. `rest`: the height of what is below the name, and margins. */
const sizes = {
  rows: { name: 0.47, fact: 0.3, rest: 0.38 },
  cards: { name: 0.2, fact: 0.125, rest: 0.56 },
} as const;

/** Characters of East Asian scripts, and emoji, are as wide as the type is high. */
const fullWidth = /[\p{Script=Han}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60]/u;

/** The width of a text in average letters. Accents that follow their letter have no width. */
const countLetters = (text: string) =>
  [...text.replace(/[\p{M}\u200b-\u200d]/gu, '')].reduce(
    (count, character) => count + (fullWidth.test(character) ? 1 / nameLetter : 1),
    0,
  );

const lineHeight = 1.08;
/** Lines end before a word that does not fit. */
const filledShare = 0.8;
const maxNameLines = { rows: 3, cards: 4 } as const;
/** Names this large are not wrapped to be larger. */
const largeEnough = 0.7;
/** Smaller letters are not legible from a distance: what does not fit then is cut. */
const minScale = 0.45;

export type Room = {
  layout: BoardLayout;
  width: number;
  /** From one line to the next. */
  height: number;
};

/** The number of lines in which a name is largest, and its size as a share of that of short names. */
export function fitName(name: string, { layout, width, height }: Room): { lines: number; scale: number } {
  const { name: size, rest } = sizes[layout];
  const scaleFor = (lines: number) => {
    const byWidth = (lines * width * (lines > 1 ? filledShare : 1)) / (countLetters(name) * nameLetter * size);
    const byHeight = (height - rest) / (lines * lineHeight * size);
    return lines === 1 ? Math.min(1, byWidth) : Math.min(1, byWidth, byHeight);
  };
  let best = { lines: 1, scale: scaleFor(1) };
  for (let lines = 2; lines <= maxNameLines[layout] && best.scale < largeEnough; lines++) {
    const scale = scaleFor(lines);
    if (scale > best.scale) best = { lines, scale };
  }
  return best.scale >= minScale ? best : { lines: Math.max(2, best.lines), scale: minScale };
}

/** As many of the facts as there is room for beside text of a number of letters: the longest are left out first. */
export function fitFacts(facts: readonly string[], others: number, { layout, width }: Room): string[] {
  const maxLetters = width / (factLetter * sizes[layout].fact) - others;
  const fitting = [...facts];
  while (fitting.length > 0 && countLetters(fitting.join(' · ')) > maxLetters) {
    // Of equally long ones, the style says more than the producer before it.
    const widths = fitting.map(countLetters);
    const index = widths.indexOf(Math.max(...widths));
    fitting.splice(index, 1);
  }
  return fitting;
}

/** As in the style sheet. A price such as $12.50 is as wide as the narrowest column. */
const pourSizes = { minWidth: 0.84, maxWidth: 1.7, margin: 0.22, name: 0.27, letter: 0.45 } as const;

/** The width of a column with a price and the name of its glass, in a row. */
export const pourWidth = (name: string) =>
  pourSizes.margin +
  Math.min(pourSizes.maxWidth, Math.max(pourSizes.minWidth, countLetters(name) * pourSizes.letter * pourSizes.name));
