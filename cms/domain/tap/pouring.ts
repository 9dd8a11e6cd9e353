/** Messages of conflicts: how a tap has changed since the user saw it. */
import { equalsIgnoringCase } from '../beer/search';
import { formatMonthAndDay, weekdayNames } from '../time/format';
import { dayOfWeek, daysBetween } from '../time/plain-date';
import { formatTime } from '../time/time-of-day';
import { toZonedDateTime, todayIn } from '../time/zone';
import { type KegLevel, justKickedMs, maxJustKicked, maxPressDelayMs } from './constants';
import { levelLabels, tapTitle } from './display';
import type { DefaultPours, Pour, TapName } from './schema';
import { maxWeekdayAge } from './freshness';

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

/** Default pours of a drink that was never poured: those of its beer, else those of its style, else the brewery's. */
export function findDefaultPours(
  { pours, exceptions }: DefaultPours,
  { beer, style }: { beer: string | null; style: string | null },
): Pour[] {
  const ofBeer = beer === null ? undefined : exceptions.find((exception) => exception.beer === beer);
  const ofStyle = () =>
    exceptions.find((exception) => exception.style !== null && equalsIgnoringCase(exception.style, style ?? ''));
  return (ofBeer ?? ofStyle())?.pours ?? pours;
}

type Kicked = { drinkKey: string; endedAt: Date };

export const justKickedSince = (now: Date) => new Date(now.getTime() - justKickedMs);

/** The latest few, latest first; once each, and none that is on again. */
export function selectJustKicked<Item extends Kicked>(
  kicked: readonly Item[],
  onTap: readonly string[],
  now: Date,
): Item[] {
  const since = justKickedSince(now);
  const listed = new Set(onTap);
  return [...kicked]
    .sort((one, two) => two.endedAt.getTime() - one.endedAt.getTime())
    .filter(({ drinkKey, endedAt }) => {
      if (endedAt <= since || listed.has(drinkKey)) return false;
      listed.add(drinkKey);
      return true;
    })
    .slice(0, maxJustKicked);
}

/** When a press counts from. Presses made offline arrive late, from devices whose clocks can be wrong. */

/** The time of the press if it is plausible, else of its arrival: none is in the future or older than a day. */
export function resolvePressTime(pressedAt: string | undefined, now: Date): Date {
  const time = pressedAt === undefined ? now.getTime() : Date.parse(pressedAt);
  const isPlausible = time <= now.getTime() && now.getTime() - time <= maxPressDelayMs;
  return isPlausible ? new Date(time) : now;
}

/**
 * The history of a tap is monotonic: a press that is allowed, because the tap pours what the user saw, counts no earlier
 * than the latest change of the tap.
 */
export const notBefore = (time: Date, latestChange: Date | null): Date =>
  latestChange !== null && latestChange > time ? latestChange : time;
