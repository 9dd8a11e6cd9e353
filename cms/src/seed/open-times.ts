/** Times of the demo's history: nothing happens in a taproom while it is closed. */
import { findDayHours } from '#domain/taproom/day-hours';
import type { TaproomHours } from '#domain/taproom/open-status';
import { addDays } from '#domain/time/plain-date';
import { minutesToTime } from '#domain/time/time-of-day';
import { fromZonedDateTime, todayIn } from '#domain/time/zone';

const minuteMs = 60_000;

/** The time itself if the taproom is open, else twenty minutes before it last closed. */
export function whileOpen({ openingHours, timeZone }: TaproomHours, time: Date): Date {
  const today = todayIn(timeZone, time);
  for (let daysAgo = 0; daysAgo < 7; daysAgo += 1) {
    const date = addDays(today, -daysAgo);
    const toInstant = (minutes: number) => fromZonedDateTime(timeZone, date, minutesToTime(minutes));
    const last = findDayHours(openingHours, date).ranges?.findLast(({ opens }) => toInstant(opens) <= time);
    if (!last) continue;
    const closes = toInstant(last.closes);
    return time <= closes ? time : new Date(closes.getTime() - 20 * minuteMs);
  }
  return time;
}
