/** Chooses the type size of a printed menu, and distributes its lines among columns and sides. Lengths are in points. */
import { formatPrice } from '@domain/money/price';
import { drinkDetails, formatOunces, formatPour } from '@domain/tap/display';
import type { Pour, Pouring } from '@domain/tap/schema';
import type { PaperSize, PrintOptions } from '../../../domain/tap-paths';
import { countLines, measureText, measureWords } from './text-width';

type Paper = {
  width: number;
  height: number;
  margin: number;
  /** On the first side, with the QR code. */
  header: number;
  /** On all other sides. */
  runningHeader: number;
  footer: number;
  columnGap: number;
  /** Sizes of names, from the largest to the smallest that is legible, with the number of columns that they may have. */
  largest: number;
  maxColumns: (nameSize: number) => number;
  /** Of what is on deck. */
  smallText: number;
};

export const papers: Record<PaperSize, Paper> = {
  letter: {
    width: 612,
    height: 792,
    margin: 40,
    header: 136,
    runningHeader: 46,
    footer: 24,
    columnGap: 30,
    largest: 32,
    maxColumns: (nameSize) => (nameSize > 10 ? 2 : 3),
    smallText: 10,
  },
  half: {
    width: 396,
    height: 612,
    margin: 29,
    header: 106,
    runningHeader: 36,
    footer: 20,
    columnGap: 20,
    largest: 22,
    maxColumns: () => 2,
    smallText: 8.5,
  },
};

const smallestName = 8.5;
const stepRatio = 0.95;

/** The sizes of a menu's texts. */
type TypeStep = { name: number; text: number; gap: number };

const round = (points: number) => Math.round(points * 100) / 100;

/** Size of the text below a name, in that of the name. The smaller ones are for drinks with many glasses. */
const textShares = [0.56, 0.5, 0.45, 0.4];
const smallestText = 6.9;
/** Only dense menus have a smaller text: large names need no small prices. */
const comfortableText = 8.5;

/** From the largest text to the smallest. */
function toSteps(name: number): TypeStep[] {
  const smallest = Math.max(smallestText, Math.min(comfortableText, name * 0.56));
  const texts = new Set(textShares.map((share) => round(Math.max(smallest, name * share))));
  return [...texts].map((text) => ({ name: round(name), text, gap: round(name * 0.52) }));
}

function listNames(largest: number): number[] {
  const names: number[] = [];
  for (let name = largest; name > smallestName; name *= stepRatio) names.push(name);
  return [...names, smallestName];
}

/** Line heights, as in the style sheet. */
const lineHeights = { name: 1.04, text: 1.28 };

/** Between a number and its name, and a name and its price, in the font size of the name. */
const numberGap = 0.45;
const priceGap = 0.5;

/** Font size of prices, in that of the name. */
const priceSize = 0.8;

/** Rendered texts are at most so much wider than calculated. */
const tolerance = 1.02;

/** Widths of a line's texts in ems, which all type sizes have in common. */
type LineWidths = {
  line: MenuLine;
  number: number;
  name: number[];
  details: number[][];
  price: number;
  pours: number[][];
};

const measureWidths = (line: MenuLine): LineWidths => ({
  line,
  number: measureText(line.number, 'display') * tolerance,
  name: measureWords(line.name.toUpperCase(), 'display'),
  details: line.details.map((text) => measureWords(text, 'regular')),
  price: line.price ? measureText(line.price, 'semibold') * tolerance * priceSize + priceGap : 0,
  pours: line.pours.map((pour) => measureWords(pour, 'semibold')),
});

const wordGap = 0.2;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const widthOf = (words: readonly number[]) => (sum(words) + wordGap * Math.max(0, words.length - 1)) * tolerance;

/** The width of the column with the numbers, in points. */
const numbersWidth = (lines: readonly LineWidths[], name: number): number => {
  const widest = Math.max(0, ...lines.map(({ number }) => number));
  return widest > 0 ? (widest + numberGap) * name : 0;
};

/** Between details and between pours, in the font size of the text, as in the style sheets. */
const detailGap = 0.65;
const pourGap = 1;

const rowWidth = (texts: readonly number[][], gap: number) =>
  sum(texts.map(widthOf)) + gap * Math.max(0, texts.length - 1);

/** Of texts that wrap between each other. */
function countRows(texts: readonly number[][], gap: number, width: number): number {
  let [lines, used] = [texts.length > 0 ? 1 : 0, 0];
  for (const words of texts) {
    const textWidth = Math.min(widthOf(words), width);
    if (used > 0 && used + gap + textWidth > width) [lines, used] = [lines + 1, 0];
    lines += countLines(words, width / tolerance) - 1;
    used += (used > 0 ? gap : 0) + textWidth;
  }
  return lines;
}

/** In points; `width` is that of the column without the numbers. `isWrapped`: the glasses need several rows. */
function measureLine({ line, name, details, price, pours }: LineWidths, step: TypeStep, width: number): Measured {
  const nameLines = countLines(name, (width / step.name - price) / tolerance);
  const textWidth = width / step.text;
  const isOneLine =
    details.length > 0 &&
    pours.length > 0 &&
    rowWidth(details, detailGap) + pourGap + rowWidth(pours, pourGap) <= textWidth;
  const pourRows = countRows(pours, pourGap, textWidth);
  const textLines = isOneLine ? 1 : countRows(details, detailGap, textWidth) + pourRows;
  return {
    line,
    height: nameLines * step.name * lineHeights.name + textLines * step.text * lineHeights.text,
    isWrapped: pourRows > 1,
  };
}

type Measured = { line: MenuLine; height: number; isWrapped: boolean };

/** With the usual text below the names; with a smaller one if that has the glasses of each drink in one row. */
function measureLines(lines: readonly LineWidths[], name: number, width: number) {
  const choices = toSteps(name).map((step) => {
    const measured = lines.map((line) => measureLine(line, step, width));
    return { step, measured, isWrapped: measured.some((line) => line.isWrapped) };
  });
  return choices.find(({ isWrapped }) => !isWrapped) ?? choices[0];
}

/** Fills columns of these heights one after the other; null if not everything fits. */
function fill(measured: readonly Measured[], heights: readonly number[], gap: number): MenuLine[][] | null {
  const columns: MenuLine[][] = heights.map(() => []);
  let [column, used] = [0, 0];
  for (const { line, height } of measured) {
    if (used > 0 && used + gap + height > (heights[column] ?? 0)) [column, used] = [column + 1, 0];
    if (height > (heights[column] ?? 0)) return null;
    columns[column]?.push(line);
    used += (used > 0 ? gap : 0) + height;
  }
  return columns;
}

/** As evenly as possible: the columns are equally full. Null if not everything fits. */
function balance(measured: readonly Measured[], heights: readonly number[], gap: number): MenuLine[][] | null {
  let best = fill(measured, heights, gap);
  if (!best) return null;
  let [low, high] = [0, 1];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const share = (low + high) / 2;
    const filled = fill(
      measured,
      heights.map((height) => height * share),
      gap,
    );
    if (filled) [best, high] = [filled, share];
    else low = share;
  }
  return best;
}

export type MenuLayout = {
  step: TypeStep;
  columns: number;
  /** Between lines: larger than that of the type size if there is room. */
  gap: number;
  /** The lines of each side by column. */
  sides: MenuLine[][][];
  /** Width of the numbers. */
  numbers: number;
};

type LayoutRequest = Pick<PrintOptions, 'size' | 'sides'> & {
  lines: readonly MenuLine[];
  /** Height of what is on deck, on the last side. */
  onDeckHeight: number;
};

/** The heights of the columns of all sides. */
function columnHeights(paper: Paper, sides: number, columns: number, onDeckHeight: number): number[] {
  const { height, margin, header, runningHeader, footer } = paper;
  return Array.from({ length: sides * columns }, (_, index) => {
    const side = Math.floor(index / columns);
    const top = side === 0 ? header : runningHeader;
    return height - 2 * margin - top - footer - (side === sides - 1 ? onDeckHeight : 0);
  });
}

/** Lines further apart don't look like a list. */
const maxStretch = 1.8;

/** On one side at this share of the largest type, a second side is a waste of paper. */
const comfortable = 0.7;

/** So much smaller are names at most to have the glasses of each drink in one row. */
const maxShrink = 0.75;

/** The largest type in which the lines fit, with the glasses of each drink in one row if that needs no small type. */
function arrange(
  lines: readonly LineWidths[],
  { size, onDeckHeight }: LayoutRequest,
  sides: number,
): MenuLayout | null {
  const paper = papers[size];
  let wrapped: MenuLayout | null = null;
  for (const name of listNames(paper.largest)) {
    if (wrapped && name < wrapped.step.name * maxShrink) break;
    const numbers = numbersWidth(lines, name);
    for (let columns = 1; columns <= paper.maxColumns(name); columns += 1) {
      const width = (paper.width - 2 * paper.margin - (columns - 1) * paper.columnGap) / columns;
      const lineType = measureLines(lines, name, width - numbers);
      if (!lineType || (lineType.isWrapped && wrapped)) continue;
      const { step, measured, isWrapped } = lineType;
      const heights = columnHeights(paper, sides, columns, onDeckHeight);
      const filled = balance(measured, heights, step.gap);
      if (!filled) continue;
      const lineHeight = new Map(measured.map(({ line, height }) => [line, height]));
      const rooms = filled.map((column, index) => {
        const used = sum(column.map((line) => lineHeight.get(line) ?? 0));
        return (((heights[index] ?? 0) - used) * 0.99) / Math.max(1, column.length - 1);
      });
      const gap = Math.min(step.gap * maxStretch, ...rooms);
      const toSide = (_: unknown, side: number) => filled.slice(side * columns, (side + 1) * columns);
      const layout = { step, columns, gap, numbers, sides: Array.from({ length: sides }, toSide) };
      if (!isWrapped) return layout;
      wrapped = layout;
    }
  }
  return wrapped;
}

/**
 * The largest type in which the lines fit on the requested sides. One side is enough if its type is large; a
 * list that is not legible on the requested sides gets more of them.
 */
export function layOutMenu(request: LayoutRequest): MenuLayout {
  const lines = request.lines.map(measureWidths);
  const onOne = arrange(lines, request, 1);
  if (onOne && (request.sides === 1 || onOne.step.name >= papers[request.size].largest * comfortable)) return onOne;
  for (let sides = 2; sides <= lines.length; sides += 1) {
    const layout = arrange(lines, request, sides);
    if (layout) return layout;
  }
  throw new RangeError('A line of the menu is larger than its page');
}

/** What a pouring has on the printed menu. */
export type MenuLine = {
  _id: string;
  /** Of the tap. */
  number: string;
  name: string;
  /** `Nitro`, `Stout`, `5.2%` */
  details: string[];
  /** Beside the name: of the only pour. */
  price: string;
  /** `16 oz`, or `10 oz $6` of each of several. */
  pours: string[];
};

export function toMenuLine({ _id, tap, drink, pours }: Pouring, hasPrices: boolean): MenuLine {
  const shown = hasPrices ? pours.filter(({ price }) => price !== null) : [];
  const [first] = shown;
  const isOnly = shown.length === 1;
  return {
    _id,
    number: tap ? String(tap.number) : '',
    name: drink.name,
    details: [...(tap?.label ? [tap.label] : []), ...drinkDetails(drink)],
    price: isOnly && first ? formatPrice(first.price ?? 0) : '',
    pours: isOnly && first ? [formatGlass(first)].filter(Boolean) : shown.map(formatWithPrice),
  };
}

/** `Half 10 oz $6`, whose price does not wrap alone. */
export const formatWithPrice = (pour: Pour): string => formatPour(pour).replace(/ (?=\S+$)/, '\u00A0');

/** `Pint 16 oz` */
const formatGlass = ({ name, ounces }: Pour) =>
  [name, ounces === null ? null : formatOunces(ounces)].filter(Boolean).join(' ');
