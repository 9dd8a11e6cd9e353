import type * as z from 'zod';
import type { contactSchema, heroImageSchema, hoursSchema, locationSchema, logoSchema } from './schema';

export const locationKeys = ['main-website', 'auburn', 'folsom'] as const;
export type LocationKey = (typeof locationKeys)[number];

/** Weeks are shown from Monday. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

export type Hours = z.infer<typeof hoursSchema>;

export type Contact = z.infer<typeof contactSchema>;

export type Logo = z.infer<typeof logoSchema>;

export const heroPages = ['home', 'beers', 'events', 'our-story', 'contact', 'taproom'] as const;
export type HeroPage = (typeof heroPages)[number];

/** The pages of each location that have their own hero images (api.md §4). */
export const heroPagesByLocation = {
  'main-website': ['home', 'beers', 'events', 'our-story', 'contact'],
  auburn: ['taproom'],
  folsom: ['home'],
} as const satisfies Record<LocationKey, readonly HeroPage[]>;

export type HeroImage = z.infer<typeof heroImageSchema>;

/** A location with everything that signed-in staff see. */
export type Location = z.infer<typeof locationSchema>;

/** The public response of `GET /api/content/location/{location}`. */
export type PublicLocation = Pick<Location, 'location' | 'logo' | 'hours' | 'contact'>;

/** The response of `GET /api/content/location/{auburn|folsom}/public`. */
export type PublicTaproom = Pick<Location, 'hours' | 'contact' | 'heroImages'>;
