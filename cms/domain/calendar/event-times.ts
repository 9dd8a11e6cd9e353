/** Start and end of an event in a calendar. */
import { addDays } from '../time/plain-date';
import { fromZonedDateTime, toZonedDateTime, type ZonedDateTime } from '../time/zone';
import { getEndInstant, getStartInstant, normalizeSchedule, type EventDates } from '../event/schedule';

type CalendarTimes =
  /** `end` is exclusive: the day after the last day. */
  { allDay: true; start: string; end: string } | { allDay: false; start: ZonedDateTime; end: ZonedDateTime };

/** For events without an end time. */
const defaultDurationMs = 2 * 60 * 60_000;

export const getCalendarTimes = (event: EventDates, timeZone: string): CalendarTimes => {
  const { startDate, startTime, endDate, endTime } = normalizeSchedule(event);
  if (!startTime) return { allDay: true, start: startDate, end: addDays(endDate, 1) };
  const start = toZonedDateTime(timeZone, getStartInstant(event, timeZone));
  if (endTime) return { allDay: false, start, end: toZonedDateTime(timeZone, getEndInstant(event, timeZone)) };
  const startsAt = fromZonedDateTime(timeZone, endDate, startTime).getTime();
  return { allDay: false, start, end: toZonedDateTime(timeZone, new Date(startsAt + defaultDurationMs)) };
};

/** `20260704T170000` */
export const formatCompactDateTime = ({ date, time }: ZonedDateTime) =>
  `${formatCompactDate(date)}T${time.replace(':', '')}00`;

/** `20260704` */
export const formatCompactDate = (date: string) => date.replaceAll('-', '');
