/** The sections of the sidebar, in order. */
import {
  Beer,
  CalendarDays,
  ClipboardList,
  Globe,
  Images,
  Inbox,
  LayoutDashboard,
  Mail,
  MonitorPlay,
  Palette,
  ScrollText,
  Settings,
  Store,
  type LucideIcon,
} from 'lucide-react';
import type { Role } from '@domain/user/permission';
import type { PageKey } from './route';

type Section = {
  page: PageKey;
  label: string;
  icon: LucideIcon;
  isForAdmins?: boolean;
  /** Pages below it in the sidebar; the section itself opens the first one. */
  pages?: readonly { page: PageKey; label: string }[];
};

const sections: readonly Section[] = [
  { page: 'dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { page: 'beers', label: 'Beers', icon: Beer },
  { page: 'taps', label: 'Tap List', icon: ClipboardList },
  { page: 'screens', label: 'Screens', icon: MonitorPlay },
  { page: 'events', label: 'Events', icon: CalendarDays },
  { page: 'newsletter', label: 'Newsletter', icon: Mail },
  { page: 'inbox', label: 'Inbox', icon: Inbox },
  { page: 'content', label: 'Content', icon: Images },
  {
    page: 'pages',
    label: 'Website',
    icon: Globe,
    pages: [
      { page: 'pages', label: 'Pages' },
      { page: 'distributors', label: 'Distributors' },
      { page: 'shipping-states', label: 'Shipping states' },
      { page: 'redirects', label: 'Redirects' },
    ],
  },
  { page: 'taprooms', label: 'Taprooms', icon: Store },
  { page: 'site', label: 'Site', icon: Palette, isForAdmins: true },
  { page: 'settings', label: 'Settings', icon: Settings },
  { page: 'audit-log', label: 'Audit Log', icon: ScrollText, isForAdmins: true },
];

export const sectionsOf = ({ role }: { role: Role }) =>
  sections.filter(({ isForAdmins = false }) => role === 'admin' || !isForAdmins);
