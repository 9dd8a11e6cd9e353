import { useQuery } from '@tanstack/react-query';
import type { Event } from '@domain/event/schema';
import { findEventTimeZone, type EventTimeZones } from '@domain/event/time-zone';
import type { StaffTaproom } from '@domain/taproom/schema';
import { siteQueries } from '../api/site';
import { taproomQueries } from '../api/taprooms';
import { navigate } from '../shell/navigation';
import { saveListFilters } from './use-list-filters';

const none: StaffTaproom[] = [];

/** All taprooms in order, hidden ones included; empty until they are loaded, or if they can't be. */
export const useTaprooms = (): StaffTaproom[] => useQuery(taproomQueries.list()).data ?? none;

/** The taprooms that visitors see. */
export const useActiveTaprooms = () => useTaprooms().filter(({ isActive }) => isActive);

/** The taprooms in which events with this `tapRoom` can take place; for All, those that visitors see. */
export const useEventTaprooms = (tapRoom: string) =>
  useTaprooms().filter(({ name, isActive }) => isActive || name === tapRoom);

const browserTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The brewery's zone, for dates that belong to no taproom; until it is loaded, the browser's. */
export const useSiteTimeZone = (): string => useQuery(siteQueries.brand()).data?.timeZone ?? browserTimeZone;

/** Includes hidden taprooms, which can have events. */
export const useEventTimeZones = (): EventTimeZones => ({ taprooms: useTaprooms(), timeZone: useSiteTimeZone() });

export const useEventTimeZone = (tapRoom: Event['tapRoom']): string =>
  findEventTimeZone({ tapRoom }, useEventTimeZones());

export function editTaproom(slug: string, options?: { skipConfirmation: boolean }) {
  saveListFilters('content', { tab: slug });
  void navigate({ page: 'content' }, options);
}
