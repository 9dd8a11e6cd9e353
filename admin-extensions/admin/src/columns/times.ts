/** Dates and times of the lists, with the time zone. */
import { dateBlockParts, formatShortDate } from '../../../../cms/domain/time/format';
import { parsePlainDate } from '../../../../cms/domain/time/plain-date';
import { formatTime, parseTime } from '../../../../cms/domain/time/time-of-day';
import { fromZonedDateTime } from '../../../../cms/domain/time/zone';

/** What is no date is shown as it is. */
const formatDate = (text: string, format: (date: string) => string): string => {
  const date = parsePlainDate(text.slice(0, 10));
  return date ? format(date) : text;
};

/** `Jul 4, 2026` */
export const formatDateOnly = (text: string) => formatDate(text, formatShortDate);

/** `Sat` */
export const formatWeekday = (text: string) => formatDate(text, (date) => dateBlockParts(date).weekday);

/** `Sat, Jul 4, 2026` */
export const formatDay = (text: string) =>
  formatDate(text, (date) => `${formatWeekday(date)}, ${formatShortDate(date)}`);

/** `Jul 4, 2026, 5:00 PM PDT` */
export const formatInstant = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(new Date(instant))
    // Newer versions of `Intl` put a narrow no-break space before AM and PM.
    .replace('\u202f', ' ');

/** `PDT` */
export const zoneAbbreviation = (timeZone: string, date: string, time: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(fromZonedDateTime(timeZone, date, time))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** `5:00 PM` */
export function formatClock(text: string): string {
  const time = parseTime(text);
  return time ? formatTime(time) : text;
}
