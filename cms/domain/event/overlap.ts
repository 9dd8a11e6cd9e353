/** Events at the same time in the same taproom: allowed, but the panel warns before one is moved or repeated. */
import { lastsAllDay } from './day-columns';
import type { Event } from './event';
import { normalizeSchedule, type EventDates } from './schedule';
import { isAtTaproom } from './taproom';

type Planned = EventDates & Pick<Event, '_id' | 'tapRoom' | 'status'>;

/** Local times as text; null for events that last all day or several days, which don't count as overlaps. */
const toTimes = (event: EventDates) => {
  const { startDate, startTime, endDate, endTime } = normalizeSchedule(event);
  if (lastsAllDay(event)) return null;
  const start = `${startDate}T${startTime}`;
  return { start, end: endTime ? `${endDate}T${endTime}` : start };
};

const isInSameTaproom = (event: Planned, other: Planned) =>
  isAtTaproom(event, other.tapRoom) || isAtTaproom(other, event.tapRoom);

const isAtSameTime = (event: Planned, other: Planned) => {
  const [left, right] = [toTimes(event), toTimes(other)];
  if (!left || !right) return false;
  return left.start === right.start || (left.start < right.end && right.start < left.end);
};

/** Cancelled events don't count. */
export const findOverlaps = <Other extends Planned>(event: Planned, others: readonly Other[]): Other[] =>
  others.filter(
    (other) =>
      other._id !== event._id &&
      other.status !== 'cancelled' &&
      isInSameTaproom(event, other) &&
      isAtSameTime(event, other),
  );
