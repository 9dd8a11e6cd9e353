import { boardInput } from '@domain/board/input';
import { sampleDrink, samplePouring, sampleTapList } from '@domain/test/samples';
import { pixelShiftAt, isAsleep, isUpdateTime } from '../sleep';
import { toBoardGroups } from './layout';

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
