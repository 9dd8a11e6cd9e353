/** Start and end of events in Pacific time. `now` is always a parameter. */
import { parseTime } from '../time/time-of-day';
import { addDays } from '../time/plain-date';
import { endOfDay, fromPacificDateTime } from '../time/pacific';
import { parsePacificDate } from '../time/pacific-date';
import type { Event } from './event';

export type EventDates = Pick<Event, 'startDate' | 'endDate' | 'startTime' | 'endTime'>;

const parseOptionalTime = (time: string | null) => (time ? parseTime(time) : null);

/** Normalizes dates and times: imported events may have timestamps, or an end before their start. */
export const normalizeSchedule = (event: EventDates) => {
  const startDate = parsePacificDate(event.startDate) ?? event.startDate;
  const enteredEndDate = (event.endDate && parsePacificDate(event.endDate)) || startDate;
  const startTime = parseOptionalTime(event.startTime);
  const endTime = parseOptionalTime(event.endTime);
  const lastDate = enteredEndDate < startDate ? startDate : enteredEndDate;
  // decisions.md: an end time before the start time on the same date belongs to the next day.
  const endsNextDay = lastDate === startDate && !!startTime && !!endTime && endTime < startTime;
  return { startDate, startTime, endDate: endsNextDay ? addDays(lastDate, 1) : lastDate, endTime };
};

export const getStartInstant = (event: EventDates) => {
  const { startDate, startTime } = normalizeSchedule(event);
  return fromPacificDateTime(startDate, startTime ?? '00:00');
};

/** Without an end time, an event ends at the end of its last day. */
export const getEndInstant = (event: EventDates) => {
  const { endDate, endTime } = normalizeSchedule(event);
  return endTime ? fromPacificDateTime(endDate, endTime) : endOfDay(endDate);
};

export const hasEnded = (event: EventDates, now: Date) => getEndInstant(event) <= now;

export const isOngoing = (event: EventDates, now: Date) => getStartInstant(event) <= now && !hasEnded(event, now);

/** staff-admin.md §2: published and not started. */
export const isFuture = (event: EventDates & Pick<Event, 'status'>, now: Date) =>
  event.status === 'published' && getStartInstant(event) > now;

// Text comparison suffices, because all events are in one time zone; converting to instants is 1,000 times slower.
export const toStartText = (event: EventDates) => {
  const { startDate, startTime } = normalizeSchedule(event);
  return `${startDate}T${startTime ?? '00:00'}`;
};

const compareTexts = (left: string, right: string) => (left < right ? -1 : Number(left > right));

type Ordered = EventDates & Pick<Event, '_id' | 'title'>;

/** Earliest start first. Ties are broken by title and id, so that pages never overlap. */
export const compareByStart = (left: Ordered, right: Ordered) =>
  compareTexts(toStartText(left), toStartText(right)) ||
  left.title.localeCompare(right.title, 'en') ||
  compareTexts(left._id, right._id);
