import { samplePouring } from '@domain/test/samples';
import { fitBoard, type BoardGroup, type FittedBoard } from './layout';

/** Hundredths of the shorter side, without header and footer. */
const landscape = { width: 163, height: 70 };
const portrait = { width: 92, height: 144 };

const pourings = (count: number) => Array.from({ length: count }, () => samplePouring());
const onTap = (count: number): BoardGroup => ({
  section: 'on',
  title: null,
  isCompact: false,
  pourings: pourings(count),
});
const onDeck = (count: number): BoardGroup => ({
  section: 'on-deck',
  title: 'On deck',
  isCompact: true,
  pourings: pourings(count),
});

type Screen = { width: number; height: number };
const fit = (screen: Screen, groups: BoardGroup[], overrides = {}) =>
  fitBoard({ groups, layout: 'rows', columns: null, ...screen, ...overrides });

const countLines = ({ pages }: FittedBoard) => pages.flat(2).filter(({ pouring }) => pouring).length;
const isTitle = (entry?: { pouring: unknown }) => entry?.pouring === null;

test.each([
  ['landscape', landscape, 1, 1, 1],
  ['landscape', landscape, 16, 2, 1],
  ['landscape', landscape, 24, 3, 1],
  ['landscape', landscape, 40, 3, 2],
  ['portrait', portrait, 40, 2, 2],
  ['landscape', landscape, 200, 3, 8],
] as const)('%s, %j: %i taps', (_name, screen, count, columns, pages) => {
  const fitted = fit(screen, [onTap(count)]);
  expect([fitted.columns, fitted.pages.length, countLines(fitted)]).toEqual([columns, pages, count]);
  for (const column of fitted.pages.flat())
    expect(column.length * fitted.pitch).toBeLessThanOrEqual(screen.height + 0.001);
});

test('fewer taps have larger lines, and no line is smaller than what is legible', () => {
  const sizes = [2, 8, 16, 24].map((count) => fit(landscape, [onTap(count)]).line);
  expect(sizes).toEqual([...sizes].sort((one, two) => two - one));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7.6);
  expect(fit(landscape, [onTap(200)]).line).toBeGreaterThanOrEqual(7.6);
});

test.each([31, 40, 55])('%i taps are divided into pages and columns of about the same length', (count) => {
  const lengths = fit(landscape, [onTap(count)])
    .pages.flat()
    .map((column) => column.length);
  expect(new Set(lengths.slice(0, -1)).size).toBe(1);
  expect(lengths.at(-1)).toBeGreaterThanOrEqual(1);
});

test('a title is followed by a line in its column, and repeated on the next page', () => {
  const { pages } = fit(landscape, [onTap(25), onDeck(30)], { columns: 2 });
  for (const column of pages.flat()) expect(isTitle(column.at(-1))).toBe(false);
  expect(isTitle(pages.flat(2)[25])).toBe(true);
  expect(pages.length).toBeGreaterThan(1);
  expect(isTitle(pages.at(-1)?.[0]?.[0])).toBe(true);
});

test('a title is repeated in each column where its group continues', () => {
  const { pages } = fit(landscape, [onTap(6), onDeck(14)], { columns: 3 });
  const [, ...continued] = (pages[0] ?? []).filter((column) => column.some(({ group }) => group.title));
  expect(pages).toHaveLength(1);
  expect(continued.length).toBeGreaterThanOrEqual(1);
  for (const column of continued) expect(isTitle(column[0])).toBe(true);
});

test.each([2, 3, 4])('%i columns of rows have room between a price and the next tap number', (columns) => {
  const { columnWidth, ...fitted } = fit(landscape, [onTap(20)], { columns });
  expect(fitted.columns).toBe(columns);
  expect((landscape.width - columns * columnWidth) / (columns - 1)).toBeCloseTo(6);
});

test('cards are higher than rows', () => {
  const cards = fit(landscape, [onTap(6)], { layout: 'cards' });
  expect([cards.pages.length, countLines(cards)]).toEqual([1, 6]);
  expect(cards.line).toBeGreaterThan(fit(landscape, [onTap(6)]).line);
});

test('an empty list has no page', () => {
  expect(fit(landscape, []).pages).toEqual([]);
});
