/** Defaults of the settings that name the brewery: for an installation with the demo content, or without. */
import type { SiteSettings } from '../site/schema';

type BrandField =
  | ('name' | 'shortName' | 'tagline' | 'advertiserLine')
  | ('facebook' | 'instagram' | 'youtube' | 'untappd' | 'poweredByName' | 'poweredByUrl');

export type Brand = Pick<SiteSettings, BrandField>;

type BrandDefaults = {
  brand: Brand;
  /** The host of the first accounts' e-mail addresses. */
  accountHost: string;
  /** Null: the address of the first admin. */
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

/** A name that fits into all texts until the brewery has entered its own. */
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
