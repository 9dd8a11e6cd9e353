import { useQuery } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import { findEventTimeZone, type EventTimeZones } from '@domain/event/time-zone';
import { siteQueries } from '../api/site';
import { useTaprooms } from './use-taprooms';

const browserTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Of the brewery, for dates that belong to no taproom; until it is loaded, that of the browser. */
export const useSiteTimeZone = (): string => useQuery(siteQueries.brand()).data?.timeZone ?? browserTimeZone;

/** Also of hidden taprooms, which can have events. */
export const useEventTimeZones = (): EventTimeZones => ({ taprooms: useTaprooms(), timeZone: useSiteTimeZone() });

export const useEventTimeZone = (tapRoom: Event['tapRoom']): string =>
  findEventTimeZone({ tapRoom }, useEventTimeZones());
