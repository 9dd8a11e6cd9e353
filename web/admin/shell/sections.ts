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
import { pageTitles, type PageKey } from './route';

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

const forAll = (page: PageKey, keywords: string): SectionPage => ({ page, label: pageTitles[page], keywords });
const forAdmins = (page: PageKey, keywords: string) => ({ ...forAll(page, keywords), isForAdmins: true });

const websitePages: readonly SectionPage[] = [
  forAll('pages', 'texts words faq questions legal privacy terms seo photos sections headline weddings jobs'),
  forAll('content', 'photos pictures slideshow gallery opening hours holidays phone address directions parking'),
  forAdmins('navigation', 'menu links header footer'),
  forAdmins('look', 'design style dark light theme palette fonts'),
  forAdmins('words', 'texts labels forms contact subjects event categories icons footer open closed'),
  forAll('distributors', 'shops stores bars find our beer map wholesale'),
  forAll('shipping-states', 'delivery ship law rules'),
  forAll('redirects', 'old links domain moving from another site 404 not found seo'),
  forAdmins('site', 'name brand site settings'),
];

const sections: readonly Section[] = [
  { ...forAll('dashboard', 'home overview'), icon: LayoutDashboard },
  { ...forAll('beers', 'catalog products prices csv export'), icon: Beer },
  { ...forAll('taps', 'kegs pours default prices bar menu on deck'), icon: ClipboardList },
  { ...forAll('screens', 'tv boards display'), icon: MonitorPlay },
  { ...forAll('events', 'calendar food trucks music trivia series'), icon: CalendarDays },
  { ...forAll('newsletter', 'subscribers mailing list email addresses'), icon: Mail },
  { ...forAll('inbox', 'messages inquiries private events shipping orders mail'), icon: Inbox },
  { page: 'pages', label: 'Website', icon: Globe, pages: websitePages },
  { ...forAll('taprooms', 'tasting rooms locations hours address'), icon: Store },
  { ...forAll('settings', 'options accounts'), icon: Settings },
  { ...forAdmins('audit-log', 'history changes who security'), icon: ScrollText },
];

export function sectionsOf({ role }: { role: Role }): Section[] {
  const isAllowed = ({ isForAdmins = false }: { isForAdmins?: boolean }) => role === 'admin' || !isForAdmins;
  return sections
    .filter(isAllowed)
    .map((section) => ({ ...section, ...(section.pages && { pages: section.pages.filter(isAllowed) }) }));
}
