import * as z from 'zod';
import { instantSchema } from '../shared/response-schemas';
import { heroPages, mapWeek } from './constants';

/** Text such as `11:00 AM - 8:00 PM` for each weekday, and one line for the whole week. */
export const hoursSchema = z.object({ ...mapWeek(() => z.string()), display: z.string() });

export const contactSchema = z.object({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
});

export const logoSchema = z.object({ url: z.string(), filename: z.string() });

export const heroImageSchema = z
  .object({
    _id: z.string(),
    url: z.string(),
    alt: z.string().nullable(),
    page: z.enum(heroPages),
    isActive: z.boolean(),
    width: z.int().nullable(),
    height: z.int().nullable(),
  })
  .meta({ id: 'HeroImage' });

export const locationSchema = z
  .object({
    /** `main-website`, or the slug of a taproom. */
    location: z.string(),
    hours: hoursSchema,
    contact: contactSchema,
    heroImages: z.array(heroImageSchema),
    logo: logoSchema.nullable(),
    updatedAt: instantSchema,
  })
  .meta({ id: 'Location' });

/** The public part, or the whole location for signed-in staff. */
export const locationContentSchema = locationSchema.partial({ heroImages: true, updatedAt: true });

export type Hours = z.infer<typeof hoursSchema>;
export type Contact = z.infer<typeof contactSchema>;
export type Logo = z.infer<typeof logoSchema>;
export type HeroImage = z.infer<typeof heroImageSchema>;

/** A location with everything that signed-in staff see. */
export type Location = z.infer<typeof locationSchema>;

/** The public response of `GET /api/content/location/{location}`. */
export type PublicLocation = Pick<Location, 'location' | 'logo' | 'hours' | 'contact'>;

/** The response of `GET /api/content/location/{auburn|folsom}/public`. */
export type PublicTaproom = Pick<Location, 'hours' | 'contact' | 'heroImages'>;
