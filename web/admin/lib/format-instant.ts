import { formatFullDate } from '@domain/time/format';
import { formatTime } from '@domain/time/time-of-day';
import { toZonedDateTime } from '@domain/time/zone';

/** Date and time in the brewery's time zone. */
export function formatInstant(instant: string, timeZone: string): string {
  const { date, time } = toZonedDateTime(timeZone, new Date(instant));
  return `${formatFullDate(date)}, ${formatTime(time)}`;
}
