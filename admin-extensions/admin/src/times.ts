/** Dates, times and time zones as the panel shows them. */
import { dateBlockParts, formatShortDate } from '../../../cms/domain/time/format';
import { parsePlainDate } from '../../../cms/domain/time/plain-date';
import { formatTime, parseTime } from '../../../cms/domain/time/time-of-day';
import { fromZonedDateTime } from '../../../cms/domain/time/zone';

/** Shows other texts as they are. */
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

const formatZone = (timeZone: string, timeZoneName: 'short' | 'longGeneric', instant: Date): string | undefined =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** `PDT` */
export const zoneAbbreviation = (timeZone: string, date: string, time: string): string =>
  formatZone(timeZone, 'short', fromZonedDateTime(timeZone, date, time)) ?? '';

/** `Pacific Time`, in summer and winter. */
export const zoneName = (timeZone: string): string => formatZone(timeZone, 'longGeneric', new Date(0)) ?? timeZone;

/** `5:00 PM` */
export function formatClock(text: string): string {
  const time = parseTime(text);
  return time ? formatTime(time) : text;
}
