/** Start and end of an event in a calendar, and the URL that opens Google Calendar with it prefilled, in its time zone. */
import type { Event } from '@domain/event/schema';
import { type EventDates, getEndInstant, getStartInstant, normalizeSchedule } from '@domain/event/schedule';
import { addDays } from '@domain/time/plain-date';
import { fromZonedDateTime, toZonedDateTime } from '@domain/time/zone';

type CalendarTimes =
  /** Dates; `end` is exclusive: the day after the last day. */
  { allDay: true; start: string; end: string } | { allDay: false; start: Date; end: Date };

/** The duration of events without an end time. */
const defaultDurationMs = 2 * 60 * 60_000;

export const getCalendarTimes = (event: EventDates, timeZone: string): CalendarTimes => {
  const { startDate, startTime, endDate, endTime } = normalizeSchedule(event);
  if (!startTime) return { allDay: true, start: startDate, end: addDays(endDate, 1) };
  const start = getStartInstant(event, timeZone);
  if (endTime) return { allDay: false, start, end: getEndInstant(event, timeZone) };
  const lastStart = fromZonedDateTime(timeZone, endDate, startTime).getTime();
  return { allDay: false, start, end: new Date(lastStart + defaultDurationMs) };
};

/** `20260704` */
export const formatCompactDate = (date: string) => date.replaceAll('-', '');

/** `20260704T170000/20260704T200000`, `20260704/20260705`. */
function formatDates(event: EventDates, timeZone: string): string {
  const times = getCalendarTimes(event, timeZone);
  if (times.allDay) return `${formatCompactDate(times.start)}/${formatCompactDate(times.end)}`;
  const local = [times.start, times.end].map((instant) => toZonedDateTime(timeZone, instant));
  return local.map(({ date, time }) => `${formatCompactDate(date)}T${time.replace(':', '')}00`).join('/');
}

/** Google refuses URLs of 8 KB, and its sign-in page encodes this one again: `%F0` becomes `%25F0`. */
const maxUrlLength = 4000;

/** Cuts the text between characters, so that it is encoded in at most this length. */
function encodeDetails(text: string, maxLength: number): string {
  const characters = [...text];
  for (let count = characters.length; count > 0; count = Math.floor(count * 0.95)) {
    const details = characters.slice(0, count).join('') + (count < characters.length ? '…' : '');
    const query = `&${new URLSearchParams({ details })}`;
    if (query.length <= maxLength) return query;
  }
  return '';
}

type LinkedEvent = EventDates & Pick<Event, 'title' | 'description' | 'location'>;

export const googleCalendarUrl = (event: LinkedEvent, timeZone: string) => {
  const params = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: formatDates(event, timeZone),
    ctz: timeZone,
  });
  if (event.location) params.set('location', event.location);
  const url = `https://calendar.google.com/calendar/render?${params}`;
  return url + encodeDetails(event.description ?? '', maxUrlLength - url.length);
};
