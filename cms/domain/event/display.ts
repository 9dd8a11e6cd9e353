/** Display text of an event's date and time: long dates, 12-hour clock. */
import { formatTime } from '../time/time-of-day';
import { formatFullDate, formatLongDate } from '../time/format';
import { parsePacificDate } from '../time/pacific-date';
import { normalizeSchedule, type EventDates } from './schedule';

/** Includes the year unless it is the current one. */
const formatDay = (date: string, today: string) =>
  date.slice(0, 4) === today.slice(0, 4) ? formatLongDate(date) : formatFullDate(date);

/** `Saturday, July 4`, or `Friday, July 3 – Sunday, July 5` for events of several days. `today` is local to the event. */
export const formatEventDate = (event: EventDates, today: string) => {
  const { startDate } = normalizeSchedule(event);
  const lastDate = (event.endDate && parsePacificDate(event.endDate)) || startDate;
  return lastDate > startDate
    ? `${formatDay(startDate, today)} – ${formatDay(lastDate, today)}`
    : formatDay(startDate, today);
};

/** `5:00 PM – 8:00 PM`, `5:00 PM`, or null if there is no time. */
export const formatEventTime = (event: EventDates): string | null => {
  const { startTime, endTime } = normalizeSchedule(event);
  if (startTime && endTime) return `${formatTime(startTime)} – ${formatTime(endTime)}`;
  if (startTime) return formatTime(startTime);
  return endTime && `Until ${formatTime(endTime)}`;
};
