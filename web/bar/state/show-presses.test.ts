import type { StaffTapList } from '@domain/tap/schema';
import { kick, plan, samplePress, sampleList, setLevel, swapTo } from '../test/sample-press';
import { type Press, undoPress, type Command } from './press-queue';
import { showPresses } from './show-presses';
import { describePress } from '../screen/format';

const list = sampleList();

/** `Pils, Porter (low), – | Stout` */
const summarize = ({ taps, onDeck }: StaffTapList) => {
  const poured = taps.map(({ pouring }) =>
    pouring ? pouring.drink.name + (pouring.level ? ` (${pouring.level})` : '') : '–',
  );
  return `${poured.join(', ')} | ${onDeck.map(({ drink }) => drink.name).join(', ')}`;
};

const swap = samplePress('a', swapTo(1, 'helles', 'Pils'));
const undo = { id: 'u', key: 'key-u', user: swap.user, pressedAt: swap.pressedAt };

test.each<[string, Press[], string]>([
  ['nothing pressed', [], 'Helles, Porter, – | Pils, Stout'],
  ['a swap to what is on deck', [swap], 'Pils, Porter, – | Stout'],
  [
    'a swap to another beer',
    [samplePress('a', swapTo(3, null, 'Amber', 'amber-beer'))],
    'Helles, Porter, Amber | Pils, Stout',
  ],
  ['a kick', [samplePress('a', kick(2, 'porter'))], 'Helles, –, – | Pils, Stout'],
  ['a level', [samplePress('a', setLevel(2, 'porter'))], 'Helles, Porter (low), – | Pils, Stout'],
  ['a plan', [samplePress('a', plan('Amber'))], 'Helles, Porter, – | Pils, Stout, Amber'],
  ['a level of a new keg', [swap, samplePress('b', setLevel(1, 'pils'))], 'Pils (low), Porter, – | Stout'],
  ['two kegs of one tap', [swap, samplePress('b', swapTo(1, 'pils', 'Stout'))], 'Stout, Porter, – | '],
  [
    'an undo of a press that was sent',
    undoPress([{ ...swap, isAttempted: true }], swap, undo),
    'Helles, Porter, – | Pils, Stout',
  ],
  ['a press of another taproom', [{ ...swap, taproom: 'folsom' }], 'Helles, Porter, – | Pils, Stout'],
  ['a conflict', [{ ...swap, state: 'conflict' }], 'Helles, Porter, – | Pils, Stout'],
])('the list with %s', (_title, queue, expected) => {
  expect(summarize(showPresses(list, queue))).toBe(expected);
});

test('a swap that the list already contains changes nothing', () => {
  const shown = showPresses(list, [swap]);
  expect(summarize(showPresses(shown, [swap]))).toBe(summarize(shown));
});

test('a new keg has the id of its press, and is tapped by its user at its time', () => {
  const [tap] = showPresses(list, [samplePress('a', swapTo(1, 'helles', 'Amber', 'amber-beer'))]).taps;
  expect(tap).toMatchObject({
    changedBy: 'Ana Moreno',
    changedAt: swap.pressedAt,
    pouring: { _id: 'a', beer: 'amber-beer', status: 'on', tapId: 'tap-1', tappedAt: swap.pressedAt, level: null },
  });
});

test('a confirmation shows who and when', () => {
  const shown = showPresses(list, [samplePress('a', { type: 'check' })]);
  expect(shown).toMatchObject({ checkedAt: swap.pressedAt, checkedBy: 'Ana Moreno' });
});

const longName = 'The Extremely Long Anniversary Barrel-Aged Imperial Stout with Vanilla';

test.each<[Command, string]>([
  [swapTo(1, 'helles', 'Pils'), 'Tap 1: Pils is on'],
  [setLevel(2, 'porter'), 'Tap 2: Porter, almost gone'],
  [plan('Amber'), 'Amber is on deck'],
  [swapTo(1, 'helles', longName), 'Tap 1: The Extremely Long Anniversary Barrel-Aged… is on'],
])('%j: %s', (command, text) => {
  expect(describePress(samplePress('a', command), sampleList())).toBe(text);
});
