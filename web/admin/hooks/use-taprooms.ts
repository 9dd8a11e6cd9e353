import { useQuery } from '@tanstack/react-query';
import type { Event } from '@domain/event/schema';
import { findEventTimeZone, type EventTimeZones } from '@domain/event/time-zone';
import type { StaffTaproom } from '@domain/taproom/schema';
import { siteQueries } from '../api/site';
import { taproomQueries } from '../api/taprooms';

const none: StaffTaproom[] = [];

/** All taprooms in order, hidden ones included; empty until they are loaded, or if they can't be. */
export const useTaprooms = (): StaffTaproom[] => useQuery(taproomQueries.list()).data ?? none;

/** The taprooms that visitors see. */
export const useActiveTaprooms = () => useTaprooms().filter(({ isActive }) => isActive);

/** Where events with this `tapRoom` can take place: those of All at the taprooms that visitors see. */
export const useEventTaprooms = (tapRoom: string) =>
  useTaprooms().filter(({ name, isActive }) => isActive || name === tapRoom);

const browserTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Of the brewery, for dates that belong to no taproom; until it is loaded, that of the browser. */
export const useSiteTimeZone = (): string => useQuery(siteQueries.brand()).data?.timeZone ?? browserTimeZone;

/** Also of hidden taprooms, which can have events. */
export const useEventTimeZones = (): EventTimeZones => ({ taprooms: useTaprooms(), timeZone: useSiteTimeZone() });

export const useEventTimeZone = (tapRoom: Event['tapRoom']): string =>
  findEventTimeZone({ tapRoom }, useEventTimeZones());
