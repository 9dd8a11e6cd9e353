/** Beside the slugs of the taprooms, the key of a location. */
export const mainWebsite = 'main-website';

/** Weeks are shown from Monday. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

export const isWeekday = (value: unknown): value is Weekday => weekdays.some((weekday) => weekday === value);

export const heroPages = ['home', 'beers', 'events', 'our-story', 'contact', 'taproom'] as const;
export type HeroPage = (typeof heroPages)[number];

/** The pages of the main website that have hero images. */
export const websiteHeroPages = [
  'home',
  'beers',
  'events',
  'our-story',
  'contact',
] as const satisfies readonly HeroPage[];

/** Labels of the main website and of the pages with hero images. Taprooms have labels of their own. */
export const locationLabels = { 'main-website': 'Main Website' } as const;

export const heroPageLabels = {
  home: 'Home',
  beers: 'Beers',
  events: 'Events',
  'our-story': 'Our Story',
  contact: 'Contact',
  taproom: 'Hero Images',
} as const satisfies Record<HeroPage, string>;

/** A value for each weekday. */
export const mapWeek = <Value>(getValue: (weekday: Weekday) => Value) =>
  Object.fromEntries(weekdays.map((weekday) => [weekday, getValue(weekday)])) as Record<Weekday, Value>;

export const weekdayLabels = /* @__PURE__ */ mapWeek((day) => day.charAt(0).toUpperCase() + day.slice(1));
