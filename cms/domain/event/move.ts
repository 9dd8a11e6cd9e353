/** Moving an event to another date or time of day, as by dragging it in a calendar. Times are local: daylight time does not matter. */
import { addDays, daysBetween } from '../time/plain-date';
import { minutesPerDay, minutesToTime, timeToMinutes } from '../time/time-of-day';
import { normalizeSchedule, type EventDates } from './schedule';

export type MoveTarget = {
  date: string;
  /** Null: the time of day stays. An event without a start time gets none. */
  time: string | null;
};

/** The event lasts as long as before. One that ends after midnight gets the end date that its times imply. */
export function moveEvent(event: EventDates, { date, time }: MoveTarget): EventDates {
  const { startDate, startTime, endDate, endTime } = normalizeSchedule(event);
  const nights = daysBetween(startDate, endDate);
  const newStart = startTime && (time ?? startTime);
  // Without an end time there is nothing to shift.
  const shift = newStart && endTime ? timeToMinutes(newStart) - timeToMinutes(startTime) : 0;
  const endMinutes = nights * minutesPerDay + (endTime ? timeToMinutes(endTime) + shift : 0);
  const hasEndDate = event.endDate !== null || endMinutes >= minutesPerDay;
  return {
    startDate: date,
    startTime: newStart,
    endDate: hasEndDate ? addDays(date, Math.floor(endMinutes / minutesPerDay)) : null,
    endTime: endTime && minutesToTime(endMinutes),
  };
}

/** Whether it takes place at the target already. */
export const isAtTarget = (event: EventDates, { date, time }: MoveTarget) => {
  const { startDate, startTime } = normalizeSchedule(event);
  return startDate === date && (time === null || startTime === null || startTime === time);
};
