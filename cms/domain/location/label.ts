import type { HeroPage } from './constants';

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
