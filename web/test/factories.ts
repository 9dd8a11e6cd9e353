/** Records as the API returns them. */
import type { Beer } from '@domain/beer/schema';
import type { Distributor } from '@domain/distributor/schema';
import type { Event } from '@domain/event/schema';
import { sampleBeer, sampleEvent } from '@domain/test/samples';
import type { User } from '@domain/user/schema';

let count = 0;

/** A complete beer with a unique id, slug and name. */
export function makeBeer(overrides: Partial<Beer> = {}): Beer {
  count += 1;
  return sampleBeer({
    _id: `beer${count}`,
    slug: `beer-${count}`,
    name: `Beer ${count}`,
    sizes: ['12oz'],
    tags: ['Year Round'],
    ...overrides,
  });
}

export const beerPage = (beers: Beer[], { page = 1, pages = 1, total = beers.length } = {}) => ({
  beers,
  pagination: { page, limit: 100, total, pages },
});

/** An event without optional content. */
export const makeEvent = (overrides: Partial<Event> & Pick<Event, '_id' | 'title'>): Event =>
  sampleEvent({
    description: null,
    category: 'other',
    location: 'Boldridge Taproom, Auburn',
    endDate: null,
    ...overrides,
  });

export const eventPage = (...events: Event[]) => ({
  events,
  pagination: { page: 1, limit: 20, total: events.length, pages: 1 },
});

/** A shop, whose id is its name. */
export const makeDistributor = (name: string, distributor: Partial<Distributor> = {}): Distributor => ({
  id: name,
  name,
  kind: 'shop',
  address: '1 Main St',
  phone: null,
  country: 'United States',
  region: null,
  coordinates: { lat: 0, lng: 0 },
  ...distributor,
});

export const makeUser = (user: Partial<User> = {}): User => ({
  _id: 'ana',
  firstName: 'Ana',
  lastName: 'Moreno',
  email: 'ana@boldridge.example',
  role: 'admin',
  taprooms: [],
  createdAt: '2026-03-04T20:00:00.000Z',
  updatedAt: '2026-03-04T20:00:00.000Z',
  ...user,
});
