import type { Beer } from '@domain/beer/beer';

let made = 0;

/** A beer that has everything it must have; a test names what it is about. */
export function makeBeer(given: Partial<Beer> = {}): Beer {
  made += 1;
  return {
    _id: `beer${made}`,
    slug: `beer-${made}`,
    name: `Beer ${made}`,
    style: 'IPA',
    description: 'Pine and grapefruit.',
    longDescription: null,
    abv: 6.5,
    ibu: 60,
    originalGravity: null,
    color: null,
    hops: null,
    malts: null,
    sizes: ['12oz'],
    tags: ['Year Round'],
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
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...given,
  };
}

export const beerPage = (beers: Beer[], { page = 1, pages = 1, total = beers.length } = {}) => ({
  beers,
  pagination: { page, limit: 100, total, pages },
});
