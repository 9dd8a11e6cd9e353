import { layOutMenu, type MenuMeasures } from './fit-menu';

const columnHeights = { letter: { first: 550, next: 640 }, half: { first: 420, next: 510 } };

/** Measures lines with a name and a row of text, whose glasses have one row up to this size of the text. */
const measuresOf = (size: 'letter' | 'half', maxSides: number, count: number, largestText = 100): MenuMeasures => ({
  size,
  maxSides,
  scale: 1,
  columnHeights: columnHeights[size],
  onDeckHeight: 0,
  measure: ({ name, text }) => ({
    heights: Array.from({ length: count }, () => name * 1.04 + text * 1.28),
    isWrapped: text > largestText,
  }),
});

test.each([
  ['letter', 1, 40, 1],
  ['letter', 2, 40, 2],
  ['letter', 2, 6, 1],
  ['half', 1, 16, 1],
  ['half', 1, 60, 2],
] as const)('a menu on %s paper and at most %i sides has %i beers on %i', (size, maxSides, count, expected) => {
  const { sides, columns } = layOutMenu(measuresOf(size, maxSides, count));
  expect(sides).toHaveLength(expected);
  expect(sides.map((side) => side.length)).toEqual(sides.map(() => columns));
  expect(sides.flat(2)).toEqual(Array.from({ length: count }, (_, index) => index));
});

test('a smaller text below large names keeps the glasses of each drink in one row, if it stays legible', () => {
  const usual = layOutMenu(measuresOf('letter', 1, 12));
  const smaller = layOutMenu(measuresOf('letter', 1, 12, 12));
  expect(usual.text / usual.name).toBeCloseTo(0.56);
  expect(smaller.text).toBeLessThanOrEqual(12);
  expect(smaller.name).toBeGreaterThan(usual.name * 0.75);
  const wrapped = layOutMenu(measuresOf('letter', 1, 12, 3));
  expect(wrapped).toMatchObject({ name: usual.name, text: usual.text });
});

test('what is on deck has room on the last side', () => {
  const { sides } = layOutMenu({ ...measuresOf('letter', 2, 40), onDeckHeight: 300 });
  expect(sides[0]?.flat().length).toBeGreaterThan(sides[1]?.flat().length ?? 0);
});
