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

// Keeps the URL within the limits of browsers and of Google.
const maxDetailsLength = 1500;

const truncate = (text: string) => {
  const characters = [...text];
  return characters.length > maxDetailsLength ? `${characters.slice(0, maxDetailsLength).join('')}…` : text;
};

export const googleCalendarUrl = (event: LinkedEvent, timeZone: string) => {
  const params = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: formatDates(event, timeZone),
    ctz: timeZone,
  });
  if (event.description) params.set('details', truncate(event.description));
  if (event.location) params.set('location', event.location);
  return `https://calendar.google.com/calendar/render?${params}`;
};
