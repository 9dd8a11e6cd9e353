import type { Beer } from '@domain/beer/schema';
import { sampleBeer } from '@domain/test/samples';

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
