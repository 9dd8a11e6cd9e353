/** The URL that opens Google Calendar with a prefilled event, in its time zone. */
import { getCalendarTimes, formatCompactDate, formatCompactDateTime } from './event-times';
import type { Event } from '../event/event';
import type { EventDates } from '../event/schedule';

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
/** As `URLSearchParams` encodes a character: `+`, itself, or three per byte. */
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
