/** Date formats in American English. They take plain dates, which no time zone can shift. */
import { dateParts, dayOfWeek } from './plain-date';

/**
 * English names of months and weekdays. The first use of `Intl` blocks a desktop browser for 20 ms and a phone for
 * 80 ms, so code that runs during hydration must not use it.
 */

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Indexed by `dayOfWeek`. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** `Jul`, `Sat`. */
export const abbreviate = (name: string) => name.slice(0, 3);

const getNamedParts = (date: string) => {
  const { year, month, day } = dateParts(date);
  const [monthName, weekday] = [monthNames[month - 1], weekdayNames[dayOfWeek(date)]];
  if (!monthName || !weekday) throw new RangeError(`Invalid date: ${date}`);
  return { year, month: monthName, day, weekday };
};

/** Saturday, July 4 */
export const formatLongDate = (date: string) => {
  const { month, day, weekday } = getNamedParts(date);
  return `${weekday}, ${month} ${day}`;
};

/** Saturday, July 4, 2026 */
export const formatFullDate = (date: string) => `${formatLongDate(date)}, ${dateParts(date).year}`;

/** July 4, 2026 */
export const formatDate = (date: string) => {
  const { year, month, day } = getNamedParts(date);
  return `${month} ${day}, ${year}`;
};

/** Jul 4, 2026 */
export const formatShortDate = (date: string) => {
  const { year, month, day } = getNamedParts(date);
  return `${abbreviate(month)} ${day}, ${year}`;
};

/** July 4 */
export const formatMonthAndDay = (date: string) => {
  const { month, day } = getNamedParts(date);
  return `${month} ${day}`;
};

/** Saturday, July 4; December 24 – January 2 */
export const formatDateRange = (from: string, to: string) =>
  from === to ? formatLongDate(from) : `${formatMonthAndDay(from)} – ${formatMonthAndDay(to)}`;

/** July 2026 */
export const formatMonth = (date: string) => {
  const { year, month } = getNamedParts(date);
  return `${month} ${year}`;
};

/** The parts of a date block: Sat, 4, Jul. */
export const dateBlockParts = (date: string) => {
  const { month, day, weekday } = getNamedParts(date);
  return { weekday: abbreviate(weekday), day, month: abbreviate(month) };
};

const minuteMs = 60_000;

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** `5 minutes`, `26 hours`, from two days on `3 days`. */
export function formatAge(instant: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / minuteMs));
  if (minutes < 60) return count(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? count(hours, 'hour') : count(Math.floor(hours / 24), 'day');
}
