import type * as z from 'zod';
import type { awardSchema, beerLinkSchema, beerSchema, relatedBeersSchema } from './schema';

/** A beer in an API response. */
export type Beer = z.infer<typeof beerSchema>;

/** What a link to a beer shows. */
export type BeerLink = z.infer<typeof beerLinkSchema>;

/** `GET /api/beers/{slug or _id}/related` */
export type RelatedBeers = z.infer<typeof relatedBeersSchema>;

export type Award = z.infer<typeof awardSchema>;
