/** What the quick jump offers: pages, and records that the server finds. */
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/schema';
import { includesIgnoringCase } from '@domain/beer/search';
import type { Event } from '@domain/event/schema';
import type { Inquiry } from '@domain/inquiry/schema';
import { inquiryKindLabels } from '@domain/inquiry/label';
import { formatShortDate } from '@domain/time/format';
import { todayIn } from '@domain/time/zone';
import { canSetMailServer } from '@domain/user/permission';
import type { User } from '@domain/user/schema';
import {
  Beer as BeerIcon,
  CalendarDays,
  CalendarPlus,
  ChartColumn,
  FileUp,
  Inbox,
  Mail,
  Plus,
  type LucideIcon,
} from 'lucide-react';
import { beerQueries } from '../api/beers';
import { eventQueries } from '../api/events';
import { inquiryQueries } from '../api/inquiries';
import { useUser } from '../../api/staff/session';
import { useSiteTimeZone } from '../hooks/use-taprooms';
import { mailRoute, type Route } from './route';
import { sectionsOf } from './sections';

export type JumpTarget = { key: string; label: string; hint: string | null; icon: LucideIcon; route: Route };
type JumpGroup = { label: string; targets: JumpTarget[] };

const minSearchLength = 2;
const maxRecords = 5;

type PageTarget = { page: Route['page']; label: string; icon: LucideIcon; hint?: string };

const toPageTarget = ({ page, label, icon, hint = '' }: PageTarget): JumpTarget => ({
  key: page,
  label,
  hint: hint || null,
  icon,
  route: { page },
});

const listPages = (user: User): JumpTarget[] => [
  ...sectionsOf(user)
    .flatMap(({ pages, ...section }): PageTarget[] =>
      pages ? pages.map((page) => ({ ...page, icon: section.icon, hint: section.label })) : [section],
    )
    .map(toPageTarget),
  ...[
    { page: 'beers-new' as const, label: 'New Beer', icon: Plus },
    { page: 'beers-import' as const, label: 'Import Beers', icon: FileUp },
    { page: 'distributors-import' as const, label: 'Import Distributors', icon: FileUp },
    { page: 'newsletter-import' as const, label: 'Import Subscribers', icon: FileUp },
    { page: 'events-new' as const, label: 'New Event', icon: CalendarPlus },
    { page: 'taprooms-new' as const, label: 'New Taproom', icon: Plus },
    { page: 'analytics' as const, label: 'Analytics', icon: ChartColumn },
  ].map(toPageTarget),
  ...(canSetMailServer(user)
    ? [
        {
          ...toPageTarget({ page: 'settings', label: 'Mail Server', icon: Mail, hint: 'Settings' }),
          key: 'mail',
          route: mailRoute,
        },
      ]
    : []),
];

export function useJumpTargets(text: string) {
  const user = useUser();
  const timeZone = useSiteTimeZone();
  const search = text.trim();
  const params = { search, limit: maxRecords };
  const options = { enabled: search.length >= minSearchLength, placeholderData: keepPreviousData };
  const [beers, events, inquiries] = useQueries({
    queries: [
      { ...beerQueries.list(params), ...options },
      { ...eventQueries.list({ ...params, order: 'upcoming-first' }), ...options },
      { ...inquiryQueries.list(params), ...options },
    ],
  });
  const hasSearch = options.enabled;
  const groups: JumpGroup[] = [
    { label: 'Pages', targets: listPages(user).filter(({ label }) => includesIgnoringCase(label, search)) },
    { label: 'Beers', targets: hasSearch ? (beers.data?.beers ?? []).map(toBeerTarget) : [] },
    { label: 'Events', targets: hasSearch ? (events.data?.events ?? []).map(toEventTarget) : [] },
    {
      label: 'Inquiries',
      targets: hasSearch ? (inquiries.data?.inquiries ?? []).map((inquiry) => toInquiryTarget(inquiry, timeZone)) : [],
    },
  ];
  const queries = [beers, events, inquiries];
  return {
    groups: groups.filter(({ targets }) => targets.length > 0),
    isSearching: queries.some(({ isFetching }) => isFetching),
    hasFailed: queries.some(({ isError }) => isError),
  };
}

const toBeerTarget = ({ _id, name, style }: Beer): JumpTarget => ({
  key: _id,
  label: name,
  hint: style,
  icon: BeerIcon,
  route: { page: 'beers-edit', id: _id },
});

const toEventTarget = (event: Event): JumpTarget => ({
  key: event._id,
  label: event.title,
  hint: formatShortDate(event.startDate),
  icon: CalendarDays,
  route: { page: 'events', id: event._id },
});

const toInquiryTarget = ({ _id, name, kind, createdAt }: Inquiry, timeZone: string): JumpTarget => ({
  key: _id,
  label: name,
  hint: `${inquiryKindLabels[kind]}, ${formatShortDate(todayIn(timeZone, new Date(createdAt)))}`,
  icon: Inbox,
  route: { page: 'inbox', id: _id },
});
