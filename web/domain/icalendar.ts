/** Content lines of iCalendar (RFC 5545): text escaping and line folding. */
import { getCalendarTimes, formatCompactDate, formatCompactDateTime } from './google-calendar-url';
import { categoryLabel, isPublicCategory } from '@domain/event/category';
import { everyTaproom } from '@domain/event/constants';
import type { Event } from '@domain/event/schema';
import { formatEventPlace, type TaproomPlace } from './event';
import { normalizeSchedule, compareByStart, getEndInstant } from '@domain/event/schedule';
import { eventPath } from '@domain/event/slug';
import { findEventTimeZone, type EventTimeZones } from '@domain/event/time-zone';
import { readClock } from '@domain/time/zone';

const maxLineOctets = 75;
const encoder = new TextEncoder();

/** Escapes backslash, semicolon, comma and line break (RFC 5545 §3.3.11). */
const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- control characters are not allowed in content lines
    .replace(/[\p{Cs}\u0000-\u0008\u000b-\u001f\u007f]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Folds a line at 75 octets without splitting a character (RFC 5545 §3.1). */
const foldLine = (line: string) => {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxLineOctets) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
};

const joinLines = (lines: readonly string[]) => `${lines.map(foldLine).join('\r\n')}\r\n`;

/** `20260704T170000Z` */
const formatUtc = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

// VTIMEZONE (RFC 5545 §3.6.5).

/** `-0800` */
const formatUtcOffset = (minutes: number) => {
  const total = Math.abs(Math.round(minutes));
  return `${minutes < 0 ? '-' : '+'}${String(Math.floor(total / 60)).padStart(2, '0')}${String(total % 60).padStart(2, '0')}`;
};

/** `20260308T020000`: the local time at an offset. */
const formatLocal = (instant: number, minutes: number) =>
  new Date(instant + minutes * 60_000).toISOString().slice(0, 19).replace(/[-:]/g, '');

const observance = (kind: 'STANDARD' | 'DAYLIGHT', start: string, from: number, to: number) => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${formatUtcOffset(from)}`,
  `TZOFFSETTO:${formatUtcOffset(to)}`,
  `END:${kind}`,
];

/**
 * Every change of the offset from the year before the first of the years to the one after the last, so that no rule of the
 * zone has to be known.
 */
function timeZoneLines(timeZone: string, years: { first: number; last: number }): string[] {
  const lines: string[] = [];
  let previous: number | undefined;
  for (let year = years.first - 1; year <= years.last + 1; year += 1) {
    // A clock reaches from the year before to the end of the second year after.
    const { changes } = readClock([timeZone], new Date(Date.UTC(year + 1, 6)))[timeZone] ?? { changes: [] };
    for (const [from, minutes] of changes) {
      if (new Date(from).getUTCFullYear() !== year || minutes === previous) continue;
      const isDaylight = previous !== undefined && minutes > previous;
      const before = previous ?? minutes;
      lines.push(...observance(isDaylight ? 'DAYLIGHT' : 'STANDARD', formatLocal(from, before), before, minutes));
      previous = minutes;
    }
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...lines, 'END:VTIMEZONE'];
}

// Events in iCalendar format (RFC 5545): files of single events, and feeds to subscribe to.

export type CalendarSource = {
  /** The URL without a trailing slash. */
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
    // DTSTAMP is the time of the last revision if there is no METHOD (RFC 5545 §3.8.7.2): the output is deterministic.
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

/** A taproom includes events of All; the filter All includes every event. */
export const isAtTaproom = (event: Pick<Event, 'tapRoom'>, tapRoom: string) =>
  tapRoom === everyTaproom || event.tapRoom === everyTaproom || event.tapRoom === tapRoom;

// Selects the events of a calendar feed.

const retentionMs = 90 * 86_400_000;

/** Includes cancelled events, so that subscribed calendars mark them as cancelled. */
const isInFeed = ({ status, isPublic }: Event) => isPublic && status !== 'draft';

export const selectFeedEvents = (events: readonly Event[], tapRoom: string, now: Date) =>
  events
    .filter(
      (event) =>
        isInFeed(event) && isAtTaproom(event, tapRoom) && getEndInstant(event).getTime() > now.getTime() - retentionMs,
    )
    .sort(compareByStart);
