/**
 * Fits a list to a screen: the height of a line determines all sizes in it, and its texts are fitted to it afterwards. The largest line for
 * which everything fits on one page is chosen; if even the smallest legible one does not fit, there are several pages.
 *
 * Lengths are in hundredths of the screen's shorter side, so that 1080p, 4K, portrait and landscape need no cases.
 */
import type { Board } from '@domain/board/schema';
import type { BoardLayout, BoardSection } from '@domain/board/constants';
import type { Pouring, TapList } from '@domain/tap/schema';

export type BoardGroup = {
  section: BoardSection;
  /** Null for what is on tap, below the heading of the board. */
  title: string | null;
  /** Less important than what pours: lower lines. */
  isCompact: boolean;
  pourings: Pouring[];
};

/** `pouring` null: the title of the group. */
type BoardEntry = { group: BoardGroup; pouring: Pouring | null };

/** Columns, from the left. */
export type BoardPage = BoardEntry[][];

export type FittedBoard = {
  columns: number;
  columnWidth: number;
  /** Height of a line of the taps; all type sizes derive from it. */
  line: number;
  /** The distance from one line to the next: larger than a line where there is room. */
  pitch: number;
  pages: BoardPage[];
};

type Options = {
  groups: readonly BoardGroup[];
  layout: BoardLayout;
  /** Null: as many as give the largest lines. */
  columns: number | null;
  width: number;
  height: number;
};

/** Heights relative to a row. */
export const compactShare = 0.72;
export const titleShare = 0.86;

/** Titles and compact lines are as high beside cards. */
export const rowsPerLine = { rows: 1, cards: 2.2 } as const;

/**
 * `min`: letters of names are 13 mm high on a 43-inch screen, legible from five meters. `max`: larger lines look empty.
 * `widthPerLine`: lines that are higher in a column have no room for a name of twenty letters.
 */
const lineHeights = {
  rows: { min: 7.6, max: 13, widthPerLine: 6.5 },
  cards: { min: 15.5, max: 27, widthPerLine: 1.9 },
} as const;

/** More columns only for clearly larger lines: wider ones have room for longer names. */
const clearGain = 1.1;

const step = 0.2;
/** Portrait screens have room for a few lines far apart. */
const maxStretch = 2;
/** Rows end with a price and begin with a tap number, which must not read as one line. Cards have edges. */
export const columnGap = { rows: 6, cards: 3.5 } as const;

/** Narrower columns would cut most names. */
const minColumnWidth = 42;
const maxColumns = 4;

/** In lines. */
function heightOf({ group, pouring }: BoardEntry, layout: BoardLayout): number {
  if (pouring && !group.isCompact) return 1;
  return (pouring ? compactShare : titleShare) / rowsPerLine[layout];
}

type Capacity = { columns: number; lines: number };

/**
 * Fills column after column, page after page. A title is never the last entry of a column, and is repeated in each column
 * where its group continues.
 */
function paginate(groups: readonly BoardGroup[], layout: BoardLayout, { columns, lines }: Capacity): BoardPage[] {
  const pages: BoardPage[] = [];
  let column: BoardEntry[] = [];
  let used = Infinity;

  function startColumn() {
    column = [];
    used = 0;
    const page = pages[pages.length - 1];
    if (page && page.length < columns) page.push(column);
    else pages.push([column]);
  }
  function add(entry: BoardEntry) {
    column.push(entry);
    used += heightOf(entry, layout);
  }

  for (const group of groups) {
    const title = { group, pouring: null };
    for (const [index, pouring] of group.pourings.entries()) {
      const isTitled = group.title !== null && index === 0;
      const needed = heightOf({ group, pouring }, layout) + (isTitled ? heightOf(title, layout) : 0);
      if (used + needed > lines + 1e-6) startColumn();
      if (isTitled || (group.title !== null && column.length === 0)) add(title);
      add({ group, pouring });
    }
  }
  return pages;
}

const columnWidthOf = (width: number, columns: number, layout: BoardLayout) =>
  (width - columnGap[layout] * (columns - 1)) / columns;

/** Columns and pages of about the same length, instead of a last one with two lines. */
function balance(groups: readonly BoardGroup[], layout: BoardLayout, capacity: Capacity): BoardPage[] {
  const full = paginate(groups, layout, capacity);
  for (let shorter = 1; shorter < capacity.lines; shorter += 0.25) {
    const pages = paginate(groups, layout, { ...capacity, lines: shorter });
    if (pages.length <= full.length) return pages;
  }
  return full;
}

const columnHeight = (entries: readonly BoardEntry[], layout: BoardLayout) =>
  entries.reduce((sum, entry) => sum + heightOf(entry, layout), 0);

type Candidate = { columns: number; line: number; pageCount: number };

export function fitBoard({ groups, layout, columns, width, height }: Options): FittedBoard {
  const limits = lineHeights[layout];
  const choices = Array.from({ length: maxColumns }, (_, index) => index + 1).filter((count) =>
    columns === null ? count === 1 || columnWidthOf(width, count, layout) >= minColumnWidth : count === columns,
  );
  let best: Candidate | null = null;
  for (const count of choices) {
    const max = Math.max(limits.min, Math.min(limits.max, columnWidthOf(width, count, layout) / limits.widthPerLine));
    for (let line = max; line >= limits.min - 1e-6; line -= step) {
      const pageCount = paginate(groups, layout, { columns: count, lines: height / line }).length;
      const isBetter =
        !best || pageCount < best.pageCount || (pageCount === best.pageCount && line > best.line * clearGain);
      if (isBetter) best = { columns: count, line, pageCount };
      // Smaller lines fit as well.
      if (pageCount <= 1) break;
    }
  }
  const chosen = best ?? { columns: 1, line: limits.min, pageCount: 0 };
  const pages = balance(groups, layout, { columns: chosen.columns, lines: height / chosen.line });
  const longest = Math.max(1, ...pages.flat().map((column) => columnHeight(column, layout)));
  return {
    columns: chosen.columns,
    columnWidth: columnWidthOf(width, chosen.columns, layout),
    line: chosen.line,
    pitch: Math.max(chosen.line, Math.min(chosen.line * maxStretch, height / longest)),
    pages,
  };
}

type Listed = Pick<TapList, 'on' | 'onDeck' | 'justKicked'>;

/** What a board shows of a tap list, in order. */
export function toBoardGroups({ sections }: Pick<Board, 'sections'>, { on, onDeck, justKicked }: Listed): BoardGroup[] {
  const hasGuests = sections.includes('guests');
  const isOwn = ({ drink }: Pouring) => !hasGuests || !drink.isGuest;
  const groups: Record<BoardSection, Omit<BoardGroup, 'section'>> = {
    on: { title: null, isCompact: false, pourings: on.filter(isOwn) },
    guests: { title: 'Guests', isCompact: false, pourings: on.filter(({ drink }) => drink.isGuest) },
    'on-deck': { title: 'On deck', isCompact: true, pourings: onDeck },
    'just-kicked': { title: 'Just kicked', isCompact: true, pourings: justKicked },
  };
  return sections.map((section) => ({ section, ...groups[section] })).filter(({ pourings }) => pourings.length > 0);
}

/** Lengths of a board in hundredths of the screen's shorter side. */

export type Size = { width: number; height: number };

/** TVs may cut the edges of the picture. */
const safeShare = 0.035;

const headerHeight = { withQrCode: 15, plain: 11 };
export const footerHeight = 4.6;
const gaps = 4.5;

export function measureBoard({ width, height }: Size, hasQrCode: boolean) {
  const unit = Math.min(width, height) / 100;
  const safe = { x: (width * safeShare) / unit, y: (height * safeShare) / unit };
  const header = hasQrCode ? headerHeight.withQrCode : headerHeight.plain;
  return {
    unit,
    safe,
    header,
    body: {
      width: width / unit - 2 * safe.x,
      height: height / unit - 2 * safe.y - header - footerHeight - gaps,
    },
  };
}
