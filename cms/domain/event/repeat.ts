/** A copy of an event some days later, as staff repeat the weekly ones: a draft without guests. */
import { pacificDate } from '../time/pacific-date';
import { addDays } from '../time/plain-date';
import type { Event } from './event';
import { localTimes } from './when';

export const repeated = (event: Event, days = 7) => {
  const { startDate } = localTimes(event);
  const lastDate = event.endDate && pacificDate(event.endDate);
  return {
    ...event,
    status: 'draft' as const,
    currentAttendees: 0,
    startDate: addDays(startDate, days),
    endDate: lastDate && addDays(lastDate, days),
  };
};
