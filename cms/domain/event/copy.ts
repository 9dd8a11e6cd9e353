/** A draft copy of an event, by default a week later, without attendees. */
import { parsePacificDate } from '../time/pacific-date';
import { addDays } from '../time/plain-date';
import type { Event } from './event';
import { localTimes } from './schedule';

export const copyEvent = (event: Event, days = 7) => {
  const { startDate } = localTimes(event);
  const lastDate = event.endDate && parsePacificDate(event.endDate);
  return {
    ...event,
    status: 'draft' as const,
    currentAttendees: 0,
    startDate: addDays(startDate, days),
    endDate: lastDate && addDays(lastDate, days),
  };
};
