/** Events in iCalendar format (RFC 5545): files of single events, and feeds to subscribe to. */
import { escapeText, joinLines, formatUtc } from './content-line';
import { pacificTimeZoneLines } from './pacific-time-zone';
import { pacificTimeZone } from '../time/pacific';
import { getCalendarTimes, formatCompactDate, formatCompactDateTime } from './event-times';
import { categoryLabel, isPublicCategory } from '../event/category';
import { eventPath } from '../event/slug';
import type { Event } from '../event/event';
import { formatEventPlace, type TaproomPlace } from '../event/place';

export type CalendarSource = {
  /** Without a trailing slash. */
  publicUrl: string;
  brandName: string;
  taprooms: readonly TaproomPlace[];
};

/**
 * Calendars recognize an event by its UID. It contains neither host nor brand: after a change of either, every calendar would
 * show its events twice (RFC 7986 §5.3 advises against host names).
 */
const getUid = ({ _id }: Event) => `event-${_id}@boldridge-events`;

const timeLines = (event: Event) => {
  const times = getCalendarTimes(event);
  if (times.allDay) {
    return [
      `DTSTART;VALUE=DATE:${formatCompactDate(times.start)}`,
      `DTEND;VALUE=DATE:${formatCompactDate(times.end)}`,
      'TRANSP:TRANSPARENT',
    ];
  }
  const formatProperty = (name: string, dateTime: { date: string; time: string }) =>
    `${name};TZID=${pacificTimeZone}:${formatCompactDateTime(dateTime)}`;
  // RFC 5545 §3.8.2.2: DTEND must be later than DTSTART.
  const hasDuration = formatCompactDateTime(times.end) > formatCompactDateTime(times.start);
  return [formatProperty('DTSTART', times.start), ...(hasDuration ? [formatProperty('DTEND', times.end)] : [])];
};

// SEQUENCE must increase with every revision; seconds since creation need no database column.
const getSequence = ({ createdAt, updatedAt }: Event) =>
  Math.max(0, Math.floor((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000));

const textLines = (name: string, value: string | null) => (value ? [`${name}:${escapeText(value)}`] : []);

const formatDescription = (event: Event) =>
  [event.description, event.ticketUrl && `Tickets: ${event.ticketUrl}`].filter(Boolean).join('\n\n');

const eventLines = (event: Event, { publicUrl, taprooms }: CalendarSource) => {
  const updated = formatUtc(new Date(event.updatedAt));
  return [
    'BEGIN:VEVENT',
    `UID:${getUid(event)}`,
    // Without METHOD, DTSTAMP is the time of the last revision (RFC 5545 §3.8.7.2): the output is deterministic.
    `DTSTAMP:${updated}`,
    `CREATED:${formatUtc(new Date(event.createdAt))}`,
    `LAST-MODIFIED:${updated}`,
    `SEQUENCE:${getSequence(event)}`,
    `STATUS:${event.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    ...timeLines(event),
    ...textLines('SUMMARY', event.title),
    ...textLines('DESCRIPTION', formatDescription(event)),
    ...textLines('LOCATION', formatEventPlace(event, taprooms)),
    ...(isPublicCategory(event.category) ? textLines('CATEGORIES', categoryLabel(event.category)) : []),
    `URL:${publicUrl}${eventPath(event)}`,
    'END:VEVENT',
  ];
};

const toCalendar = (properties: string[], events: readonly Event[], source: CalendarSource) =>
  joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(source.brandName)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    ...properties,
    ...pacificTimeZoneLines,
    ...events.flatMap((event) => eventLines(event, source)),
    'END:VCALENDAR',
  ]);

export const toCalendarFile = (event: Event, source: CalendarSource) => toCalendar([], [event], source);

/** `name` is the calendar's display name. */
export const toCalendarFeed = (events: readonly Event[], name: string, source: CalendarSource) =>
  toCalendar(
    [
      `NAME:${escapeText(name)}`,
      `X-WR-CALNAME:${escapeText(name)}`,
      `X-WR-TIMEZONE:${pacificTimeZone}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
    ],
    events,
    source,
  );
