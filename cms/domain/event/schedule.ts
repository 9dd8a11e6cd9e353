/** Start and end of events in the time zone of their taproom (time-zone.ts). `now` is always a parameter. */
import { parseTime } from '../time/time-of-day';
import { addDays } from '../time/plain-date';
import { pacificTimeZone, parsePacificDate } from '../time/pacific';
import { endOfDayIn, fromZonedDateTime } from '../time/zone';
import type { Event } from './schema';

export type EventDates = Pick<Event, 'startDate' | 'endDate' | 'startTime' | 'endTime'>;

const parseOptionalTime = (time: string | null) => (time ? parseTime(time) : null);

/** Normalizes dates and times: imported events may have timestamps, or an end before their start. */
export const normalizeSchedule = (event: EventDates) => {
  const startDate = parsePacificDate(event.startDate) ?? event.startDate;
  const enteredEndDate = (event.endDate && parsePacificDate(event.endDate)) || startDate;
  const startTime = parseOptionalTime(event.startTime);
  const endTime = parseOptionalTime(event.endTime);
  const lastDate = enteredEndDate < startDate ? startDate : enteredEndDate;
  // An end time before the start time on the same date belongs to the next day.
  const endsNextDay = lastDate === startDate && !!startTime && !!endTime && endTime < startTime;
  return { startDate, startTime, endDate: endsNextDay ? addDays(lastDate, 1) : lastDate, endTime };
};

export const getStartInstant = (event: EventDates, timeZone = pacificTimeZone) => {
  const { startDate, startTime } = normalizeSchedule(event);
  return fromZonedDateTime(timeZone, startDate, startTime ?? '00:00');
};

/**
 * Without an end time, an event ends at the end of its last day. One that starts in the hour that daylight time skips starts
 * later, and keeps its duration if it would otherwise end before.
 */
export const getEndInstant = (event: EventDates, timeZone = pacificTimeZone) => {
  const { startDate, startTime, endDate, endTime } = normalizeSchedule(event);
  if (!endTime) return endOfDayIn(timeZone, endDate);
  const start = getStartInstant(event, timeZone);
  const end = fromZonedDateTime(timeZone, endDate, endTime);
  const toLocalMs = (date: string, time: string) => Date.parse(`${date}T${time}Z`);
  const durationMs = toLocalMs(endDate, endTime) - toLocalMs(startDate, startTime ?? '00:00');
  return end > start ? end : new Date(start.getTime() + durationMs);
};

export const hasEnded = (event: EventDates, now: Date, timeZone?: string) => getEndInstant(event, timeZone) <= now;

export const isOngoing = (event: EventDates, now: Date, timeZone?: string) =>
  getStartInstant(event, timeZone) <= now && !hasEnded(event, now, timeZone);

// Local times as text: converting to instants is 1,000 times slower, and lists are read by the clock on the wall.
export const toStartText = (event: EventDates) => {
  const { startDate, startTime } = normalizeSchedule(event);
  return `${startDate}T${startTime ?? '00:00'}`;
};

const compareTexts = (left: string, right: string) => (left < right ? -1 : Number(left > right));

type OrderedEvent = EventDates & Pick<Event, '_id' | 'title'>;

/** Earliest start first. Ties are broken by title and id, so that pages never overlap. */
export const compareByStart = (left: OrderedEvent, right: OrderedEvent) =>
  compareTexts(toStartText(left), toStartText(right)) ||
  left.title.localeCompare(right.title, 'en') ||
  compareTexts(left._id, right._id);
