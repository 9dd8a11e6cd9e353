import type { Drink, Pouring, TapList } from './tap-list';

/** A beer of the brewery, for tests. */
export const sampleDrink = (overrides: Partial<Drink> = {}): Drink => ({
  kind: 'beer',
  isGuest: false,
  slug: 'ridge-runner',
  name: 'Ridge Runner',
  producer: null,
  style: 'IPA',
  abv: 6.5,
  ibu: 60,
  color: 'Golden',
  description: 'Bright and bitter',
  image: null,
  ...overrides,
});

/** A keg on tap 1, tapped on a Thursday. */
export const samplePouring = (overrides: Partial<Pouring> = {}): Pouring => ({
  _id: 'p1',
  status: 'on',
  tap: { number: 1, label: null },
  drink: sampleDrink(),
  pours: [
    { name: 'Pint', ounces: 16, price: 8 },
    { name: 'Half', ounces: 8, price: 5 },
  ],
  level: null,
  tappedAt: '2026-07-02T19:00:00.000Z',
  endedAt: null,
  ...overrides,
});

/** Auburn's list with one tap, checked on a Saturday at 7:12 PM there. */
export const sampleTapList = (overrides: Partial<TapList> = {}): TapList => ({
  taproom: { slug: 'auburn', name: 'Auburn', path: '/auburn', timeZone: 'America/Los_Angeles' },
  checkedAt: '2026-07-05T02:12:00.000Z',
  changedAt: '2026-07-04T20:00:00.000Z',
  on: [samplePouring()],
  onDeck: [],
  justKicked: [],
  ...overrides,
});
