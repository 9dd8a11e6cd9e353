/** The sections of the sidebar, in order. */
import {
  Beer,
  CalendarDays,
  ClipboardList,
  Globe,
  Inbox,
  LayoutDashboard,
  Mail,
  MonitorPlay,
  ScrollText,
  Settings,
  Store,
  type LucideIcon,
} from 'lucide-react';
import type { Role } from '@domain/user/permission';
import type { PageKey } from './route';

type SectionPage = {
  page: PageKey;
  label: string;
  /** Other words that people look for it by. */
  keywords: string;
  isForAdmins?: boolean;
};

type Section = Omit<SectionPage, 'keywords'> & {
  icon: LucideIcon;
  keywords?: string;
  /** Pages below it in the sidebar; the section itself opens the first one. */
  pages?: readonly SectionPage[];
};

const admins = { isForAdmins: true };

const websitePages: readonly SectionPage[] = [
  {
    page: 'pages',
    label: 'Pages',
    keywords: 'texts words faq questions legal privacy terms seo photos sections headline weddings jobs',
  },
  {
    page: 'content',
    label: 'Hero images & logo',
    keywords: 'photos pictures slideshow gallery opening hours holidays phone address directions parking',
  },
  { page: 'navigation', label: 'Navigation', keywords: 'menu links header footer', ...admins },
  { page: 'look', label: 'Look', keywords: 'design style dark light theme palette fonts', ...admins },
  {
    page: 'words',
    label: 'Words',
    keywords: 'texts labels forms contact subjects event categories icons footer open closed',
    ...admins,
  },
  { page: 'distributors', label: 'Distributors', keywords: 'shops stores bars find our beer map wholesale' },
  { page: 'shipping-states', label: 'Shipping states', keywords: 'delivery ship law rules' },
  { page: 'redirects', label: 'Redirects', keywords: 'old links domain moving from another site 404 not found seo' },
  { page: 'site', label: 'Brewery', keywords: 'name brand site settings', ...admins },
];

const sections: readonly Section[] = [
  { page: 'dashboard', label: 'Dashboard', icon: LayoutDashboard, keywords: 'home overview' },
  { page: 'beers', label: 'Beers', icon: Beer, keywords: 'catalog products prices csv export' },
  { page: 'taps', label: 'Tap List', icon: ClipboardList, keywords: 'kegs pours default prices bar menu on deck' },
  { page: 'screens', label: 'Screens', icon: MonitorPlay, keywords: 'tv boards display' },
  { page: 'events', label: 'Events', icon: CalendarDays, keywords: 'calendar food trucks music trivia series' },
  { page: 'newsletter', label: 'Newsletter', icon: Mail, keywords: 'subscribers mailing list email addresses' },
  {
    page: 'inbox',
    label: 'Inbox',
    icon: Inbox,
    keywords: 'messages inquiries private events shipping orders mail',
  },
  { page: 'pages', label: 'Website', icon: Globe, pages: websitePages },
  { page: 'taprooms', label: 'Taprooms', icon: Store, keywords: 'tasting rooms locations hours address' },
  { page: 'settings', label: 'Settings', icon: Settings, keywords: 'options accounts' },
  { page: 'audit-log', label: 'Audit Log', icon: ScrollText, keywords: 'history changes who security', ...admins },
];

export function sectionsOf({ role }: { role: Role }): Section[] {
  const isAllowed = ({ isForAdmins = false }: { isForAdmins?: boolean }) => role === 'admin' || !isForAdmins;
  return sections
    .filter(isAllowed)
    .map((section) => ({ ...section, ...(section.pages && { pages: section.pages.filter(isAllowed) }) }));
}
