import type { HeroPage, LocationKey } from './location';

/** The tabs of the content manager; Folsom is "(Coming Soon)" there and nowhere else. */
export const locationLabels = {
  'main-website': 'Main Website',
  auburn: 'Auburn, CA',
  folsom: 'Folsom, CA',
} as const satisfies Record<LocationKey, string>;

export const heroPageLabels = {
  home: 'Home',
  beers: 'Beers',
  events: 'Events',
  'our-story': 'Our Story',
  contact: 'Contact',
  taproom: 'Hero Images',
} as const satisfies Record<HeroPage, string>;
