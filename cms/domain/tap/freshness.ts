/** Whether staff should look at a tap list again. */
import { formatDate, formatMonthAndDay, weekdayNames } from '../time/format';
import { dateParts, dayOfWeek, daysBetween } from '../time/plain-date';
import { formatTime } from '../time/time-of-day';
import { toZonedDateTime, todayIn } from '../time/zone';
import type { StaffTapList } from './schema';

const hourMs = 3_600_000;

type Checked = Pick<StaffTapList, 'checkedAt' | 'changedAt'>;

/** When the whole list was last known to be right; a list that was never checked counts from its latest change. */
export const getLastConfirmedAt = ({ checkedAt, changedAt }: Checked) => checkedAt ?? changedAt;

/** A list without any change has nothing to check; without a limit, it is never stale. */
export function isStaleTapList(list: Checked, maxAgeHours: number | null, now: Date): boolean {
  const confirmedAt = getLastConfirmedAt(list);
  return maxAgeHours !== null && confirmedAt !== null && now.getTime() - Date.parse(confirmedAt) > maxAgeHours * hourMs;
}

/** Recent moments as visitors read them, in the time zone of a taproom. The texts change at midnight. */

/** Age in days up to which the name of a weekday alone is unambiguous. */
export const maxWeekdayAge = 6;

/** `today`, `yesterday`, `Tuesday`, `November 3`, in another year `November 3, 2025`. */
export function formatDayAgo(date: string, today: string): string {
  const days = daysBetween(date, today);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days <= maxWeekdayAge) return weekdayNames[dayOfWeek(date)] ?? date;
  return dateParts(date).year === dateParts(today).year ? formatMonthAndDay(date) : formatDate(date);
}

/** `today at 7:12 PM`, `yesterday at 9:40 PM`. */
export function formatMomentAgo(instant: string, timeZone: string, now: Date): string {
  const { date, time } = toZonedDateTime(timeZone, new Date(instant));
  return `${formatDayAgo(date, todayIn(timeZone, now))} at ${formatTime(time)}`;
}

/** The same without the time: `Tuesday`. */
export const formatDayOf = (instant: string, timeZone: string, now: Date) =>
  formatDayAgo(toZonedDateTime(timeZone, new Date(instant)).date, todayIn(timeZone, now));
