/** Events as iCalendar (RFC 5545): a file for one, and feeds that calendars subscribe to. */
import { escapeText, joinLines, formatUtc } from '../calendar/line';
import { pacificZoneLines } from '../calendar/zone';
import { pacificZone } from '../time/pacific';
import { calendarTimes, compactDate, compactMoment } from './calendar-times';
import { categoryLabel } from './category';
import type { Event } from './event';

export type CalendarSource = {
  /** Where the site is, without a slash at the end. */
  publicUrl: string;
  /** The brewery's name. */
  brewery: string;
};

const hostOf = (address: string) => new URL(address).hostname;

const timeLines = (event: Event) => {
  const times = calendarTimes(event);
  if (times.allDay) {
    return [
      `DTSTART;VALUE=DATE:${compactDate(times.start)}`,
      `DTEND;VALUE=DATE:${compactDate(times.end)}`,
      'TRANSP:TRANSPARENT',
    ];
  }
  const zoned = (name: string, moment: { date: string; time: string }) =>
    `${name};TZID=${pacificZone}:${compactMoment(moment)}`;
  // RFC 5545 §3.8.2.2: an end must be later than the start.
  const lasts = compactMoment(times.end) > compactMoment(times.start);
  return [zoned('DTSTART', times.start), ...(lasts ? [zoned('DTEND', times.end)] : [])];
};

// Grows with every change, as calendars want it, and needs no column of its own.
const sequence = ({ createdAt, updatedAt }: Event) =>
  Math.max(0, Math.floor((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000));

const text = (name: string, value: string | null) => (value ? [`${name}:${escapeText(value)}`] : []);

const description = (event: Event) =>
  [event.description, event.ticketUrl && `Tickets: ${event.ticketUrl}`].filter(Boolean).join('\n\n');

const eventLines = (event: Event, { publicUrl }: CalendarSource) => {
  const changed = formatUtc(new Date(event.updatedAt));
  return [
    'BEGIN:VEVENT',
    `UID:event-${event._id}@${hostOf(publicUrl)}`,
    // Without a METHOD this is the time of the last revision: the same event gives the same bytes.
    `DTSTAMP:${changed}`,
    `CREATED:${formatUtc(new Date(event.createdAt))}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${sequence(event)}`,
    `STATUS:${event.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    ...timeLines(event),
    ...text('SUMMARY', event.title),
    ...text('DESCRIPTION', description(event)),
    ...text('LOCATION', event.location),
    ...text('CATEGORIES', categoryLabel(event.category)),
    `URL:${publicUrl}/events#event-${event._id}`,
    'END:VEVENT',
  ];
};

const calendar = (head: string[], events: readonly Event[], source: CalendarSource) =>
  joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(source.brewery)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    ...head,
    ...pacificZoneLines,
    ...events.flatMap((event) => eventLines(event, source)),
    'END:VCALENDAR',
  ]);

export const calendarFile = (event: Event, source: CalendarSource) => calendar([], [event], source);

/** `name` is what the calendar is called in the subscriber's list. */
export const calendarFeed = (events: readonly Event[], name: string, source: CalendarSource) =>
  calendar(
    [
      `NAME:${escapeText(name)}`,
      `X-WR-CALNAME:${escapeText(name)}`,
      `X-WR-TIMEZONE:${pacificZone}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
    ],
    events,
    source,
  );
