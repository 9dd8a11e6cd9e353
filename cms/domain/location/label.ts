import type { HeroPage, LocationKey } from './constants';

/** Labels of locations and of the pages with hero images. */
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
