export const locationKeys = ['main-website', 'auburn', 'folsom'] as const;
export type LocationKey = (typeof locationKeys)[number];

/** Monday first, as the week is shown everywhere. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Text such as `11:00 AM - 8:00 PM` for each weekday, and one line for all of them. */
export type Hours = Record<Weekday, string> & { display: string };

export type Contact = { phone: string | null; email: string | null; address: string | null };

export type Logo = { url: string; filename: string };

export const heroPages = ['home', 'beers', 'events', 'our-story', 'contact', 'taproom'] as const;
export type HeroPage = (typeof heroPages)[number];

/** Which pages of which site have hero images of their own (api.md §4). */
export const heroPagesOf = {
  'main-website': ['home', 'beers', 'events', 'our-story', 'contact'],
  auburn: ['taproom'],
  folsom: ['home'],
} as const satisfies Record<LocationKey, readonly HeroPage[]>;

export type HeroImage = {
  _id: string;
  url: string;
  alt: string | null;
  page: HeroPage;
  isActive: boolean;
  width: number | null;
  height: number | null;
};

/** All of a location, as signed-in staff see it. */
export type Location = {
  location: LocationKey;
  hours: Hours;
  contact: Contact;
  heroImages: HeroImage[];
  logo: Logo | null;
  updatedAt: string;
};

/** What `GET /api/content/location/{location}` tells everybody. */
export type PublicLocation = Pick<Location, 'location' | 'logo' | 'hours' | 'contact'>;

/** What `GET /api/content/location/{auburn|folsom}/public` tells everybody. */
export type PublicTaproom = Pick<Location, 'hours' | 'contact' | 'heroImages'>;
