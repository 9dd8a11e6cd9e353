import type * as z from 'zod';
import type { contactSchema, heroImageSchema, hoursSchema, locationSchema, logoSchema } from './schema';

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
