/** Whether a taproom is open now, in Pacific time. */
import { formatTime, minutesPerDay, minutesToTime, timeToMinutes } from '../time/time-of-day';
import { fromPacificDateTime, toPacificDateTime } from '../time/pacific';
import { addDays, dayOfWeek } from '../time/plain-date';
import { parseHours, type TimeRange } from './hours';
import { weekdays, type Weekday } from './constants';
import type { Hours } from './location';

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

/** `day` is relative to today; the range is in minutes since today's midnight. */
type DayRange = { day: number; range: TimeRange };

/** The opening hours from yesterday until a week from today. */
const listRanges = (hours: Hours, today: string): DayRange[] =>
  [-1, 0, 1, 2, 3, 4, 5, 6, 7].flatMap((day) =>
    (parseHours(hours[getWeekday(addDays(today, day))]) ?? []).map(({ opens, closes }) => ({
      day,
      range: { opens: opens + day * minutesPerDay, closes: closes + day * minutesPerDay },
    })),
  );

/** The end of the range that contains `minutes`, joined with adjacent ranges; null if none contains it. */
const findClosing = (ranges: readonly DayRange[], minutes: number) => {
  let closes: number | null = null;
  for (const { range } of ranges) {
    if (range.opens <= (closes ?? minutes) && range.closes > (closes ?? minutes)) closes = range.closes;
  }
  return closes;
};

const formatOpening = (today: string, day: number, opens: number) => {
  const time = formatTime(minutesToTime(opens));
  if (day === 0) return `Opens at ${time}`;
  return day === 1 ? `Opens tomorrow at ${time}` : `Opens ${capitalize(getWeekday(addDays(today, day)))} at ${time}`;
};

/** Null if today's hours cannot be parsed. */
export const getOpenStatus = (hours: Hours, now: Date): OpenStatus | null => {
  const { date, time } = toPacificDateTime(now);
  if (parseHours(hours[getWeekday(date)]) === null) return null;
  const minutes = timeToMinutes(time);
  const ranges = listRanges(hours, date);
  const closes = findClosing(ranges, minutes);
  if (closes !== null && closes > minutes + 6 * minutesPerDay)
    return { isOpen: true, text: 'Open 24 hours', changesAt: null };
  if (closes !== null) {
    return {
      isOpen: true,
      text: `Open until ${formatTime(minutesToTime(closes))}`,
      changesAt: toInstant(date, closes),
    };
  }
  const next = ranges.find(({ range }) => range.opens > minutes);
  if (!next) return { isOpen: false, text: 'Closed', changesAt: null };
  return {
    isOpen: false,
    text: formatOpening(date, next.day, next.range.opens),
    changesAt: toInstant(date, next.range.opens),
  };
};
