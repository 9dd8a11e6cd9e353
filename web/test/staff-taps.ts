/** Tap lists as the API returns them to staff. */
import type { StaffPouring, StaffTap, StaffTapList } from '@domain/tap/schema';
import { sampleDrink, samplePouring } from '@domain/test/samples';

const instant = '2026-07-05T01:00:00.000Z';

/** Its id is the name in lower case; its beer has that of the name, as in `helles-beer`. */
export const makePouring = (name: string, pouring: Partial<StaffPouring> = {}): StaffPouring => ({
  ...samplePouring({ drink: sampleDrink({ name, slug: name.toLowerCase() }) }),
  _id: name.toLowerCase(),
  beer: `${name.toLowerCase()}-beer`,
  tapId: null,
  reason: null,
  updatedAt: instant,
  ...pouring,
});

/** `pours`: what it pours, or the name of that; null for an empty tap. */
export function makeTap(number: number, pours: StaffPouring | string | null): StaffTap {
  const pouring = typeof pours === 'string' ? makePouring(pours) : pours;
  return {
    _id: `tap-${number}`,
    number,
    label: null,
    pouring: pouring && { ...pouring, tapId: `tap-${number}`, tap: { number, label: null } },
    changedAt: instant,
    changedBy: 'Nora Ellis',
    updatedAt: instant,
  };
}

/** A list without taps. */
export const makeTapList = (tapList: Partial<StaffTapList> = {}): StaffTapList => ({
  taproom: {
    _id: 'auburn',
    slug: 'auburn',
    name: 'Auburn',
    path: '/auburn',
    timeZone: 'America/Los_Angeles',
    maxAgeHours: 24,
  },
  taps: [],
  onDeck: [],
  checkedAt: null,
  checkedBy: null,
  changedAt: instant,
  ...tapList,
});
