/** Start and end of an event in a calendar. */
import type { Event } from '@domain/event/schema';
import { type EventDates, getEndInstant, getStartInstant, normalizeSchedule } from '@domain/event/schedule';
import { addDays } from '@domain/time/plain-date';
import { fromZonedDateTime, toZonedDateTime, type ZonedDateTime } from '@domain/time/zone';

type CalendarTimes =
  /** `end` is exclusive: the day after the last day. */
  { allDay: true; start: string; end: string } | { allDay: false; start: ZonedDateTime; end: ZonedDateTime };

/** The duration of events without an end time. */
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

/** The URL that opens Google Calendar with a prefilled event, in its time zone. */

type LinkedEvent = EventDates & Pick<Event, 'title' | 'description' | 'location'>;

const formatDates = (event: EventDates, timeZone: string) => {
  const times = getCalendarTimes(event, timeZone);
  return times.allDay
    ? `${formatCompactDate(times.start)}/${formatCompactDate(times.end)}`
    : `${formatCompactDateTime(times.start)}/${formatCompactDateTime(times.end)}`;
};

/** Google refuses URLs of 8 KB, and its sign-in page encodes this one again: `%F0` becomes `%25F0`. */
const maxUrlLength = 4000;

const encoder = new TextEncoder();
/** The length to which `URLSearchParams` encodes a character: `+`, itself, or three per byte. */
const encodedLength = (character: string) => (/[\w*. -]/.test(character) ? 1 : 3 * encoder.encode(character).length);

/** Cuts a text to an encoded length, between characters. */
const truncate = (text: string, maxLength: number) => {
  const maxCutLength = maxLength - encodedLength('…');
  let [length, end] = [0, 0];
  for (const character of text) {
    length += encodedLength(character);
    if (length <= maxCutLength) end += character.length;
    if (length > maxLength) return end > 0 ? `${text.slice(0, end)}…` : '';
  }
  return text;
};

export const googleCalendarUrl = (event: LinkedEvent, timeZone: string) => {
  const params = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: formatDates(event, timeZone),
    ctz: timeZone,
  });
  if (event.location) params.set('location', event.location);
  const url = `https://calendar.google.com/calendar/render?${params}`;
  const details = truncate(event.description ?? '', maxUrlLength - `${url}&details=`.length);
  return details ? `${url}&${new URLSearchParams({ details })}` : url;
};
