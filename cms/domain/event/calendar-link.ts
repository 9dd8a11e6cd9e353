/** The link that opens an external calendar with the event filled in, in Pacific time. */
import { pacificZone } from '../time/pacific';
import { calendarTimes, compactDate, compactMoment } from './calendar-times';
import type { Event } from './event';
import type { EventDates } from './schedule';

type Linked = EventDates & Pick<Event, 'title' | 'description' | 'location'>;

const dates = (event: EventDates) => {
  const times = calendarTimes(event);
  return times.allDay
    ? `${compactDate(times.start)}/${compactDate(times.end)}`
    : `${compactMoment(times.start)}/${compactMoment(times.end)}`;
};

// The whole address has to stay short enough for every browser and the calendar's server.
const detailsMaximum = 1500;

const shortened = (text: string) => {
  const characters = [...text];
  return characters.length > detailsMaximum ? `${characters.slice(0, detailsMaximum).join('')}…` : text;
};

export const calendarLink = (event: Linked) => {
  const parameters = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: dates(event),
    ctz: pacificZone,
  });
  if (event.description) parameters.set('details', shortened(event.description));
  if (event.location) parameters.set('location', event.location);
  return `https://calendar.google.com/calendar/render?${parameters}`;
};
