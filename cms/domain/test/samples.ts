import type { Beer } from '../beer/schema';
import type { Event } from '../event/schema';
import { defaultHours } from '../location/default-content';
import type { Drink, Pouring, TapList } from '../tap/schema';
import { toOpeningHours } from '../taproom/opening-hours-input';
import type { OpeningHours } from '../taproom/schema';

/** A complete beer for tests. */
export const sampleBeer = (overrides: Partial<Beer> = {}): Beer => ({
  _id: 'b1',
  slug: 'ridge-runner',
  name: 'Ridge Runner',
  style: 'IPA',
  description: 'Bright and bitter',
  longDescription: null,
  abv: 6.5,
  ibu: 60,
  originalGravity: null,
  color: null,
  hops: null,
  malts: null,
  sizes: [],
  tags: [],
  isAvailable: true,
  isActive: true,
  isFeatured: false,
  brewingNotes: null,
  foodPairings: null,
  servingTemperature: null,
  pricing: { retail: null, wholesale: null },
  primaryImage: null,
  images: [],
  awards: [],
  createdAt: '2026-06-01T12:00:00.000Z',
  updatedAt: '2026-06-01T12:00:00.000Z',
  ...overrides,
});

/** A complete event for tests, on a Saturday evening in Auburn. */
export const sampleEvent = (overrides: Partial<Event> = {}): Event => ({
  _id: 'e1',
  slug: 'trivia-night-2026-07-04',
  title: 'Trivia Night',
  description: 'Six rounds',
  category: 'community',
  tapRoom: 'Auburn',
  status: 'published',
  location: 'Auburn Taproom',
  startDate: '2026-07-04',
  endDate: '2026-07-04',
  startTime: '17:00',
  endTime: '20:00',
  maxAttendees: null,
  currentAttendees: null,
  ticketPrice: null,
  ticketUrl: null,
  organizer: { name: null, email: null, phone: null },
  tags: [],
  socialLinks: { facebook: null, instagram: null, website: null },
  isPublic: true,
  isFeatured: false,
  images: [],
  createdAt: '2026-06-01T12:00:00.000Z',
  updatedAt: '2026-06-01T12:01:40.000Z',
  ...overrides,
});

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

export const thanksgiving = { from: '2026-11-26', to: '2026-11-26', spans: [], reason: 'Thanksgiving' };

/** Folsom's hours, by appointment on Mondays, with Thanksgiving and other hours from Christmas to New Year. */
export const sampleOpeningHours: OpeningHours = {
  ...toOpeningHours({ ...defaultHours.folsom, monday: 'By appointment' }),
  exceptions: [
    { from: '2026-12-24', to: '2027-01-02', spans: [{ opens: '12:00', closes: '18:00' }], reason: null },
    thanksgiving,
  ],
};
