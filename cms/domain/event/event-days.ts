/** The days of a calendar on which an event is shown. */
import { addDays } from '../time/plain-date';
import { parsePacificDate } from '../time/pacific';
import { normalizeSchedule, type EventDates } from './schedule';

/** A night that ends before this time belongs to the day on which it began. */
const endOfNight = '06:00';

/** The last day on which the event is shown. */
export const getLastDay = (event: EventDates) => {
  const { startDate, startTime, endTime } = normalizeSchedule(event);
  const enteredDate = (event.endDate && parsePacificDate(event.endDate)) || startDate;
  const endsAtNight = !!startTime && !!endTime && endTime <= endOfNight;
  const day = endsAtNight ? addDays(enteredDate, -1) : enteredDate;
  return day < startDate ? startDate : day;
};

/** The event's days from `from` to `to`. */
export const listEventDays = (event: EventDates, from: string, to: string): string[] => {
  const { startDate } = normalizeSchedule(event);
  const last = getLastDay(event);
  const days: string[] = [];
  for (let day = startDate < from ? from : startDate; day <= last && day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};
