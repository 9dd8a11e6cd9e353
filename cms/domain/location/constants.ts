export const locationKeys = ['main-website', 'auburn', 'folsom'] as const;
export type LocationKey = (typeof locationKeys)[number];

/** Weeks are shown from Monday. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

export const heroPages = ['home', 'beers', 'events', 'our-story', 'contact', 'taproom'] as const;
export type HeroPage = (typeof heroPages)[number];

/** The pages of each location that have their own hero images (api.md §4). */
export const heroPagesByLocation = {
  'main-website': ['home', 'beers', 'events', 'our-story', 'contact'],
  auburn: ['taproom'],
  folsom: ['home'],
} as const satisfies Record<LocationKey, readonly HeroPage[]>;
