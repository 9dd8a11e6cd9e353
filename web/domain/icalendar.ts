/** Events in iCalendar format (RFC 5545): files of single events, and feeds to subscribe to. Times are in UTC. */
import { getCalendarTimes, formatCompactDate } from './google-calendar-url';
import { categoryLabel, isPublicCategory } from '@domain/event/category';
import { everyTaproom } from '@domain/event/constants';
import type { Event } from '@domain/event/schema';
import { formatEventPlace, type TaproomPlace } from './event';
import { compareByStart, getEndInstant } from '@domain/event/schedule';
import { eventPath } from '@domain/event/slug';
import { findEventTimeZone, type EventTimeZones } from '@domain/event/time-zone';

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
  const times = getCalendarTimes(event, findEventTimeZone(event, timeZones));
  if (times.allDay) {
    return [
      `DTSTART;VALUE=DATE:${formatCompactDate(times.start)}`,
      `DTEND;VALUE=DATE:${formatCompactDate(times.end)}`,
      'TRANSP:TRANSPARENT',
    ];
  }
  // RFC 5545 §3.8.2.2: DTEND must be later than DTSTART.
  const hasDuration = times.end > times.start;
  return [`DTSTART:${formatUtc(times.start)}`, ...(hasDuration ? [`DTEND:${formatUtc(times.end)}`] : [])];
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

/** RFC 5545 §3.6: a calendar has at least one component. */
const withoutEvents = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const toCalendar = (properties: string[], events: readonly Event[], source: CalendarSource) =>
  joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(source.brandName)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    ...properties,
    ...(events.length > 0 ? events.flatMap((event) => eventLines(event, source)) : withoutEvents),
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
