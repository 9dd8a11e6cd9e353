/** Pages and settings of the staff app, with the words that people look for them by. */
import { isAdminUser } from '@domain/user/permission';
import type { User } from '@domain/user/schema';
import { CalendarPlus, ChartColumn, FileUp, Mail, Plus, Store, type LucideIcon } from 'lucide-react';
import { logoRoute, mailRoute, pageTitles, type PageKey, type Route } from './route';
import { sectionsOf } from './sections';

type PageTarget = {
  label: string;
  hint: string | null;
  icon: LucideIcon;
  route: Route;
  keywords: string;
  /** Listed only after a text is entered. */
  isDetail: boolean;
};

/** Parts of a page, which is their hint. */
type Detail = Route & { label: string; keywords: string; icon?: LucideIcon };

const adminDetails: Detail[] = [
  { ...mailRoute, label: 'Mail Server', keywords: 'email smtp domain sender dkim', icon: Mail },
  { page: 'settings', id: 'backups', label: 'Backups', keywords: 'restore copy' },
  { page: 'settings', id: 'personal-data', label: 'Personal Data', keywords: 'privacy gdpr ccpa export delete forget' },
  { ...logoRoute, label: 'Logo and icon', keywords: 'brand favicon picture header' },
];

const detailsOf = (user: User): Detail[] => [
  { page: 'settings', id: 'users', label: 'Users', keywords: 'accounts staff invite password moderators' },
  { page: 'settings', id: 'profile', label: 'My Profile', keywords: 'password two-step sign-in 2fa devices' },
  ...(isAdminUser(user) ? adminDetails : []),
  { page: 'look', id: 'colors', label: 'Accent color', keywords: 'colours contrast amber' },
  { page: 'look', id: 'logos', label: 'Logo preview', keywords: 'header dark light' },
  siteDetail('name', 'Name, tagline and footer text', 'copyright time zone founded advertiser'),
  siteDetail('domain', 'Domain', 'url website address www https dns'),
  siteDetail('pages', 'Pages that are on or off', 'store shop shipping rewards distributors our story hide switch'),
  siteDetail(
    'email',
    'Recipient and texts of emails',
    'mail inquiries replies welcome newsletter double opt-in confirm',
  ),
  siteDetail('social', 'Social links', 'facebook instagram youtube untappd tiktok networks powered by'),
  siteDetail('features', 'Age gate, rewards and maps', '21 older loyalty program tiles street'),
  { page: 'content', label: 'Opening hours', keywords: 'holidays closed early times', icon: Store },
];

function siteDetail(id: string, label: string, keywords: string): Detail {
  return { page: 'site', id, label, keywords };
}

const shortcuts: { page: PageKey; label?: string; icon: LucideIcon; keywords: string }[] = [
  { page: 'beers-new', icon: Plus, keywords: 'add create' },
  { page: 'beers-import', icon: FileUp, keywords: 'csv excel upload' },
  { page: 'distributors-new', icon: Plus, keywords: 'add create' },
  { page: 'distributors-import', icon: FileUp, keywords: 'csv excel upload' },
  { page: 'newsletter-import', icon: FileUp, keywords: 'csv excel upload' },
  { page: 'events-new', label: 'New Event', icon: CalendarPlus, keywords: 'add create' },
  { page: 'taprooms-new', label: 'New Taproom', icon: Plus, keywords: 'add create' },
  { page: 'analytics', icon: ChartColumn, keywords: 'statistics charts reports' },
];

export function listPageTargets(user: User): PageTarget[] {
  const pages = sectionsOf(user).flatMap(({ pages: nested, icon, ...section }) =>
    (nested ?? [section]).map((page) => ({ ...page, icon, hint: nested ? section.label : null })),
  );
  const details = detailsOf(user).flatMap(({ page, id, ...detail }) =>
    pages
      .filter((each) => each.page === page)
      .map(({ icon, label }) => ({ icon, hint: label, ...detail, route: { page, id }, isDetail: true })),
  );
  return [
    ...[...pages, ...shortcuts].map(({ page, keywords = '', ...target }) => ({
      label: pageTitles[page],
      hint: null,
      ...target,
      route: { page },
      keywords,
      isDetail: false,
    })),
    ...details,
  ];
}
