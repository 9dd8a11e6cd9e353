/** Date and time of an event as one line each: long dates, 12-hour clock. */
import { formatClock } from '../time/clock';
import { formatFullDate, formatLongDate } from '../time/format';
import { pacificToday } from '../time/pacific';
import { pacificDate } from '../time/pacific-date';
import { localTimes, type EventDates } from './when';

/** The year is said only when it is not this one. */
const dayIn = (date: string, now: Date) =>
  date.slice(0, 4) === pacificToday(now).slice(0, 4) ? formatLongDate(date) : formatFullDate(date);

/** `Saturday, July 4`, or `Friday, July 3 - Sunday, July 5` when it was entered as several days. */
export const eventDateText = (event: EventDates, now: Date) => {
  const { startDate } = localTimes(event);
  const lastDate = (event.endDate && pacificDate(event.endDate)) || startDate;
  return lastDate > startDate ? `${dayIn(startDate, now)} - ${dayIn(lastDate, now)}` : dayIn(startDate, now);
};

/** `5:00 PM - 8:00 PM`, `5:00 PM`, or null when no time is known. */
export const eventTimeText = (event: EventDates): string | null => {
  const { startTime, endTime } = localTimes(event);
  if (startTime && endTime) return `${formatClock(startTime)} - ${formatClock(endTime)}`;
  if (startTime) return formatClock(startTime);
  return endTime && `Until ${formatClock(endTime)}`;
};
