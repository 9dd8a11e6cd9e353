import * as z from 'zod';
import {
  heroPages,
  locationKeys,
  type Contact,
  type HeroImage,
  type Hours,
  type Location,
} from '#domain/location/location';
import { instantSchema } from '#lib/response-schemas';

export const hoursShape = z.object({
  monday: z.string(),
  tuesday: z.string(),
  wednesday: z.string(),
  thursday: z.string(),
  friday: z.string(),
  saturday: z.string(),
  sunday: z.string(),
  display: z.string(),
}) satisfies z.ZodType<Hours>;

export const contactShape = z.object({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
}) satisfies z.ZodType<Contact>;

export const logoShape = z.object({ url: z.string(), filename: z.string() });

export const heroImageShape = z
  .object({
    _id: z.string(),
    url: z.string(),
    alt: z.string().nullable(),
    page: z.enum(heroPages),
    isActive: z.boolean(),
    width: z.int().nullable(),
    height: z.int().nullable(),
  })
  .meta({ id: 'HeroImage' }) satisfies z.ZodType<HeroImage>;

export const locationShape = z
  .object({
    location: z.enum(locationKeys),
    hours: hoursShape,
    contact: contactShape,
    heroImages: z.array(heroImageShape),
    logo: logoShape.nullable(),
    updatedAt: instantSchema,
  })
  .meta({ id: 'Location' }) satisfies z.ZodType<Location>;

/** What the public call answers: to signed-in staff the whole Location. */
export const locationContentShape = locationShape.partial({ heroImages: true, updatedAt: true });
