import * as z from 'zod';
import type { Award, Beer } from '#domain/beer/beer';
import { imageSchema, instantSchema } from '#lib/response-schemas';

const text = z.string().nullable();
const number = z.number().nullable();

const awardShape = z.object({
  name: z.string(),
  year: z.int().nullable(),
  category: text,
  description: text,
}) satisfies z.ZodType<Award>;

export const beerShape = z
  .object({
    _id: z.string(),
    slug: z.string(),
    name: z.string(),
    style: text,
    description: text,
    longDescription: text,
    abv: number,
    ibu: number,
    originalGravity: text,
    color: text,
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
    pricing: z.object({ retail: number, wholesale: number }),
    primaryImage: imageSchema.nullable(),
    images: z.array(imageSchema),
    awards: z.array(awardShape),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  })
  .meta({ id: 'Beer' }) satisfies z.ZodType<Beer>;
