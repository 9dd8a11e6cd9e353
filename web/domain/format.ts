import { joinTexts } from '@domain/shared/join-texts';
import { formatFullDate } from '@domain/time/format';
import { formatTime } from '@domain/time/time-of-day';
import { toZonedDateTime } from '@domain/time/zone';

/** `1,200` */
export const formatCount = (count: number) => count.toLocaleString('en-US');

const plural = new Intl.PluralRules('en-US');

/** `1 beer`, `12 beers`, `1,200 inquiries`. */
export const pluralize = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${plural.select(count) === 'one' ? one : many}`;

/** Date and time in the brewery's time zone. */
export function formatInstant(instant: string, timeZone: string): string {
  const { date, time } = toZonedDateTime(timeZone, new Date(instant));
  return `${formatFullDate(date)}, ${formatTime(time)}`;
}

const maxListedNames = 5;

/** `Porter, Stout and 2 more`; each name once. */
export function listNames(names: readonly string[]): string {
  const distinct = [...new Set(names)];
  const rest = distinct.length - maxListedNames;
  return joinTexts([...distinct.slice(0, maxListedNames), ...(rest > 0 ? [`${formatCount(rest)} more`] : [])]);
}
