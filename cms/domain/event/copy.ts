/** Copies an event as a draft without attendees, by default one week later. */
import { parsePacificDate } from '../time/pacific-date';
import { addDays } from '../time/plain-date';
import type { Event } from './event';
import { normalizeSchedule } from './schedule';

export const copyEvent = (event: Event, days = 7) => {
  const { startDate } = normalizeSchedule(event);
  const lastDate = event.endDate && parsePacificDate(event.endDate);
  return {
    ...event,
    status: 'draft' as const,
    currentAttendees: 0,
    startDate: addDays(startDate, days),
    endDate: lastDate && addDays(lastDate, days),
  };
};
