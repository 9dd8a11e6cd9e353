import type { Beer } from './beer';

/** The fields that lists show, filter and sort by. Without the long texts, a page with 100 beers stays small. */
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
