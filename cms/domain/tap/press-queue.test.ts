import { describe, expect, test } from 'vitest';
import type { Command, Press } from './press';
import {
  confirmPress,
  discardPress,
  markAttempted,
  findNextToSend,
  refusePress,
  retryPress,
  selectShownPresses,
  takeOver,
  undoPress,
} from './press-queue';
import { kick, plan, samplePress, setLevel, swapTo } from './sample-press';

const idsOf = (queue: readonly Press[]) => queue.map(({ id }) => id);
const conflict = { state: 'conflict', message: 'Tap 1 was changed' } as const;
const ben = { _id: 'ben', name: 'Ben Ito' };

const swapOne = samplePress('a', swapTo(1, 'helles', 'Pils'));
const levelOne = samplePress('b', setLevel(1, 'pils'));
const kickTwo = samplePress('c', kick(2, 'porter'));
const check = samplePress('d', { type: 'check' });

describe('the press that is sent next', () => {
  test.each<[string, Press[], string | null]>([
    ['is the oldest', [swapOne, kickTwo], 'a'],
    ['is null for an empty queue', [], null],
    ['skips what follows a conflict on the same tap', [{ ...swapOne, ...conflict }, levelOne, kickTwo], 'c'],
    ['is one without a tap, also beside conflicts', [{ ...swapOne, ...conflict }, levelOne, check], 'd'],
    [
      'skips those of another user, and what follows them on their tap',
      [{ ...swapOne, user: ben }, levelOne, kickTwo],
      'c',
    ],
    ['is null if all wait for a decision', [{ ...swapOne, ...conflict }, levelOne], null],
  ])('%s', (_title, queue, expected) => {
    expect(findNextToSend(queue, 'ana')?.id ?? null).toBe(expected);
  });
});

test('presses that wait for a decision, and later ones of their tap, are not shown', () => {
  const queue = [{ ...swapOne, ...conflict }, levelOne, kickTwo, check];
  expect(idsOf(selectShownPresses(queue))).toEqual(['c', 'd']);
});

describe('a press that the server has confirmed', () => {
  test('leaves the queue; later presses refer to the pouring by its id', () => {
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

  test('gives later presses the id of what it has put on deck', () => {
    const queue = [samplePress('a', plan('Amber')), samplePress('b', swapTo(3, null, 'a'))];
    const [swap] = confirmPress(queue, 'a', 'pouring-8');
    expect(swap?.command).toMatchObject({ next: { choice: { pouring: 'pouring-8' } } });
  });
});

test('a refused press waits for a decision, and the presses of other taps are sent', () => {
  const queue = refusePress(markAttempted([swapOne, levelOne, kickTwo], 'a'), 'a', conflict);
  expect(queue[0]).toEqual({ ...swapOne, ...conflict });
  expect(findNextToSend(queue, 'ana')?.id).toBe('c');
});

describe('a decision', () => {
  const queue = [{ ...swapOne, ...conflict }, kickTwo, levelOne];

  test('to keep what the tap pours discards the later presses of the tap as well', () => {
    expect(idsOf(discardPress(queue, 'a'))).toEqual(['c']);
  });

  test('to change it nevertheless is a new press, which expects what the user has seen', () => {
    const pressedAt = '2026-07-05T02:15:00.000Z';
    const retried = retryPress(queue, 'a', { key: 'key-2', expected: 'stout', pressedAt, onDeck: [{ _id: 'pils' }] });
    const command = { ...swapOne.command, expected: 'stout' };
    expect(retried).toEqual([{ ...swapOne, key: 'key-2', pressedAt, command }, kickTwo, levelOne]);
  });

  test('to change it to a drink that is no longer on deck takes another keg of it', () => {
    const [swap] = retryPress(queue, 'a', { key: 'key-2', expected: 'stout', pressedAt: '', onDeck: [] });
    expect(swap?.command).toMatchObject({ next: { choice: { beer: 'pils-beer' } } });
  });
});

describe('Undo', () => {
  const undo = { id: 'u', key: 'key-u', user: swapOne.user, pressedAt: '2026-07-05T02:02:05.000Z' };

  test('of a press that was not sent removes it', () => {
    expect(undoPress([kickTwo, swapOne], swapOne, undo)).toEqual([kickTwo]);
  });

  test.each<[string, Press[]]>([
    ['that may have reached the server', markAttempted([swapOne], 'a')],
    ['that the server has', []],
  ])('of a press %s is a press of its own, after it', (_title, queue) => {
    const undone = undoPress(queue, swapOne, undo);
    const command: Command = { type: 'undo', key: 'key-a', undone: swapOne.command as never, undoneId: 'a' };
    expect(undone.at(-1)).toMatchObject({ ...undo, command });
    expect(undone).toHaveLength(queue.length + 1);
  });

  test('of a press that the server then refuses leaves nothing', () => {
    const queue = undoPress(markAttempted([swapOne], 'a'), swapOne, undo);
    expect(refusePress(queue, 'a', conflict)).toEqual([]);
  });
});

test('another user sends the presses in their own name', () => {
  expect(findNextToSend([swapOne], 'ben')).toBeNull();
  expect(findNextToSend(takeOver([swapOne], ben), 'ben')?.user).toEqual(ben);
});
