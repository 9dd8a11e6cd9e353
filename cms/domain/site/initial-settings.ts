/** The site settings before the first edit, from the environment: also what pages show while the API has none. */
import type { Settings } from '../settings/settings';
import { accentColorRules, secondaryColorRules } from './constants';
import type { NavigationItem, SiteSettings } from './site';

const demoNavigation: NavigationItem[] = [
  { label: 'Home', href: '/' },
  { label: 'Beers', href: '/beers' },
  { label: 'Events', href: '/events' },
  { label: 'Store', href: '/store' },
  { label: 'Shipping', href: '/shipping' },
  { label: 'Rewards', href: '/rewards' },
  { label: 'Distributors', href: '/distributors' },
  { label: 'Contact', href: '/contact' },
];

/** Links to the pages that every brewery fills. */
const neutralNavigation: NavigationItem[] = [
  { label: 'Home', href: '/' },
  { label: 'Beers', href: '/beers' },
  { label: 'Events', href: '/events' },
  { label: 'Our Story', href: '/our-story' },
  { label: 'Contact', href: '/contact' },
];

type InitialSettings = Pick<
  Settings,
  'seed' | 'brand' | 'rewardsUrl' | 'ageGate' | 'mapTileUrl' | 'mapTileAttribution'
>;

export const initialSiteSettings = ({
  seed,
  brand,
  rewardsUrl,
  ageGate,
  mapTileUrl,
  mapTileAttribution,
}: InitialSettings): SiteSettings => ({
  ...brand,
  footerText: brand.tagline,
  logo: null,
  logoOnLight: null,
  favicon: null,
  accentColor: accentColorRules.default,
  secondaryColor: secondaryColorRules.default,
  rewardsUrl,
  hasAgeGate: ageGate,
  mapTileUrl,
  mapTileAttribution,
  timeZone: 'America/Los_Angeles',
  navigation: seed ? demoNavigation : neutralNavigation,
  updatedAt: '1970-01-01T00:00:00.000Z',
});
