/** Taps and presses for tests. */
import { sampleDrink, samplePouring } from '@domain/test/samples';
import type { StaffPouring, StaffTap, StaffTapList } from '@domain/tap/schema';
import type { Command, Press } from '../state/press-queue';

const instant = '2026-07-05T01:00:00.000Z';

/** Its beer has the id of the name, as in `helles-beer`. */
export const sampleStaffPouring = (name: string, pouring: Partial<StaffPouring> = {}): StaffPouring => ({
  ...samplePouring({ drink: sampleDrink({ name, slug: name.toLowerCase() }) }),
  _id: name.toLowerCase(),
  beer: `${name.toLowerCase()}-beer`,
  tapId: null,
  reason: null,
  updatedAt: instant,
  ...pouring,
});

export const sampleStaffTap = (
  number: number,
  pouring: StaffPouring | null,
  tap: Partial<StaffTap> = {},
): StaffTap => ({
  _id: `tap-${number}`,
  number,
  label: null,
  pouring: pouring && { ...pouring, tapId: `tap-${number}`, tap: { number, label: null } },
  changedAt: instant,
  changedBy: 'Nora Ellis',
  updatedAt: instant,
  ...tap,
});

/** Helles on tap 1, Porter on tap 2, tap 3 is empty; Pils and Stout are on deck. */
export const sampleStaffTapList = (list: Partial<StaffTapList> = {}): StaffTapList => ({
  taproom: {
    _id: 'auburn',
    slug: 'auburn',
    name: 'Auburn',
    path: '/auburn',
    timeZone: 'America/Los_Angeles',
    maxAgeHours: 24,
  },
  taps: [
    sampleStaffTap(1, sampleStaffPouring('Helles')),
    sampleStaffTap(2, sampleStaffPouring('Porter')),
    sampleStaffTap(3, null),
  ],
  onDeck: ['Pils', 'Stout'].map((name) => sampleStaffPouring(name, { status: 'on-deck', tappedAt: null })),
  checkedAt: null,
  checkedBy: null,
  changedAt: instant,
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
  before: expected === null ? null : sampleStaffPouring(capitalize(expected)),
});

export const swapTo = (tap: number, expected: string | null, name: string, beer?: string): Command => ({
  type: 'swap',
  ...onTap(tap, expected),
  reason: 'kicked',
  next: {
    choice: beer ? { beer } : { pouring: name.toLowerCase() },
    drink: sampleDrink({ name }),
    beer: beer ?? `${name.toLowerCase()}-beer`,
  },
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
  next: {
    choice: { beer: `${name.toLowerCase()}-beer` },
    drink: sampleDrink({ name }),
    beer: `${name.toLowerCase()}-beer`,
  },
});
