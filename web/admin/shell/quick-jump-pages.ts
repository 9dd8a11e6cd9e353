/** Pages and settings of the staff app, with the words that people look for them by. */
import { isAdminUser } from '@domain/user/permission';
import type { User } from '@domain/user/schema';
import { Globe, Mail, Store, type LucideIcon } from 'lucide-react';
import { listPages, logoRoute, mailRoute, type Route } from './route';

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
type Detail = Route & { label: string; keywords: string; icon?: LucideIcon; isForAdmins?: boolean };

const siteDetail = (id: string, label: string, keywords: string): Detail => ({ page: 'site', id, label, keywords });

const settingsDetail = (id: string, label: string, keywords: string, isForAdmins = false): Detail => ({
  page: 'settings',
  id,
  label,
  keywords,
  isForAdmins,
});

const details: Detail[] = [
  settingsDetail('users', 'Users', 'accounts staff invite password moderators'),
  settingsDetail('profile', 'My Profile', 'password two-step sign-in 2fa devices'),
  { ...mailRoute, label: 'Mail Server', keywords: 'email smtp domain sender dkim', icon: Mail, isForAdmins: true },
  settingsDetail('backups', 'Backups', 'restore copy', true),
  settingsDetail('personal-data', 'Personal Data', 'privacy gdpr ccpa export delete forget', true),
  { ...logoRoute, label: 'Logo and icon', keywords: 'brand favicon picture header', isForAdmins: true },
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

export function listPageTargets(user: User): PageTarget[] {
  const pages = listPages(user).map(({ page, title, label = title, icon = Globe, keywords = '', place }) => ({
    label,
    hint: place === 'website' ? 'Website' : null,
    icon,
    route: { page },
    keywords,
    isDetail: false,
  }));
  const parts = details
    .filter(({ isForAdmins }) => !isForAdmins || isAdminUser(user))
    .flatMap(({ page, id, label, keywords, ...detail }) =>
      pages
        .filter(({ route }) => route.page === page)
        .map(({ icon, label: hint }) => ({
          icon,
          hint,
          label,
          keywords,
          ...detail,
          route: { page, id },
          isDetail: true,
        })),
    );
  return [...pages, ...parts];
}
