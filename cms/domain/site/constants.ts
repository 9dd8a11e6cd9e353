import { minGraphicContrast, minTextContrast } from './look';

export type ColorRules = {
  label: string;
  example: string;
  /** The minimum contrast with the surfaces of the theme. */
  minContrast: number;
};

/** Buttons, links and headings. */
export const accentColorRules: ColorRules = { label: 'accent color', example: '#e39a2d', minContrast: minTextContrast };

/** Lines, skies and large shapes. */
export const secondaryColorRules: ColorRules = {
  label: 'secondary color',
  example: '#b5622a',
  minContrast: minGraphicContrast,
};

export const colorRules = { accentColor: accentColorRules, secondaryColor: secondaryColorRules };

export const siteLimits = {
  name: 80,
  shortName: 40,
  tagline: 200,
  footerText: 300,
  advertiserLine: 120,
  poweredByName: 80,
  mapTileAttribution: 500,
  navigationLabel: 30,
  /** The header has room for these, with the menu of the taprooms. */
  navigationItems: 11,
  footerLinks: 10,
  /** What visitors read after sending a form. */
  reply: 240,
  newsletterText: 240,
} as const;

/** Images of the site settings, by their name in `/api/site/images/{name}`. */
export const siteImageFields = { logo: 'logo', 'logo-on-light': 'logoOnLight', favicon: 'favicon' } as const;
export type SiteImageName = keyof typeof siteImageFields;
export type SiteImageField = (typeof siteImageFields)[SiteImageName];
