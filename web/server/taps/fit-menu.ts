/**
 * The type size of a printed menu, and the distribution of its lines among columns and sides, from heights that the browser
 * has measured. Lengths are in points, but for the measured ones, which are in pixels of the screen.
 */
import type { PaperSize } from '../../domain/tap-paths';

type Paper = {
  /** Sizes of names: the largest, and how many columns smaller ones may have. */
  largest: number;
  maxColumns: (name: number) => number;
};

const papers: Record<PaperSize, Paper> = {
  letter: { largest: 32, maxColumns: (name) => (name > 10 ? 2 : 3) },
  half: { largest: 22, maxColumns: () => 2 },
};

/** What is legible on paper. */
const smallest = { name: 8.5, text: 6.9 };
/** Only dense menus have a smaller text: large names need no small prices. */
const comfortableText = 8.5;
/** Size of the text below a name, in that of the name. The smaller ones are for drinks with many glasses. */
const textShares = [0.56, 0.5, 0.45, 0.4];
const gapShare = 0.52;

/** Lines further apart don't look like a list. */
const maxStretch = 1.8;
/** A second side is a waste of paper if one side fits at this share of the largest type. */
const comfortable = 0.7;
/** Names shrink at most this much to have the glasses of each drink in one row. */
const maxShrink = 0.75;

const sizesOf = (largest: number) =>
  [...Array.from({ length: 40 }, (_, step) => largest * 0.95 ** step), smallest.name].filter(
    (name) => name >= smallest.name,
  );

const textsFor = (name: number) => {
  const least = Math.max(smallest.text, Math.min(comfortableText, name * 0.56));
  return [...new Set(textShares.map((share) => Math.max(least, name * share)))];
};

/** Indexes of lines by column. */
type Columns = number[][];

/** Fills columns one after the other; null if not everything fits. */
function fill(lines: readonly number[], columns: readonly number[], gap: number): Columns | null {
  const filled: Columns = columns.map(() => []);
  let [column, used] = [0, 0];
  for (const [index, height] of lines.entries()) {
    if (used > 0 && used + gap + height > (columns[column] ?? 0)) [column, used] = [column + 1, 0];
    if (height > (columns[column] ?? 0)) return null;
    filled[column]?.push(index);
    used += (used > 0 ? gap : 0) + height;
  }
  return filled;
}

/** Balances the lines: the columns are as equally full as possible. */
function balance(lines: readonly number[], columns: readonly number[], gap: number): Columns | null {
  let best = fill(lines, columns, gap);
  let [low, high] = [0, 1];
  for (let attempt = 0; best && attempt < 12; attempt += 1) {
    const share = (low + high) / 2;
    const filled = fill(
      lines,
      columns.map((height) => height * share),
      gap,
    );
    if (filled) [best, high] = [filled, share];
    else low = share;
  }
  return best;
}

export type MenuType = { name: number; text: number; columns: number };
type Measured = { heights: number[]; isWrapped: boolean };
type MenuLayout = MenuType & { gap: number; sides: Columns[] };

export type MenuMeasures = {
  size: PaperSize;
  maxSides: number;
  /** Pixels of a point. */
  scale: number;
  /** Heights of the columns of the first side, and of all others. */
  columnHeights: { first: number; next: number };
  /** The height on the last side. */
  onDeckHeight: number;
  measure: (type: MenuType) => Measured;
};

/**
 * The largest type in which the lines fit on the requested sides, with the glasses of each drink in one row if that needs
 * no small type. One side is enough if its type is large; a list that is not legible on the requested sides gets more.
 */
export function layOutMenu({ size, maxSides, scale, columnHeights, onDeckHeight, measure }: MenuMeasures): MenuLayout {
  const { largest, maxColumns } = papers[size];
  const known = new Map<string, Measured & { text: number }>();

  /** Measures the usual text below the names, or a smaller one if that has the glasses of each drink in one row. */
  function measureLines(name: number, columns: number) {
    const key = `${name} ${columns}`;
    let chosen = known.get(key);
    if (!chosen) {
      const choices = textsFor(name).map((text) => ({ text, ...measure({ name, text, columns }) }));
      chosen = choices.find(({ isWrapped }) => !isWrapped) ??
        choices[0] ?? { text: name, heights: [], isWrapped: false };
      known.set(key, chosen);
    }
    return chosen;
  }

  function arrange(sides: number): MenuLayout | null {
    let wrapped: MenuLayout | null = null;
    for (const name of sizesOf(largest)) {
      if (wrapped && name < wrapped.name * maxShrink) break;
      for (let columns = 1; columns <= maxColumns(name); columns += 1) {
        const { text, heights, isWrapped } = measureLines(name, columns);
        if (isWrapped && wrapped) continue;
        const rooms = Array.from({ length: sides * columns }, (_, index) => {
          const side = Math.floor(index / columns);
          return columnHeights[side === 0 ? 'first' : 'next'] - (side === sides - 1 ? onDeckHeight : 0);
        });
        const filled = balance(heights, rooms, name * gapShare * scale);
        if (!filled) continue;
        const gaps = filled.map((column, index) => {
          const used = column.reduce((sum, line) => sum + (heights[line] ?? 0), 0);
          return (((rooms[index] ?? 0) - used) * 0.99) / scale / Math.max(1, column.length - 1);
        });
        const layout = {
          name,
          text,
          columns,
          gap: Math.min(name * gapShare * maxStretch, ...gaps),
          sides: Array.from({ length: sides }, (_, side) => filled.slice(side * columns, (side + 1) * columns)),
        };
        if (!isWrapped) return layout;
        wrapped = layout;
      }
    }
    return wrapped;
  }

  const onOne = arrange(1);
  if (onOne && (maxSides === 1 || onOne.name >= largest * comfortable)) return onOne;
  for (let sides = 2; sides <= 50; sides += 1) {
    const layout = arrange(sides);
    if (layout) return layout;
  }
  throw new RangeError('A line of the menu is larger than its page');
}
