/** Closing early on the current business day, which can end after midnight. */
import { addDays } from '../time/plain-date';
import { formatTime, minutesPerDay, minutesToTime, timeToMinutes } from '../time/time-of-day';
import { toZonedDateTime } from '../time/zone';
import { findDayHours } from './day-hours';
import type { TaproomHours } from './open-status';
import type { OpeningHours } from './taproom';

export type EarlyClosing = NonNullable<OpeningHours['closesEarly']>;

/** When a day closes by its regular or special hours, in minutes. */
const findPlannedEnd = (openingHours: OpeningHours, date: string) =>
  findDayHours({ ...openingHours, closesEarly: null }, date).ranges?.at(-1)?.closes;

/** Yesterday, if its hours last past midnight and have not ended; else today. */
export const findBusinessDay = ({ openingHours, timeZone }: TaproomHours, now: Date) => {
  const { date, time } = toZonedDateTime(timeZone, now);
  const yesterday = addDays(date, -1);
  const isStillYesterday = (findPlannedEnd(openingHours, yesterday) ?? 0) - minutesPerDay > timeToMinutes(time);
  return isStillYesterday
    ? { date: yesterday, minutes: timeToMinutes(time) + minutesPerDay }
    : { date, minutes: timeToMinutes(time) };
};

type Plan = { closesEarly: EarlyClosing } | { error: string };

/**
 * The early closing of the current business day, at a time that can be after midnight. A time that has passed closes the
 * taproom at once.
 */
export function planEarlyClosing(taproom: TaproomHours, closes: string, now: Date): Plan {
  const { date } = findBusinessDay(taproom, now);
  const { ranges } = findDayHours({ ...taproom.openingHours, closesEarly: null }, date);
  const [first] = ranges ?? [];
  const end = ranges?.at(-1)?.closes;
  if (!first || end === undefined) return { error: ranges ? 'It is closed today' : 'The hours of today are unknown' };
  const minutes = timeToMinutes(closes) + (timeToMinutes(closes) < first.opens ? minutesPerDay : 0);
  if (minutes >= end) return { error: `It closes at ${formatTime(minutesToTime(end))} today` };
  return { closesEarly: { date, closes } };
}

/** The early closing that is in effect now; null before and after its day. */
export const findEarlyClosing = (taproom: TaproomHours, now: Date): EarlyClosing | null => {
  const { closesEarly } = taproom.openingHours;
  return closesEarly?.date === findBusinessDay(taproom, now).date ? closesEarly : null;
};

const halfHour = 30;

/** Every half hour until the taproom closes, as times to close early at: `20:30`. Empty if it is closed for the rest of the day. */
export const listEarlyClosingTimes = (taproom: TaproomHours, now: Date): string[] => {
  const { date, minutes } = findBusinessDay(taproom, now);
  const { ranges } = findDayHours({ ...taproom.openingHours, closesEarly: null }, date);
  const [first] = ranges ?? [];
  const end = ranges?.at(-1)?.closes;
  if (!first || end === undefined) return [];
  const times: string[] = [];
  const start = Math.max(first.opens, Math.ceil(minutes / halfHour) * halfHour);
  for (let time = start; time < end; time += halfHour) times.push(minutesToTime(time));
  return times;
};
