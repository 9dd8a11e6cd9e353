/** What the settings that name a brewery are without a variable: those of the demo content, or of none. */
import type { Brand } from './settings';

type BrandDefaults = {
  brand: Brand;
  /** The host of the addresses of the first accounts. */
  accountHost: string;
  /** Null: the first admin. */
  mailTo: string | null;
};

export const demoDefaults: BrandDefaults = {
  brand: {
    name: 'Boldridge Brewing Co.',
    shortName: 'Boldridge',
    tagline: 'Family-owned, family-friendly microbrewery dedicated to producing world-renowned craft beers since 2010.',
    advertiserLine: 'Auburn, California',
    facebook: 'https://www.facebook.com/boldridgebrewing',
    instagram: 'https://www.instagram.com/boldridgebrewing',
    youtube: 'https://www.youtube.com/@boldridgebrewing',
    untappd: 'https://untappd.com/boldridgebrewing',
    poweredByName: 'Boldridge Digital',
    poweredByUrl: 'https://boldridge.example',
  },
  accountHost: 'boldridge.example',
  mailTo: 'taproom@boldridge.example',
};

/** Texts read well with this name until the brewery has entered its own. */
export const neutralDefaults: BrandDefaults = {
  brand: {
    name: 'The Brewery',
    shortName: 'The Brewery',
    tagline: 'Craft beer, brewed with care and poured fresh.',
    advertiserLine: '',
    facebook: null,
    instagram: null,
    youtube: null,
    untappd: null,
    poweredByName: null,
    poweredByUrl: null,
  },
  accountHost: 'brewery.example',
  mailTo: null,
};
