/** Times as they are shown behind the bar, in the time zone of the taproom. */
import { weekdayNames, abbreviate } from '@domain/time/names';
import { dayOfWeek, daysBetween } from '@domain/time/plain-date';
import { formatTime } from '@domain/time/time-of-day';
import { toZonedDateTime, todayIn } from '@domain/time/zone';
import { formatShortDate } from '@domain/time/format';

const maxNamedDays = 6;

/** `7:12 PM`, on another day `Tue 7:12 PM`, long ago `Jul 4, 2026`. */
export function formatMoment(instant: string | number, timeZone: string, now: Date): string {
  const { date, time } = toZonedDateTime(timeZone, new Date(instant));
  const days = daysBetween(date, todayIn(timeZone, now));
  if (days <= 0) return formatTime(time);
  if (days > maxNamedDays) return formatShortDate(date);
  return `${abbreviate(weekdayNames[dayOfWeek(date)] ?? '')} ${formatTime(time)}`;
}

/** `Today`, `1 day`, `12 days`: how long a keg is on. */
export function formatDaysOn(tappedAt: string, timeZone: string, now: Date): string {
  const days = daysBetween(toZonedDateTime(timeZone, new Date(tappedAt)).date, todayIn(timeZone, now));
  if (days <= 0) return 'Today';
  return days === 1 ? '1 day' : `${days} days`;
}
