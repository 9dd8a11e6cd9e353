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

type SectionPage = { page: PageKey; label: string; isForAdmins?: boolean };

type Section = SectionPage & {
  icon: LucideIcon;
  /** Pages below it in the sidebar; the section itself opens the first one. */
  pages?: readonly SectionPage[];
};

const sections: readonly Section[] = [
  { page: 'dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { page: 'beers', label: 'Beers', icon: Beer },
  { page: 'taps', label: 'Tap List', icon: ClipboardList },
  { page: 'screens', label: 'Screens', icon: MonitorPlay },
  { page: 'events', label: 'Events', icon: CalendarDays },
  { page: 'newsletter', label: 'Newsletter', icon: Mail },
  { page: 'inbox', label: 'Inbox', icon: Inbox },
  {
    page: 'pages',
    label: 'Website',
    icon: Globe,
    pages: [
      { page: 'pages', label: 'Pages' },
      { page: 'content', label: 'Hero images & logo' },
      { page: 'navigation', label: 'Navigation', isForAdmins: true },
      { page: 'look', label: 'Look', isForAdmins: true },
      { page: 'words', label: 'Words', isForAdmins: true },
      { page: 'distributors', label: 'Distributors' },
      { page: 'shipping-states', label: 'Shipping states' },
      { page: 'redirects', label: 'Redirects' },
      { page: 'site', label: 'Brewery', isForAdmins: true },
    ],
  },
  { page: 'taprooms', label: 'Taprooms', icon: Store },
  { page: 'settings', label: 'Settings', icon: Settings },
  { page: 'audit-log', label: 'Audit Log', icon: ScrollText, isForAdmins: true },
];

export function sectionsOf({ role }: { role: Role }): Section[] {
  const isAllowed = ({ isForAdmins = false }: SectionPage) => role === 'admin' || !isForAdmins;
  return sections
    .filter(isAllowed)
    .map((section) => ({ ...section, ...(section.pages && { pages: section.pages.filter(isAllowed) }) }));
}
