/** Whether a taproom is open now, in Pacific time. */
import { formatTime, minutesPerDay, minutesToTime, timeToMinutes } from '../time/time-of-day';
import { fromPacificDateTime, toPacificDateTime } from '../time/pacific';
import { addDays, dayOfWeek } from '../time/plain-date';
import { parseHours, type TimeRange } from './hours';
import { weekdays, type Weekday } from './constants';
import type { Hours } from './location';

/** When a taproom opens or closes next; `time` as `17:30`. */
type Change = { daysAhead: number; weekday: Weekday; time: string };

export type OpenState = {
  isOpen: boolean;
  /** Null if it never opens or never closes. */
  change: Change | null;
  changesAt: Date | null;
};

export type OpenStatus = {
  isOpen: boolean;
  /** `Open until 8:00 PM`, `Opens at 11:00 AM`, `Opens Friday at 5:00 PM`. */
  text: string;
  /** When the status changes next; null if never. */
  changesAt: Date | null;
};

// `dayOfWeek` counts from Sunday (0), `weekdays` from Monday.
export const getWeekday = (date: string): Weekday => weekdays[dayOfWeek(date) - 1] ?? 'sunday';

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const toInstant = (date: string, minutes: number) =>
  fromPacificDateTime(addDays(date, Math.floor(minutes / minutesPerDay)), minutesToTime(minutes));

/** The opening hours from yesterday until a week from today, in minutes since today's midnight. */
const listRanges = (hours: Hours, today: string): TimeRange[] =>
  [-1, 0, 1, 2, 3, 4, 5, 6, 7].flatMap((day) =>
    (parseHours(hours[getWeekday(addDays(today, day))]) ?? []).map(({ opens, closes }) => ({
      opens: opens + day * minutesPerDay,
      closes: closes + day * minutesPerDay,
    })),
  );

/** The end of the range that contains `minutes`, joined with adjacent ranges; null if none contains it. */
const findClosing = (ranges: readonly TimeRange[], minutes: number) => {
  let closes: number | null = null;
  for (const range of ranges) {
    if (range.opens <= (closes ?? minutes) && range.closes > (closes ?? minutes)) closes = range.closes;
  }
  return closes;
};

/** Null if today's hours cannot be parsed. */
export const findOpenState = (hours: Hours, now: Date): OpenState | null => {
  const { date, time } = toPacificDateTime(now);
  if (parseHours(hours[getWeekday(date)]) === null) return null;
  const minutes = timeToMinutes(time);
  const ranges = listRanges(hours, date);
  const closes = findClosing(ranges, minutes);
  const isOpen = closes !== null;
  const nextChange = closes ?? ranges.find(({ opens }) => opens > minutes)?.opens;
  const isOpenAllWeek = isOpen && closes > minutes + 6 * minutesPerDay;
  if (nextChange === undefined || isOpenAllWeek) return { isOpen, change: null, changesAt: null };
  const daysAhead = Math.floor(nextChange / minutesPerDay);
  const weekday = getWeekday(addDays(date, daysAhead));
  return {
    isOpen,
    change: { daysAhead, weekday, time: minutesToTime(nextChange) },
    changesAt: toInstant(date, nextChange),
  };
};

/** `at 11:00 AM`, `tomorrow at 11:00 AM`, `Friday at 5:00 PM`, with `time` as already formatted. */
export const formatOpening = ({ daysAhead, weekday }: Change, time: string) => {
  if (daysAhead === 0) return `at ${time}`;
  return daysAhead === 1 ? `tomorrow at ${time}` : `${capitalize(weekday)} at ${time}`;
};

/** Null if today's hours cannot be parsed. */
export const getOpenStatus = (hours: Hours, now: Date): OpenStatus | null => {
  const state = findOpenState(hours, now);
  return state && { isOpen: state.isOpen, text: formatState(state), changesAt: state.changesAt };
};

const formatState = ({ isOpen, change }: OpenState) => {
  if (!change) return isOpen ? 'Open 24 hours' : 'Closed';
  const time = formatTime(change.time);
  return isOpen ? `Open until ${time}` : `Opens ${formatOpening(change, time)}`;
};
