/** Links that open a record. The app replaces them by `/admin` and shows the record. */
import { hasStaffRecords, parseStaffPath, staffRecordPath, type StaffSection } from '@domain/shared/staff-link';
import { isPageKey, type PageKey, type Route } from './route';

const recordPages = { beers: 'beers-edit', events: 'events', inbox: 'inbox' } as const satisfies Record<
  StaffSection,
  PageKey
>;

/** In the place of an id: opens the form for a new record. */
const newRecordPages: Partial<Record<StaffSection, PageKey>> = { beers: 'beers-new', events: 'events-new' };

/** Null for `/admin` and unknown paths. */
export function toLinkedRoute(path: string): Route | null {
  const link = parseStaffPath(path);
  if (!link || !isPageKey(link.section)) return null;
  if (link.id === null) return { page: link.section };
  if (!hasStaffRecords(link.section)) return null;
  const newRecordPage = link.id === 'new' ? newRecordPages[link.section] : undefined;
  return newRecordPage ? { page: newRecordPage } : { page: recordPages[link.section], id: link.id };
}

export const staffRecordUrl = (section: StaffSection, id: string) =>
  `${window.location.origin}${staffRecordPath(section, id)}`;
