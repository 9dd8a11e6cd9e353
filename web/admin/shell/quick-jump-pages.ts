/** Pages and settings of the staff app, with the words that people look for them by. */
import { isAdminUser } from '@domain/user/permission';
import type { User } from '@domain/user/schema';
import { CalendarPlus, ChartColumn, FileUp, Globe, Mail, Plus, Settings, Store, type LucideIcon } from 'lucide-react';
import { logoRoute, mailRoute, type PageKey, type Route } from './route';
import { sectionsOf } from './sections';

type PageTarget = {
  label: string;
  hint: string | null;
  icon: LucideIcon;
  route: Route;
  /** Other words for it. */
  keywords: string;
  /** Listed only after a text is entered. */
  isDetail: boolean;
};

const sectionKeywords: Partial<Record<PageKey, string>> = {
  dashboard: 'home overview',
  beers: 'catalog products prices csv export',
  taps: 'kegs pours default prices bar menu on deck',
  screens: 'tv boards display',
  events: 'calendar food trucks music trivia series',
  newsletter: 'subscribers mailing list email addresses',
  inbox: 'messages inquiries private events shipping orders mail',
  pages: 'texts words faq questions legal privacy terms seo photos sections headline weddings jobs',
  content: 'photos pictures slideshow gallery opening hours holidays phone address directions parking',
  navigation: 'menu links header footer',
  words: 'texts labels forms contact subjects event categories icons footer open closed',
  look: 'design style dark light theme palette fonts',
  distributors: 'shops stores bars find our beer map wholesale',
  'shipping-states': 'delivery ship law rules',
  redirects: 'old links domain moving from another site 404 not found seo',
  site: 'name brand site settings',
  taprooms: 'tasting rooms locations hours address',
  settings: 'options accounts',
  'audit-log': 'history changes who security',
};

const details: (Omit<PageTarget, 'isDetail' | 'hint' | 'icon'> & { section: string; icon?: LucideIcon })[] = [
  { section: 'Hero images & logo', label: 'Logo and icon', route: logoRoute, keywords: 'brand favicon picture header' },
  { section: 'Look', label: 'Accent color', route: { page: 'look', id: 'colors' }, keywords: 'colours contrast amber' },
  { section: 'Look', label: 'Logo preview', route: { page: 'look', id: 'logos' }, keywords: 'header dark light' },
  {
    section: 'Brewery',
    label: 'Name, tagline and footer text',
    route: { page: 'site', id: 'name' },
    keywords: 'copyright time zone founded advertiser',
  },
  {
    section: 'Brewery',
    label: 'Domain',
    route: { page: 'site', id: 'domain' },
    keywords: 'url website address www https dns',
  },
  {
    section: 'Brewery',
    label: 'Pages that are on or off',
    route: { page: 'site', id: 'pages' },
    keywords: 'store shop shipping rewards distributors our story hide switch',
  },
  {
    section: 'Brewery',
    label: 'Recipient and texts of emails',
    route: { page: 'site', id: 'email' },
    keywords: 'mail inquiries replies welcome newsletter double opt-in confirm',
  },
  {
    section: 'Brewery',
    label: 'Social links',
    route: { page: 'site', id: 'social' },
    keywords: 'facebook instagram youtube untappd tiktok networks powered by',
  },
  {
    section: 'Brewery',
    label: 'Age gate, rewards and maps',
    route: { page: 'site', id: 'features' },
    keywords: '21 older loyalty program tiles street',
  },
];

const shortcuts: { page: PageKey; label: string; icon: LucideIcon; keywords?: string }[] = [
  { page: 'beers-new', label: 'New Beer', icon: Plus, keywords: 'add create' },
  { page: 'beers-import', label: 'Import Beers', icon: FileUp, keywords: 'csv excel upload' },
  { page: 'distributors-new', label: 'New Distributor', icon: Plus, keywords: 'add create' },
  { page: 'distributors-import', label: 'Import Distributors', icon: FileUp, keywords: 'csv excel upload' },
  { page: 'newsletter-import', label: 'Import Subscribers', icon: FileUp, keywords: 'csv excel upload' },
  { page: 'events-new', label: 'New Event', icon: CalendarPlus, keywords: 'add create' },
  { page: 'taprooms-new', label: 'New Taproom', icon: Plus, keywords: 'add create' },
  { page: 'analytics', label: 'Analytics', icon: ChartColumn, keywords: 'statistics charts reports' },
];

const settingsOf = (user: User) => [
  {
    label: 'Users',
    route: { page: 'settings' as const, id: 'users' },
    keywords: 'accounts staff invite password moderators',
  },
  {
    label: 'My Profile',
    route: { page: 'settings' as const, id: 'profile' },
    keywords: 'password two-step sign-in 2fa devices',
  },
  ...(isAdminUser(user)
    ? [{ label: 'Mail Server', route: mailRoute, keywords: 'email smtp domain sender dkim', icon: Mail }]
    : []),
  ...(isAdminUser(user)
    ? [{ label: 'Backups', route: { page: 'settings' as const, id: 'backups' }, keywords: 'restore copy' }]
    : []),
  ...(isAdminUser(user)
    ? [
        {
          label: 'Personal Data',
          route: { page: 'settings' as const, id: 'personal-data' },
          keywords: 'privacy gdpr ccpa export delete forget',
        },
      ]
    : []),
];

export function listPageTargets(user: User): PageTarget[] {
  const sections = sectionsOf(user).flatMap(({ pages, icon, ...section }) =>
    (pages ?? [section]).map(({ page, label }) => ({ page, label, icon, hint: pages ? section.label : null })),
  );
  return [
    ...sections.map(({ page, label, icon, hint }) => ({
      label,
      hint,
      icon,
      route: { page },
      keywords: sectionKeywords[page] ?? '',
      isDetail: false,
    })),
    ...shortcuts.map(({ page, label, icon, keywords = '' }) => ({
      label,
      icon,
      hint: null,
      route: { page },
      keywords,
      isDetail: false,
    })),
    ...settingsOf(user).map((target) => ({ icon: Settings, hint: 'Settings', isDetail: true, ...target })),
    ...(isAdminUser(user) ? details : []).map(({ section, ...target }) => ({
      icon: Globe,
      hint: section,
      isDetail: true,
      ...target,
    })),
    {
      label: 'Opening hours',
      hint: 'Hero images & logo',
      icon: Store,
      route: { page: 'content' },
      keywords: 'holidays closed early times',
      isDetail: true,
    },
  ];
}
