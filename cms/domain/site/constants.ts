import type { ColorRules } from './contrast';

/** Buttons, links and headings: AA for text. */
export const accentColorRules = {
  label: 'accent color',
  default: '#e39a2d',
  minContrast: 4.5,
} as const satisfies ColorRules;

/** Lines, skies and large shapes: AA for graphics. */
export const secondaryColorRules = {
  label: 'secondary color',
  default: '#b5622a',
  minContrast: 3,
} as const satisfies ColorRules;

export const siteLimits = {
  name: 80,
  shortName: 40,
  tagline: 200,
  footerText: 300,
  advertiserLine: 120,
  poweredByName: 80,
  mapTileAttribution: 500,
  navigationLabel: 30,
  /** The header has room for these. */
  navigationItems: 10,
  taproomsLabel: 20,
  footerLinks: 10,
  /** What visitors read after sending a form. */
  reply: 240,
  newsletterText: 240,
} as const;

/** Images of the site settings, by their name in `/api/site/images/{name}`. */
export const siteImageFields = { logo: 'logo', 'logo-on-light': 'logoOnLight', favicon: 'favicon' } as const;
export type SiteImageName = keyof typeof siteImageFields;
export type SiteImageField = (typeof siteImageFields)[SiteImageName];
