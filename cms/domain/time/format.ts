/** Date formats in American English. They take plain dates, which no time zone can shift. */
import { monthNames, abbreviate, weekdayNames } from './names';
import { dateParts, dayOfWeek } from './plain-date';

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
