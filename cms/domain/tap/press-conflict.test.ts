import { expect, test } from 'vitest';
import type { Command } from './press';
import { describeConflict, isAlreadyApplied, type TapCommand } from './press-conflict';
import {
  kick,
  samplePress,
  sampleStaffPouring,
  sampleStaffTap,
  sampleStaffTapList,
  setLevel,
  swapTo,
} from './sample-press';
import type { StaffPouring } from './tap-list';

const listWith = (pouring: StaffPouring | null) =>
  sampleStaffTapList({ taps: [sampleStaffTap(1, pouring, { changedAt: '2026-07-05T02:12:00.000Z' })] });

const describeVersions = (command: Command, pouring: StaffPouring | null) => {
  const found = describeConflict(samplePress('a', command, { state: 'conflict' }), listWith(pouring));
  return found && [found.yours, found.theirs];
};

test.each<[string, Command, StaffPouring | null, object, object]>([
  ['a swap', swapTo(1, 'Porter', 'Helles'), sampleStaffPouring('Pils'), { drink: 'Helles' }, { drink: 'Pils' }],
  ['a swap of a tap that is empty now', swapTo(1, 'Porter', 'Helles'), null, { drink: 'Helles' }, { drink: null }],
  ['a kick', kick(1, 'Porter'), sampleStaffPouring('Pils'), { drink: null }, { drink: 'Pils' }],
  [
    'a level of a keg that is gone',
    setLevel(1, 'Porter'),
    sampleStaffPouring('Pils', { level: 'full' }),
    { drink: 'Porter', level: 'low' },
    { drink: 'Pils', level: null },
  ],
  [
    'a level that another user has set later',
    setLevel(1, 'porter'),
    sampleStaffPouring('Porter', { level: 'half' }),
    { level: 'low' },
    { drink: 'Porter', level: 'half' },
  ],
])('both versions of %s', (_title, command, pouring, yours, theirs) => {
  expect(describeVersions(command, pouring)).toMatchObject([
    { by: 'Ana Moreno', at: '2026-07-05T02:02:00.000Z', ...yours },
    { by: 'Nora Ellis', at: '2026-07-05T02:12:00.000Z', ...theirs },
  ]);
});

test.each<[string, Command, StaffPouring | null]>([
  ['a press that was not sent yet', { type: 'check' }, null],
  ['a tap that no longer exists', swapTo(9, null, 'Helles'), null],
])('%s has no conflict', (_title, command, pouring) => {
  expect(describeVersions(command, pouring)).toBeNull();
});

test.each<[string, TapCommand, StaffPouring | null, boolean]>([
  ['the same keg from deck', swapTo(1, 'porter', 'Pils') as TapCommand, sampleStaffPouring('Pils'), true],
  ['the same beer', swapTo(1, 'porter', 'Pils', 'pils-beer') as TapCommand, sampleStaffPouring('Pils'), true],
  ['another beer', swapTo(1, 'porter', 'Pils') as TapCommand, sampleStaffPouring('Stout'), false],
  ['an empty tap after a kick', kick(1, 'porter') as TapCommand, null, true],
  ['an empty tap after a swap', swapTo(1, 'porter', 'Pils') as TapCommand, null, false],
  ['the same level', setLevel(1, 'porter') as TapCommand, sampleStaffPouring('Porter', { level: 'low' }), true],
  [
    'the level of another keg',
    setLevel(1, 'porter') as TapCommand,
    sampleStaffPouring('Pils', { level: 'low' }),
    false,
  ],
])('two users who did the same have no conflict: %s', (_title, command, pouring, expected) => {
  expect(isAlreadyApplied(sampleStaffTap(1, pouring), command)).toBe(expected);
});
