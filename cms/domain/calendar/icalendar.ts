/** Events in iCalendar format (RFC 5545): files of single events, and feeds to subscribe to. */
import { escapeText, joinLines, formatUtc } from './content-line';
import { getCalendarTimes, formatCompactDate, formatCompactDateTime } from './event-times';
import { categoryLabel, isPublicCategory } from '../event/category';
import { eventPath } from '../event/slug';
import type { Event } from '../event/event';
import { formatEventPlace, type TaproomPlace } from '../event/place';
import { normalizeSchedule } from '../event/schedule';
import { findEventTimeZone, type EventTimeZones } from '../event/time-zone';
import { timeZoneLines } from './time-zone-lines';

export type CalendarSource = {
  /** Without a trailing slash. */
  publicUrl: string;
  brandName: string;
  taprooms: readonly TaproomPlace[];
  timeZones: EventTimeZones;
};

/**
 * Calendars recognize an event by its UID. It contains neither host nor brand: after a change of either, every calendar would
 * show its events twice (RFC 7986 §5.3 advises against host names).
 */
const getUid = ({ _id }: Event) => `event-${_id}@brewery-events`;

const timeLines = (event: Event, timeZones: EventTimeZones) => {
  const timeZone = findEventTimeZone(event, timeZones);
  const times = getCalendarTimes(event, timeZone);
  if (times.allDay) {
    return [
      `DTSTART;VALUE=DATE:${formatCompactDate(times.start)}`,
      `DTEND;VALUE=DATE:${formatCompactDate(times.end)}`,
      'TRANSP:TRANSPARENT',
    ];
  }
  const formatProperty = (name: string, dateTime: { date: string; time: string }) =>
    `${name};TZID=${timeZone}:${formatCompactDateTime(dateTime)}`;
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

const eventLines = (event: Event, { publicUrl, taprooms, timeZones }: CalendarSource) => {
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
    ...timeLines(event, timeZones),
    ...textLines('SUMMARY', event.title),
    ...textLines('DESCRIPTION', formatDescription(event)),
    ...textLines('LOCATION', formatEventPlace(event, taprooms)),
    ...(isPublicCategory(event.category) ? textLines('CATEGORIES', categoryLabel(event.category)) : []),
    `URL:${publicUrl}${eventPath(event)}`,
    'END:VEVENT',
  ];
};

/** The brewery's time zone and those of the events, each with what the years of the events need. */
function listTimeZoneLines(events: readonly Event[], timeZones: EventTimeZones): string[] {
  const names = new Set([timeZones.timeZone, ...events.map((event) => findEventTimeZone(event, timeZones))]);
  const dates = events.flatMap((event) => {
    const { startDate, endDate } = normalizeSchedule(event);
    return [Number(startDate.slice(0, 4)), Number(endDate.slice(0, 4))];
  });
  // A time zone must have a change, also in a feed without events.
  const known = dates.filter((year) => year >= 1900 && year <= 2200);
  const years = { first: Math.min(...known, known[0] ?? 2026), last: Math.max(...known, known[0] ?? 2026) };
  return [...names].flatMap((timeZone) => timeZoneLines(timeZone, years));
}

const toCalendar = (properties: string[], events: readonly Event[], source: CalendarSource) =>
  joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(source.brandName)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    ...properties,
    ...listTimeZoneLines(events, source.timeZones),
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
      `X-WR-TIMEZONE:${source.timeZones.timeZone}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
    ],
    events,
    source,
  );
