import { formatEventDate } from '../../../domain/event';
import type { Event } from '@domain/event/event';
import { findEventTimeZone } from '@domain/event/time-zone';
import { todayIn } from '@domain/time/zone';
import { useNow, useSite } from '../../site-context';

/** `Saturday, July 4`, with the year if it is not the current one where the event takes place. */
export const useEventDate = (event: Event): string =>
  formatEventDate(event, todayIn(findEventTimeZone(event, useSite()), useNow()));
