import * as z from 'zod';
import { imageSchema, instantSchema } from '../shared/response-schemas';

const text = z.string().nullable();
const number = z.number().nullable();

const awardSchema = z.object({ name: z.string(), year: z.int().nullable(), category: text, description: text });

/** Prices are in US dollars. */
export const beerSchema = z
  .object({
    _id: z.string(),
    slug: z.string(),
    name: z.string(),
    style: text,
    description: text,
    longDescription: text,
    /** Alcohol by volume in percent, 0 to 100. */
    abv: number,
    ibu: number,
    originalGravity: text,
    color: text,
    /** Comma-separated. */
    hops: text,
    malts: text,
    sizes: z.array(z.string()),
    tags: z.array(z.string()),
    isAvailable: z.boolean(),
    isActive: z.boolean(),
    isFeatured: z.boolean(),
    brewingNotes: text,
    foodPairings: text,
    servingTemperature: text,
    /** `wholesale` is null in public responses. */
    pricing: z.object({ retail: number, wholesale: number }),
    primaryImage: imageSchema.nullable(),
    images: z.array(imageSchema),
    awards: z.array(awardSchema),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  })
  .meta({ id: 'Beer' });

/** The fields that lists show, filter and sort by. Without the long texts, a page with 100 beers stays small. */
export const beerSummarySchema = beerSchema
  .pick({
    _id: true,
    slug: true,
    name: true,
    style: true,
    description: true,
    abv: true,
    ibu: true,
    color: true,
    hops: true,
    sizes: true,
    tags: true,
    isAvailable: true,
    isFeatured: true,
    primaryImage: true,
    createdAt: true,
  })
  .meta({ id: 'BeerSummary' });

const beerLinkSchema = beerSchema.pick({ slug: true, name: true, style: true }).meta({ id: 'BeerLink' });

/** `previous` and `next` are in the order of /beers, and null at its ends. */
export const relatedBeersSchema = z.object({
  similar: z.array(beerSummarySchema),
  previous: beerLinkSchema.nullable(),
  next: beerLinkSchema.nullable(),
});

/** A beer in an API response. */
export type Beer = z.infer<typeof beerSchema>;

/** What a link to a beer shows. */
export type BeerLink = z.infer<typeof beerLinkSchema>;

/** `GET /api/beers/{slug or _id}/related` */
export type RelatedBeers = z.infer<typeof relatedBeersSchema>;
export type Award = z.infer<typeof awardSchema>;
