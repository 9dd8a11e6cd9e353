/** Events that take place at the same time in the same taproom: allowed, but worth knowing before one is moved or repeated. */
import { lastsAllDay } from './day-columns';
import type { Event } from './event';
import { normalizeSchedule, type EventDates } from './schedule';
import { isAtTaproom } from './taproom';

type Planned = EventDates & Pick<Event, '_id' | 'tapRoom' | 'status'>;

/** Local times as text; null for events that last all day or several days, which others take place beside. */
const toTimes = (event: EventDates) => {
  const { startDate, startTime, endDate, endTime } = normalizeSchedule(event);
  if (lastsAllDay(event)) return null;
  const start = `${startDate}T${startTime}`;
  return { start, end: endTime ? `${endDate}T${endTime}` : start };
};

const isAtSamePlace = (event: Planned, other: Planned) =>
  isAtTaproom(event, other.tapRoom) || isAtTaproom(other, event.tapRoom);

const isAtSameTime = (event: Planned, other: Planned) => {
  const [own, others] = [toTimes(event), toTimes(other)];
  if (!own || !others) return false;
  return own.start === others.start || (own.start < others.end && others.start < own.end);
};

/** Cancelled events leave their time free. */
export const findOverlaps = <Other extends Planned>(event: Planned, others: readonly Other[]): Other[] =>
  others.filter(
    (other) =>
      other._id !== event._id &&
      other.status !== 'cancelled' &&
      isAtSamePlace(event, other) &&
      isAtSameTime(event, other),
  );
