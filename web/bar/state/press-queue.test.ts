import type { StaffPouring } from '@domain/tap/schema';
import { kick, plan, samplePress, setLevel, swapTo, sampleList } from '../test/sample-press';
import { makePouring, makeTap } from '../../test/staff-taps';
import {
  type Command,
  type Press,
  confirmPress,
  discardPress,
  markAttempted,
  findNextToSend,
  refusePress,
  retryPress,
  selectShownPresses,
  takeOver,
  undoPress,
  describeConflict,
  isAlreadyApplied,
  type TapCommand,
} from './press-queue';

const idsOf = (queue: readonly Press[]) => queue.map(({ id }) => id);
const conflict = { state: 'conflict', message: 'Tap 1 was changed' } as const;
const ben = { _id: 'ben', name: 'Ben Ito' };

const swapOne = samplePress('a', swapTo(1, 'helles', 'Pils'));
const levelOne = samplePress('b', setLevel(1, 'pils'));
const kickTwo = samplePress('c', kick(2, 'porter'));
const check = samplePress('d', { type: 'check' });

test.each<[string, Press[], string | null]>([
  ['is the oldest', [swapOne, kickTwo], 'a'],
  ['is null for an empty queue', [], null],
  ['skips what follows a conflict on the same tap', [{ ...swapOne, ...conflict }, levelOne, kickTwo], 'c'],
  ['is one without a tap, also beside conflicts', [{ ...swapOne, ...conflict }, levelOne, check], 'd'],
  ['skips presses of another user and what follows on their taps', [{ ...swapOne, user: ben }, levelOne, kickTwo], 'c'],
  ['is null if all wait for a decision', [{ ...swapOne, ...conflict }, levelOne], null],
])('the press that is sent next: %s', (_title, queue, expected) => {
  expect(findNextToSend(queue, 'ana')?.id ?? null).toBe(expected);
});

test('presses that wait for a decision, and later ones of their tap, are not shown', () => {
  expect(idsOf(selectShownPresses([{ ...swapOne, ...conflict }, levelOne, kickTwo, check]))).toEqual(['c', 'd']);
});

test('a press that the server has confirmed leaves the queue; later presses refer to the pouring by its id', () => {
  const queue = [
    samplePress('a', swapTo(1, 'helles', 'Amber', 'amber-beer')),
    samplePress('b', setLevel(1, 'a')),
    samplePress('c', swapTo(1, 'a', 'Pils')),
    samplePress('d', kick(2, 'porter')),
  ];
  expect(confirmPress(queue, 'a', 'pouring-7')).toEqual([
    { ...queue[1], command: { ...queue[1]!.command, expected: 'pouring-7' } },
    { ...queue[2], command: { ...queue[2]!.command, expected: 'pouring-7' } },
    queue[3],
  ]);
});

test('a press that the server has confirmed gives later presses the id of what it has put on deck', () => {
  const queue = [samplePress('a', plan('Amber')), samplePress('b', swapTo(3, null, 'a'))];
  const [swap] = confirmPress(queue, 'a', 'pouring-8');
  expect(swap?.command).toMatchObject({ next: { choice: { pouring: 'pouring-8' } } });
});

const decided = [{ ...swapOne, ...conflict }, kickTwo, levelOne];

test('a decision to keep what the tap pours discards the later presses of the tap as well', () => {
  expect(idsOf(discardPress(decided, 'a'))).toEqual(['c']);
});

test('a decision to change it to a drink that is no longer on deck takes another keg of it', () => {
  const [swap] = retryPress(decided, 'a', { key: 'key-2', expected: 'stout', pressedAt: '', onDeck: [] });
  expect(swap?.command).toMatchObject({ next: { choice: { beer: 'pils-beer' } } });
});

const undo = { id: 'u', key: 'key-u', user: swapOne.user, pressedAt: '2026-07-05T02:02:05.000Z' };

test('Undo of a press that was not sent removes it', () => {
  expect(undoPress([kickTwo, swapOne], swapOne, undo)).toEqual([kickTwo]);
});

test.each<[string, Press[]]>([
  ['that may have reached the server', markAttempted([swapOne], 'a')],
  ['that the server has', []],
])('Undo of a press %s is a press of its own, after it', (_title, queue) => {
  const undone = undoPress(queue, swapOne, undo);
  const command: Command = { type: 'undo', key: 'key-a', undone: swapOne.command as never, undoneId: 'a' };
  expect(undone.at(-1)).toMatchObject({ ...undo, command });
  expect(undone).toHaveLength(queue.length + 1);
});

test('Undo of a press that the server then refuses leaves nothing', () => {
  const queue = undoPress(markAttempted([swapOne], 'a'), swapOne, undo);
  expect(refusePress(queue, 'a', conflict)).toEqual([]);
});

test('another user sends the presses in their own name', () => {
  expect(findNextToSend([swapOne], 'ben')).toBeNull();
  expect(findNextToSend(takeOver([swapOne], ben), 'ben')?.user).toEqual(ben);
});

const describeVersions = (command: Command, pouring: StaffPouring | null) => {
  const found = describeConflict(
    samplePress('a', command, { state: 'conflict' }),
    sampleList({ taps: [makeTap(1, pouring)] }),
  );
  return found && [found.yours, found.theirs];
};

test.each<[string, Command, StaffPouring | null, object, object]>([
  ['a swap', swapTo(1, 'Porter', 'Helles'), makePouring('Pils'), { drink: 'Helles' }, { drink: 'Pils' }],
  ['a swap of a tap that is empty now', swapTo(1, 'Porter', 'Helles'), null, { drink: 'Helles' }, { drink: null }],
  ['a kick', kick(1, 'Porter'), makePouring('Pils'), { drink: null }, { drink: 'Pils' }],
  [
    'a level of a keg that is gone',
    setLevel(1, 'Porter'),
    makePouring('Pils', { level: 'full' }),
    { drink: 'Porter', level: 'low' },
    { drink: 'Pils', level: null },
  ],
  [
    'a level that another user has set later',
    setLevel(1, 'porter'),
    makePouring('Porter', { level: 'half' }),
    { level: 'low' },
    { drink: 'Porter', level: 'half' },
  ],
])('both versions of %s', (_title, command, pouring, yours, theirs) => {
  expect(describeVersions(command, pouring)).toMatchObject([yours, theirs]);
});

test.each<[string, Command, StaffPouring | null]>([
  ['a press that was not sent yet', { type: 'check' }, null],
  ['a tap that no longer exists', swapTo(9, null, 'Helles'), null],
])('%s has no conflict', (_title, command, pouring) => {
  expect(describeVersions(command, pouring)).toBeNull();
});

test.each<[string, TapCommand, StaffPouring | null, boolean]>([
  ['the same keg from deck', swapTo(1, 'porter', 'Pils') as TapCommand, makePouring('Pils'), true],
  ['the same beer', swapTo(1, 'porter', 'Pils', 'pils-beer') as TapCommand, makePouring('Pils'), true],
  ['another beer', swapTo(1, 'porter', 'Pils') as TapCommand, makePouring('Stout'), false],
  ['an empty tap after a kick', kick(1, 'porter') as TapCommand, null, true],
  ['an empty tap after a swap', swapTo(1, 'porter', 'Pils') as TapCommand, null, false],
  ['the same level', setLevel(1, 'porter') as TapCommand, makePouring('Porter', { level: 'low' }), true],
  ['the level of another keg', setLevel(1, 'porter') as TapCommand, makePouring('Pils', { level: 'low' }), false],
])('two users who did the same have no conflict: %s', (_title, command, pouring, expected) => {
  expect(isAlreadyApplied(makeTap(1, pouring), command)).toBe(expected);
});
