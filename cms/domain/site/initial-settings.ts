/** The site settings before the first edit, from the environment: also what pages show while the API has none. */
import { demoDefaults } from '../settings/brand-defaults';
import type { Settings } from '../settings/settings';
import { messages } from '../shared/messages';
import { newsletterPromise } from '../subscriber/constants';
import { taproomsPath } from '../taproom/label';
import { defaultColors } from './look';
import { allPageSettings, neutralPageSettings, optionalPages } from './optional-pages';
import type { MailSettings, NavigationItem, SiteSettings } from './schema';

const demoNavigation: NavigationItem[] = [
  { label: 'Home', href: '/' },
  { label: 'Beers', href: '/beers' },
  { label: 'Events', href: '/events' },
  { label: 'Store', href: '/store' },
  { label: 'Shipping', href: '/shipping' },
  { label: 'Rewards', href: '/rewards' },
  { label: 'Distributors', href: '/distributors' },
  { label: 'Contact', href: '/contact' },
  { label: 'Tasting Room', href: taproomsPath },
];

/** The header leaves out links to pages that are switched off, so they appear with their page. */
const neutralNavigation: NavigationItem[] = [
  { label: 'Home', href: '/' },
  { label: 'Beers', href: '/beers' },
  { label: 'Events', href: '/events' },
  { label: 'Our Story', href: '/our-story' },
  ...demoNavigation.filter(({ href }) => optionalPages.some(({ path }) => path === href)),
  { label: 'Contact', href: '/contact' },
  { label: 'Taproom', href: taproomsPath },
];

const footerLinks: NavigationItem[] = [
  { label: 'Home', href: '/' },
  { label: 'Our Story', href: '/our-story' },
  { label: 'Beers', href: '/beers' },
  { label: 'Taproom', href: taproomsPath },
  { label: 'Events', href: '/events' },
  { label: 'Contact', href: '/contact' },
];

/** The year that the demo brewery was founded in. */
const demoFoundedIn = 2010;

const initialLook = { palette: 'dusk', theme: 'dark', fonts: 'barlow' } as const;

type InitialSettings = Pick<
  Settings,
  'seed' | 'brand' | 'rewardsUrl' | 'ageGate' | 'mapTileUrl' | 'mapTileAttribution'
>;

export const initialSiteSettings = ({ seed, brand, ageGate, ...settings }: InitialSettings): SiteSettings => ({
  ...brand,
  footerText: brand.tagline,
  otherNetworks: null,
  logo: null,
  logoOnLight: null,
  favicon: null,
  ...initialLook,
  ...defaultColors(initialLook),
  rewardsUrl: settings.rewardsUrl,
  hasAgeGate: ageGate,
  ...(seed ? allPageSettings : neutralPageSettings),
  mapTileUrl: settings.mapTileUrl,
  mapTileAttribution: settings.mapTileAttribution,
  timeZone: 'America/Los_Angeles',
  navigation: seed ? demoNavigation : neutralNavigation,
  footerLinks,
  foundedIn: brand.name === demoDefaults.brand.name ? demoFoundedIn : null,
  words: {},
  updatedAt: '1970-01-01T00:00:00.000Z',
});

/** `Name <inbox@example.com>` is allowed in MAIL_TO. */
const toAddress = (mailbox: string) => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;

export const initialMailSettings = ({ mailTo }: Pick<Settings, 'mailTo'>): MailSettings => ({
  inquiryRecipient: toAddress(mailTo),
  contactReply: messages.contactReceived,
  privateEventReply: messages.privateEventReceived,
  shippingReply: messages.shippingOrderReceived,
  newsletterText: newsletterPromise,
});
