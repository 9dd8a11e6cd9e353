/** What happened to a tap that a user saw in another state. */
import { formatMonthAndDay } from '../time/format';
import { weekdayNames } from '../time/names';
import { dayOfWeek, daysBetween } from '../time/plain-date';
import { formatTime } from '../time/time-of-day';
import { toZonedDateTime, todayIn } from '../time/zone';
import type { KegLevel } from './constants';
import { levelLabels, tapTitle } from './display';
import type { TapName } from './tap-list';

type Happened = { at: Date; by: string | null };
type Where = { timeZone: string; now: Date };

/** A weekday's name alone is unambiguous for so many days. */
const maxNamedDays = 6;

/** `at 7:12 PM`, `on Tuesday at 7:12 PM`, `on November 3 at 7:12 PM`. */
function formatMoment(at: Date, { timeZone, now }: Where): string {
  const { date, time } = toZonedDateTime(timeZone, at);
  const days = daysBetween(date, todayIn(timeZone, now));
  if (days <= 0) return `at ${formatTime(time)}`;
  const day = days <= maxNamedDays ? weekdayNames[dayOfWeek(date)] : formatMonthAndDay(date);
  return `on ${day} at ${formatTime(time)}`;
}

const describeHappened = ({ at, by }: Happened, where: Where) =>
  `${formatMoment(at, where)}${by === null ? '' : ` by ${by}`}`;

/** `Tap 7 was changed to Helles at 7:12 PM by Nora Ellis`; without a drink, `Tap 7 was emptied at …`. */
export const describeTapChange = (tap: TapName, drink: string | null, happened: Happened, where: Where) =>
  `${tapTitle(tap)} was ${drink === null ? 'emptied' : `changed to ${drink}`} ${describeHappened(happened, where)}`;

/** `Tap 7 was set to Almost gone at 7:12 PM by Nora Ellis` */
export const describeLevelChange = (tap: TapName, level: KegLevel, happened: Happened, where: Where) =>
  `${tapTitle(tap)} was set to ${levelLabels[level]} ${describeHappened(happened, where)}`;
