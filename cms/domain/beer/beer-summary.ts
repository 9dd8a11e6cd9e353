import type { Beer } from './beer';

/** What a list of beers shows, filters and sorts by: a page of a hundred need not carry their stories. */
export type BeerSummary = Pick<
  Beer,
  | '_id'
  | 'slug'
  | 'name'
  | 'style'
  | 'description'
  | 'abv'
  | 'ibu'
  | 'color'
  | 'sizes'
  | 'tags'
  | 'isAvailable'
  | 'isFeatured'
  | 'primaryImage'
  | 'createdAt'
>;

export const toBeerSummary = (beer: Beer): BeerSummary => ({
  _id: beer._id,
  slug: beer.slug,
  name: beer.name,
  style: beer.style,
  description: beer.description,
  abv: beer.abv,
  ibu: beer.ibu,
  color: beer.color,
  sizes: beer.sizes,
  tags: beer.tags,
  isAvailable: beer.isAvailable,
  isFeatured: beer.isFeatured,
  primaryImage: beer.primaryImage ?? beer.images[0] ?? null,
  createdAt: beer.createdAt,
});
