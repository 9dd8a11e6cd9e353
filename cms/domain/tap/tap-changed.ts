/** Messages of conflicts: how a tap has changed since the user saw it. */
import { formatMonthAndDay } from '../time/format';
import { weekdayNames } from '../time/names';
import { dayOfWeek, daysBetween } from '../time/plain-date';
import { formatTime } from '../time/time-of-day';
import { toZonedDateTime, todayIn } from '../time/zone';
import type { KegLevel } from './constants';
import { levelLabels, tapTitle } from './display';
import type { TapName } from './tap-list';
import { maxWeekdayAge } from './time-ago';

type Change = { at: Date; by: string | null };
type Clock = { timeZone: string; now: Date };

/** `at 7:12 PM`, `on Tuesday at 7:12 PM`, `on November 3 at 7:12 PM`. */
function formatMoment(at: Date, { timeZone, now }: Clock): string {
  const { date, time } = toZonedDateTime(timeZone, at);
  const days = daysBetween(date, todayIn(timeZone, now));
  if (days <= 0) return `at ${formatTime(time)}`;
  const day = days <= maxWeekdayAge ? weekdayNames[dayOfWeek(date)] : formatMonthAndDay(date);
  return `on ${day} at ${formatTime(time)}`;
}

const formatChange = ({ at, by }: Change, clock: Clock) =>
  `${formatMoment(at, clock)}${by === null ? '' : ` by ${by}`}`;

/** `Tap 7 was changed to Helles at 7:12 PM by Nora Ellis`; without a drink, `Tap 7 was emptied at …`. */
export const describeTapChange = (tap: TapName, drink: string | null, change: Change, clock: Clock) =>
  `${tapTitle(tap)} was ${drink === null ? 'emptied' : `changed to ${drink}`} ${formatChange(change, clock)}`;

/** `Tap 7 was set to Almost gone at 7:12 PM by Nora Ellis` */
export const describeLevelChange = (tap: TapName, level: KegLevel, change: Change, clock: Clock) =>
  `${tapTitle(tap)} was set to ${levelLabels[level]} ${formatChange(change, clock)}`;
