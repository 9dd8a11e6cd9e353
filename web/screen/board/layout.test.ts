import { samplePouring, sampleDrink, sampleTapList } from '@domain/test/samples';
import { boardInput } from '@domain/board/input';
import { fitBoard, type BoardGroup, type FittedBoard, toBoardGroups } from './layout';
import { pixelShiftAt, isAsleep, isUpdateTime } from '../sleep';

/** Hundredths of the shorter side, without header and footer. */
const landscape = { width: 163, height: 70 };
const portrait = { width: 92, height: 144 };

const makePourings = (count: number) => Array.from({ length: count }, () => samplePouring());
const onTap = (count: number): BoardGroup => ({
  section: 'on',
  title: null,
  isCompact: false,
  pourings: makePourings(count),
});
const onDeck = (count: number): BoardGroup => ({
  section: 'on-deck',
  title: 'On deck',
  isCompact: true,
  pourings: makePourings(count),
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

const taproom = { slug: 'auburn', name: 'Auburn', timeZone: 'America/Los_Angeles' };
/** A time on a summer day in California. */
const at = (time: string) => new Date(`2026-07-04T${time}:00-07:00`);

test.each([
  ['23:30', '10:00', '23:29', false],
  ['23:30', '10:00', '23:30', true],
  ['23:30', '10:00', '04:00', true],
  ['23:30', '10:00', '10:00', false],
  ['02:00', '09:00', '01:59', false],
  ['02:00', '09:00', '08:59', true],
  [null, null, '04:00', false],
])('isAsleep from %s to %s at %s: %s', (sleepFrom, sleepUntil, time, expected) => {
  expect(isAsleep({ sleepFrom, sleepUntil, taproom }, at(time))).toBe(expected);
});

test('without a taproom there is no time zone, so the screen stays on', () => {
  expect(isAsleep({ sleepFrom: '00:00', sleepUntil: '23:59', taproom: null }, at('12:00'))).toBe(false);
});

test.each([
  ['02:59', false],
  ['03:00', true],
  ['04:59', true],
  ['05:00', false],
  ['22:00', true],
])('isUpdateTime at %s: %s', (time, expected) => {
  expect(isUpdateTime({ sleepFrom: '22:00', sleepUntil: '23:00', taproom }, at(time))).toBe(expected);
});

const guest = samplePouring({ _id: 'p2', drink: sampleDrink({ name: 'Cider', isGuest: true }) });
const list = sampleTapList({ on: [samplePouring(), guest], justKicked: [samplePouring({ _id: 'p3' })] });
const idsOf = (sections: Parameters<typeof toBoardGroups>[0]['sections']) =>
  toBoardGroups({ sections }, list).map(({ title, pourings }) => [title, ...pourings.map(({ _id }) => _id)]);

test('guests have a section of their own if the board has it', () => {
  expect(idsOf(['on', 'guests'])).toEqual([
    [null, 'p1'],
    ['Guests', 'p2'],
  ]);
  expect(idsOf(['on'])).toEqual([[null, 'p1', 'p2']]);
});

test('empty sections are left out', () => {
  expect(idsOf(['on', 'on-deck', 'just-kicked'])).toEqual([
    [null, 'p1', 'p2'],
    ['Just kicked', 'p3'],
  ]);
});

const board = { name: 'Bar', taproom: 'auburn' };
const problemsOf = (input: object) =>
  boardInput.safeParse({ ...board, ...input }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test.each<[object, string, string]>([
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ columns: 5 }, 'columns', 'Columns must be a whole number from 1 to 4'],
  [{ sections: [] }, 'sections', 'Please choose at least one section'],
  [{ sections: ['all'] }, 'sections.0', 'Please choose valid sections'],
  [{ theme: 'pink' }, 'theme', 'Please choose a valid theme'],
  [{ sleepFrom: '25:00', sleepUntil: '10:00' }, 'sleepFrom', 'Please enter a time such as 23:30'],
  [{ sleepFrom: '23:00' }, 'sleepUntil', 'Please enter when the screen wakes up'],
  [{ sleepUntil: '23:00' }, 'sleepFrom', 'Please enter when the screen goes to sleep'],
  [{ sleepFrom: '23:00', sleepUntil: '23:00' }, 'sleepUntil', 'The two times must differ'],
])('%j is rejected at %s', (input, path, message) => {
  expect(problemsOf(input)).toEqual([[path, message]]);
});

test('a name and a taproom are enough, and sections are stored in the order of the board', () => {
  expect(boardInput.parse({ ...board, sections: ['just-kicked', 'on'], sleepFrom: '' })).toMatchObject({
    layout: 'rows',
    theme: 'dark',
    showsPrices: true,
    sections: ['on', 'just-kicked'],
    sleepFrom: null,
  });
});

test('the content moves one step every three minutes, and returns after eight', () => {
  const shifts = Array.from({ length: 9 }, (_, index) => pixelShiftAt(new Date(index * 3 * 60_000)));
  expect(shifts.slice(0, 3)).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ]);
  expect(shifts[8]).toEqual(shifts[0]);
});
