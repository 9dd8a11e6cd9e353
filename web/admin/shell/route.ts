/** The pages of the staff app, and how people find them. Routes are kept in the history state, not in the URL. */
import {
  Beer,
  CalendarDays,
  CalendarPlus,
  ChartColumn,
  ClipboardList,
  FileUp,
  Globe,
  Inbox,
  LayoutDashboard,
  Mail,
  MonitorPlay,
  Plus,
  ScrollText,
  Settings,
  Store,
  type LucideIcon,
} from 'lucide-react';
import { isAdminUser } from '@domain/user/permission';
import type { User } from '@domain/user/schema';

type PageInfo = {
  title: string;
  /** In the quick jump, if it differs. */
  label?: string;
  icon?: LucideIcon;
  /** Other words that people look for it by. */
  keywords?: string;
  /** Where it is listed: in the sidebar, below Website there, or only in the quick jump. */
  place?: 'sidebar' | 'website' | 'jump';
  isForAdmins?: boolean;
};

const forAll = (title: string, icon: LucideIcon, keywords: string): PageInfo => ({
  title,
  icon,
  keywords,
  place: 'sidebar',
});
const website = (title: string, keywords: string): PageInfo => ({
  ...forAll(title, Globe, keywords),
  place: 'website',
});
const jump = (label: string, icon: LucideIcon, keywords: string, title = label): PageInfo => ({
  title,
  label,
  icon,
  keywords,
  place: 'jump',
});
const forAdmins = (page: PageInfo): PageInfo => ({ ...page, isForAdmins: true });

/** In the order of the sidebar and of the quick jump. */
export const pages = {
  dashboard: forAll('Dashboard', LayoutDashboard, 'home overview'),
  beers: forAll('Beers', Beer, 'catalog products prices csv export'),
  taps: forAll('Tap List', ClipboardList, 'kegs pours default prices bar menu on deck'),
  screens: forAll('Screens', MonitorPlay, 'tv boards display'),
  events: forAll('Events', CalendarDays, 'calendar food trucks music trivia series'),
  newsletter: forAll('Newsletter', Mail, 'subscribers mailing list email addresses'),
  inbox: forAll('Inbox', Inbox, 'messages inquiries private events shipping orders mail'),
  pages: website('Pages', 'texts words faq questions legal privacy terms seo photos sections headline weddings jobs'),
  content: website(
    'Hero images & logo',
    'photos pictures slideshow gallery opening hours holidays phone address directions parking',
  ),
  navigation: forAdmins(website('Navigation', 'menu links header footer')),
  look: forAdmins(website('Look', 'design style dark light theme palette fonts')),
  words: forAdmins(website('Words', 'texts labels forms contact subjects event categories icons footer open closed')),
  distributors: website('Distributors', 'shops stores bars find our beer map wholesale'),
  'shipping-states': website('Shipping states', 'delivery ship law rules'),
  redirects: website('Redirects', 'old links domain moving from another site 404 not found seo'),
  site: forAdmins(website('Brewery', 'name brand site settings')),
  taprooms: forAll('Taprooms', Store, 'tasting rooms locations hours address'),
  settings: forAll('Settings', Settings, 'options accounts'),
  'audit-log': forAdmins(forAll('Audit Log', ScrollText, 'history changes who security')),
  'beers-new': jump('New Beer', Plus, 'add create'),
  'beers-import': jump('Import Beers', FileUp, 'csv excel upload'),
  'distributors-new': jump('New Distributor', Plus, 'add create'),
  'distributors-import': jump('Import Distributors', FileUp, 'csv excel upload'),
  'newsletter-import': jump('Import Subscribers', FileUp, 'csv excel upload'),
  // The list with the form in a dialog.
  'events-new': jump('New Event', CalendarPlus, 'add create', 'Events'),
  'taprooms-new': jump('New Taproom', Plus, 'add create', 'Taprooms'),
  analytics: jump('Analytics', ChartColumn, 'statistics charts reports'),
  'beers-edit': { title: 'Edit Beer' },
  'pages-edit': { title: 'Edit Page' },
  'distributors-edit': { title: 'Edit Distributor' },
  setup: { title: 'Set Up Your Site' },
};

export type PageKey = keyof typeof pages;

type ListedPage = PageInfo & { page: PageKey };

/** Those that the user may open. */
export const listPages = (user: User): ListedPage[] =>
  (Object.keys(pages) as PageKey[])
    .map((page): ListedPage => ({ page, ...pages[page] }))
    .filter(({ place, isForAdmins }) => place && (!isForAdmins || isAdminUser(user)));

const otherSections: Partial<Record<PageKey, PageKey>> = { analytics: 'dashboard', setup: 'dashboard' };

/** The page of the sidebar that a page belongs to: `beers` for `beers-edit`. */
export const sectionOf = (page: PageKey): string => otherSections[page] ?? page.replace(/-(?:new|edit|import)$/, '');

/** `id` of the record, on pages about a single record. */
export type Route = { page: PageKey; id?: string };

export type PageProps = { route: Route };

export const dashboardRoute: Route = { page: 'dashboard' };
export const logoRoute: Route = { page: 'content', id: 'main-website' };
export const mailRoute: Route = { page: 'settings', id: 'mail' };

export const isPageKey = (value: unknown): value is PageKey => typeof value === 'string' && Object.hasOwn(pages, value);

export function isRoute(value: unknown): value is Route {
  if (value === null || typeof value !== 'object') return false;
  const { page, id } = value as { page?: unknown; id?: unknown };
  return isPageKey(page) && (id === undefined || typeof id === 'string');
}
