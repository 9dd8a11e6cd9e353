/** Whether a taproom is open now, in its time zone. */
import { weekdayLabels } from '../location/constants';
import type { TimeRange } from '../location/hours';
import { formatMonthAndDay } from '../time/format';
import { addDays } from '../time/plain-date';
import { formatTime, minutesPerDay, minutesToTime, timeToMinutes } from '../time/time-of-day';
import { fromZonedDateTime, todayIn, toZonedDateTime } from '../time/zone';
import type { OpeningHours } from './schema';
import { findDayHours, type DayHours, getWeekday } from './week-hours';

export type TaproomHours = { openingHours: OpeningHours; timeZone: string };

/** When a taproom opens or closes next; `time` as `17:30`. */
type Change = { date: string; time: string; daysAhead: number; at: Date };

export type OpenState = {
  isOpen: boolean;
  /** Null if it never opens or closes, or if that is unknown. */
  change: Change | null;
  /** `Closed today for Thanksgiving`, `Closed early today`; null unless an exception or early closing closes it today. */
  reason: string | null;
};

/** A range of a date as instants in epoch milliseconds. */
type Interval = { date: string; range: TimeRange; opensAt: number; closesAt: number };

const dayMs = minutesPerDay * 60_000;

const toInstant = (timeZone: string, date: string, minutes: number) =>
  fromZonedDateTime(timeZone, addDays(date, Math.floor(minutes / minutesPerDay)), minutesToTime(minutes)).getTime();

/** Leaves out ranges that the start of daylight time skips. */
const toIntervals = (timeZone: string, date: string, ranges: readonly TimeRange[]): Interval[] =>
  ranges
    .map((range) => ({
      date,
      range,
      opensAt: toInstant(timeZone, date, range.opens),
      closesAt: toInstant(timeZone, date, range.closes),
    }))
    .filter(({ opensAt, closesAt }) => opensAt < closesAt);

/** Eight days after the last exception: from then on, all weeks are the same. */
const findHorizon = ({ exceptions, closesEarly }: OpeningHours, today: string) =>
  addDays([today, ...exceptions.map(({ to }) => to), closesEarly?.date ?? today].sort().at(-1) ?? today, 8);

type Day = { date: string; isUnknown: boolean; intervals: Interval[] };

/** The days from yesterday, whose hours can last until today. */
function* listDays({ openingHours, timeZone }: TaproomHours, today: string): Generator<Day> {
  const horizon = findHorizon(openingHours, today);
  for (let date = addDays(today, -1); date <= horizon; date = addDays(date, 1)) {
    const { ranges } = findDayHours(openingHours, date);
    yield { date, isUnknown: ranges === null, intervals: toIntervals(timeZone, date, ranges ?? []) };
  }
}

/** The last interval of those that contain `now` and follow without a break; null if closed, 'never' if there is no break. */
function findClosing(taproom: TaproomHours, today: string, now: number): Interval | 'never' | null {
  let last: Interval | null = null;
  for (const { date, intervals } of listDays(taproom, today)) {
    for (const interval of intervals) {
      const reached: number = last?.closesAt ?? now;
      if (interval.opensAt <= reached && interval.closesAt > reached) last = interval;
    }
    if (date >= today && last?.date !== date) return last;
  }
  return 'never';
}

/** Null if it never opens, or if the hours of a day before that are unknown. */
function findOpening(taproom: TaproomHours, today: string, now: number): Interval | null {
  for (const { date, isUnknown, intervals } of listDays(taproom, today)) {
    const opening = intervals.find(({ opensAt }) => opensAt > now);
    if (opening) return opening;
    if (isUnknown && date >= today) return null;
  }
  return null;
}

const toChange = (today: string, { date, range }: Interval, change: 'opens' | 'closes', at: number): Change => {
  const changeDate = addDays(date, Math.floor(range[change] / minutesPerDay));
  const daysAhead = (Date.parse(changeDate) - Date.parse(today)) / dayMs;
  return { date: changeDate, time: minutesToTime(range[change]), daysAhead, at: new Date(at) };
};

const findReason = ({ ranges, exception, closesEarly }: DayHours, opensToday: boolean) => {
  if (exception?.spans.length === 0) return exception.reason ? `Closed today for ${exception.reason}` : 'Closed today';
  if (!closesEarly || opensToday) return null;
  return ranges?.length === 0 ? 'Closed today' : 'Closed early today';
};

/** Null if today's hours are unknown. */
export function findOpenState(taproom: TaproomHours, now: Date): OpenState | null {
  const today = todayIn(taproom.timeZone, now);
  const closing = findClosing(taproom, today, now.getTime());
  if (closing) {
    const change = closing === 'never' ? null : toChange(today, closing, 'closes', closing.closesAt);
    return { isOpen: true, change, reason: null };
  }
  const hours = findDayHours(taproom.openingHours, today);
  if (hours.ranges === null) return null;
  const opening = findOpening(taproom, today, now.getTime());
  const change = opening && toChange(today, opening, 'opens', opening.opensAt);
  return { isOpen: false, change, reason: findReason(hours, change?.daysAhead === 0) };
}

/** `at 11:00 AM`, `tomorrow at 11:00 AM`, `Friday at 5:00 PM`, `January 3 at 5:00 PM`, with `time` as already formatted. */
export const formatOpening = ({ date, daysAhead }: Pick<Change, 'date' | 'daysAhead'>, time: string) => {
  if (daysAhead === 0) return `at ${time}`;
  if (daysAhead === 1) return `tomorrow at ${time}`;
  return `${daysAhead < 7 ? weekdayLabels[getWeekday(date)] : formatMonthAndDay(date)} at ${time}`;
};

export type OpenStatus = {
  isOpen: boolean;
  /** `Open until 8:00 PM`, `Opens at 11:00 AM`, `Opens Friday at 5:00 PM`, `Closed`. */
  text: string;
  /** The `reason` of `OpenState`. */
  reason: string | null;
};

/** A closing time is shown only if it is less than a day ahead. */
export const isOpenAroundTheClock = ({ isOpen, change }: OpenState, now: Date) =>
  isOpen && (change === null || change.at.getTime() - now.getTime() > dayMs);

export const toOpenStatus = (state: OpenState, now: Date): OpenStatus => {
  const { isOpen, reason } = state;
  return { isOpen, text: formatState(state, now), reason };
};

const formatState = (state: OpenState, now: Date) => {
  const { isOpen, change } = state;
  if (isOpenAroundTheClock(state, now)) return 'Open 24 hours';
  if (!change) return 'Closed';
  const time = formatTime(change.time);
  return isOpen ? `Open until ${time}` : `Opens ${formatOpening(change, time)}`;
};

/** The whole line: `Closed · Opens at 11:00 AM`, `Closed today for Thanksgiving · Opens tomorrow at 11:00 AM`. */
export const formatOpenStatus = ({ isOpen, text, reason }: OpenStatus) => {
  if (isOpen) return text;
  const closed = reason ?? 'Closed';
  return text === 'Closed' ? closed : `${closed} · ${text}`;
};

/** Closing early on the current business day, which can end after midnight. */

type EarlyClosing = NonNullable<OpeningHours['closesEarly']>;

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
