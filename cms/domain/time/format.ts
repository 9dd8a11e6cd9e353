/** Date formats in American English. Input is plain dates, so that no time zone can shift them. */
import { monthNames, shortName, weekdayNames } from './names';
import { dateParts, dayOfWeek } from './plain-date';

const named = (date: string) => {
  const { year, month, day } = dateParts(date);
  const [monthName, weekday] = [monthNames[month - 1], weekdayNames[dayOfWeek(date)]];
  if (!monthName || !weekday) throw new RangeError(`Invalid date: ${date}`);
  return { year, month: monthName, day, weekday };
};

/** Saturday, July 4 */
export const formatLongDate = (date: string) => {
  const { month, day, weekday } = named(date);
  return `${weekday}, ${month} ${day}`;
};

/** Saturday, July 4, 2026 */
export const formatFullDate = (date: string) => `${formatLongDate(date)}, ${dateParts(date).year}`;

/** July 4, 2026 */
export const formatDate = (date: string) => {
  const { year, month, day } = named(date);
  return `${month} ${day}, ${year}`;
};

/** Jul 4, 2026 */
export const formatShortDate = (date: string) => {
  const { year, month, day } = named(date);
  return `${shortName(month)} ${day}, ${year}`;
};

/** July 2026 */
export const formatMonth = (date: string) => {
  const { year, month } = named(date);
  return `${month} ${year}`;
};

/** The parts of a date block: Sat, 4, Jul. */
export const dateBlockParts = (date: string) => {
  const { month, day, weekday } = named(date);
  return { weekday: shortName(weekday), day, month: shortName(month) };
};
