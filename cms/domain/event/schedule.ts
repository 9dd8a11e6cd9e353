/** When an event starts and ends, and whether it is over: always by the clock in Auburn, `now` always given. */
import { parseTime } from '../time/time-of-day';
import { addDays } from '../time/plain-date';
import { endOfDay, fromPacificDateTime } from '../time/pacific';
import { parsePacificDate } from '../time/pacific-date';
import type { Event } from './event';

export type EventDates = Pick<Event, 'startDate' | 'endDate' | 'startTime' | 'endTime'>;

const clock = (time: string | null) => (time ? parseTime(time) : null);

/** The event's dates and times in their plain forms, whatever was imported. */
export const localTimes = (event: EventDates) => {
  const startDate = parsePacificDate(event.startDate) ?? event.startDate;
  const given = (event.endDate && parsePacificDate(event.endDate)) || startDate;
  const startTime = clock(event.startTime);
  const endTime = clock(event.endTime);
  const lastDate = given < startDate ? startDate : given;
  // decisions.md: an end time before the start time on the same date is the next day's.
  const endsNextDay = lastDate === startDate && !!startTime && !!endTime && endTime < startTime;
  return { startDate, startTime, endDate: endsNextDay ? addDays(lastDate, 1) : lastDate, endTime };
};

export const startsAt = (event: EventDates) => {
  const { startDate, startTime } = localTimes(event);
  return fromPacificDateTime(startDate, startTime ?? '00:00');
};

/** Without an end time an event ends with its last day. */
export const endsAt = (event: EventDates) => {
  const { endDate, endTime } = localTimes(event);
  return endTime ? fromPacificDateTime(endDate, endTime) : endOfDay(endDate);
};

export const hasEnded = (event: EventDates, now: Date) => endsAt(event) <= now;

export const isOngoing = (event: EventDates, now: Date) => startsAt(event) <= now && !hasEnded(event, now);

/** staff-admin.md §2: the dashboard counts published events that have not started. */
export const isFuture = (event: EventDates & Pick<Event, 'status'>, now: Date) =>
  event.status === 'published' && startsAt(event) > now;

/** The next instant at which a list of upcoming events is no longer right; null if it stays right. */
export const nextEndAt = (events: readonly EventDates[], now: Date): Date | null =>
  events
    .map(endsAt)
    .filter((end) => end > now)
    .reduce<Date | null>((next, end) => (next && next <= end ? next : end), null);

// All events share one clock, so its text orders them; instants would cost a thousand times as much.
const startText = (event: EventDates) => {
  const { startDate, startTime } = localTimes(event);
  return `${startDate}T${startTime ?? '00:00'}`;
};

const compareTexts = (left: string, right: string) => (left < right ? -1 : Number(left > right));

type Ordered = EventDates & Pick<Event, '_id' | 'title'>;

/** Earliest start first; ties by title, then by id, so that pages never overlap. */
export const compareByStart = (left: Ordered, right: Ordered) =>
  compareTexts(startText(left), startText(right)) ||
  left.title.localeCompare(right.title, 'en') ||
  compareTexts(left._id, right._id);
