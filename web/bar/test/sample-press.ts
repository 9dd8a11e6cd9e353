/** Taps and presses for tests. */
import { sampleDrink } from '@domain/test/samples';
import type { StaffTapList } from '@domain/tap/schema';
import { makePouring, makeTap, makeTapList } from '../../test/staff-taps';
import type { Command, Press } from '../state/press-queue';

/** Helles on tap 1, Porter on tap 2, tap 3 is empty; Pils and Stout are on deck. */
export const sampleList = (list: Partial<StaffTapList> = {}): StaffTapList =>
  makeTapList({
    taps: [makeTap(1, 'Helles'), makeTap(2, 'Porter'), makeTap(3, null)],
    onDeck: ['Pils', 'Stout'].map((name) => makePouring(name, { status: 'on-deck', tappedAt: null })),
    ...list,
  });

export const samplePress = (id: string, command: Command, press: Partial<Press> = {}): Press => ({
  id,
  key: `key-${id}`,
  taproom: 'auburn',
  user: { _id: 'ana', name: 'Ana Moreno' },
  pressedAt: '2026-07-05T02:02:00.000Z',
  command,
  state: 'waiting',
  isAttempted: false,
  message: null,
  ...press,
});

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const onTap = (tap: number, expected: string | null) => ({
  tap: `tap-${tap}`,
  expected,
  before: expected === null ? null : makePouring(capitalize(expected)),
});

const toNext = (name: string, choice: { beer: string } | { pouring: string }) => ({
  choice,
  drink: sampleDrink({ name }),
  beer: `${name.toLowerCase()}-beer`,
});

export const swapTo = (tap: number, expected: string | null, name: string, beer?: string): Command => ({
  type: 'swap',
  ...onTap(tap, expected),
  reason: 'kicked',
  next: toNext(name, beer ? { beer } : { pouring: name.toLowerCase() }),
});

export const kick = (tap: number, expected: string | null): Command => ({
  type: 'kick',
  ...onTap(tap, expected),
  reason: 'kicked',
});

export const setLevel = (tap: number, expected: string | null): Command => ({
  type: 'level',
  ...onTap(tap, expected),
  level: 'low',
});

export const plan = (name: string): Command => ({
  type: 'plan',
  tap: null,
  next: toNext(name, { beer: `${name.toLowerCase()}-beer` }),
});
