import type * as z from 'zod';
import type { Beer, beerSummarySchema } from './schema';

export type BeerSummary = z.infer<typeof beerSummarySchema>;

export const toBeerSummary = (beer: Beer): BeerSummary => ({
  _id: beer._id,
  slug: beer.slug,
  name: beer.name,
  style: beer.style,
  description: beer.description,
  abv: beer.abv,
  ibu: beer.ibu,
  color: beer.color,
  hops: beer.hops,
  sizes: beer.sizes,
  tags: beer.tags,
  isAvailable: beer.isAvailable,
  isFeatured: beer.isFeatured,
  primaryImage: beer.primaryImage ?? beer.images[0] ?? null,
  createdAt: beer.createdAt,
});
