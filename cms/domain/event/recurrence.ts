/**
 * Dates of a repeated event. Dates and times are local and have no time zone: a copy starts at the same time of day,
 * also after daylight time begins or ends.
 */
import { parsePacificDate } from '../time/pacific-date';
import { addDays, parsePlainDate } from '../time/plain-date';
import type { EventStatus } from './constants';
import { normalizeSchedule, type EventDates } from './schedule';

export const repeatCounts = { min: 2, max: 26 } as const;

export type Recurrence = { everyWeeks: 1 | 2; count: number };

const toDays = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** The start date on another day, and the end date as many days after it as before. */
export function moveToDate(event: EventDates, startDate: string): Pick<EventDates, 'startDate' | 'endDate'> {
  const days = toDays(startDate) - toDays(normalizeSchedule(event).startDate);
  const endDate = event.endDate && parsePacificDate(event.endDate);
  return { startDate, endDate: endDate && addDays(endDate, days) };
}

/** The first repetition: the next one after the event that is not in the past. */
const firstDate = (event: EventDates, everyWeeks: number, today: string) => {
  const { startDate } = normalizeSchedule(event);
  const step = everyWeeks * 7;
  const steps = Math.max(1, Math.ceil((toDays(today) - toDays(startDate)) / step));
  return addDays(startDate, steps * step);
};

/** The same weekday in a later week, today or later: the suggested date of a copy. `today` is local to the event. */
export const nextDate = (event: EventDates, today: string) => firstDate(event, 1, today);

/** The start dates of the repetitions, without the event's own. */
export function listRepeatDates(event: EventDates, { everyWeeks, count }: Recurrence, today: string): string[] {
  const first = firstDate(event, everyWeeks, today);
  return Array.from({ length: count }, (_, index) => addDays(first, index * everyWeeks * 7)).filter(
    (date) => parsePlainDate(date) !== null,
  );
}

/** Copies of a published event are published; others are drafts. */
export const repeatStatus = (status: EventStatus): EventStatus => (status === 'published' ? 'published' : 'draft');
