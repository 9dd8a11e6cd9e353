/** Since when a keg pours, as visitors read it. */
import { daysBetween } from '../time/plain-date';
import { toZonedDateTime, todayIn } from '../time/zone';
import type { Pouring } from './tap-list';
import { formatDayOf } from './time-ago';

/** A keg is new on the day when it was tapped and on the next one. */
const newDays = 2;

/** `since Tuesday`; null if it is not known. Changes at midnight. */
export const formatSince = ({ tappedAt }: Pick<Pouring, 'tappedAt'>, timeZone: string, now: Date) =>
  tappedAt && `since ${formatDayOf(tappedAt, timeZone, now)}`;

/** Changes at midnight. */
export const isNewlyTapped = ({ tappedAt }: Pick<Pouring, 'tappedAt'>, timeZone: string, now: Date) =>
  tappedAt !== null &&
  daysBetween(toZonedDateTime(timeZone, new Date(tappedAt)).date, todayIn(timeZone, now)) < newDays;
