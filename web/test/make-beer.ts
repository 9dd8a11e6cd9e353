import type { Beer } from '@domain/beer/beer';
import { sampleBeer } from '@domain/beer/sample';

let made = 0;

/** A beer that has everything it must have; a test names what it is about. */
export function makeBeer(given: Partial<Beer> = {}): Beer {
  made += 1;
  return sampleBeer({
    _id: `beer${made}`,
    slug: `beer-${made}`,
    name: `Beer ${made}`,
    sizes: ['12oz'],
    tags: ['Year Round'],
    ...given,
  });
}

export const beerPage = (beers: Beer[], { page = 1, pages = 1, total = beers.length } = {}) => ({
  beers,
  pagination: { page, limit: 100, total, pages },
});
