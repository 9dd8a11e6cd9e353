/** Times as they are shown behind the bar, in the time zone of the taproom. */
import { levelLabels, tapTitle } from '@domain/tap/display';
import type { StaffTapList } from '@domain/tap/schema';
import { formatShortDate, weekdayNames, abbreviate } from '@domain/time/format';
import { dayOfWeek, daysBetween } from '@domain/time/plain-date';
import { formatTime } from '@domain/time/time-of-day';
import { toZonedDateTime, todayIn } from '@domain/time/zone';
import { type Press, tapOf } from '../state/press-queue';

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

/** What a press did, in the words of the Undo bar and of notices. */

const titleOf = (list: StaffTapList, id: string | null) => {
  const tap = list.taps.find(({ _id }) => _id === id);
  return tap ? tapTitle(tap) : 'A tap';
};

const maxNameLength = 44;

/** What was done must stay in view behind a long name. */
const shorten = (name: string) =>
  name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1).trimEnd()}…` : name;

/** `Tap 7: Pils is on` */
export function describePress(press: Press, list: StaffTapList): string {
  const { command } = press;
  const title = titleOf(list, tapOf(press));
  switch (command.type) {
    case 'swap':
      return `${title}: ${shorten(command.next.drink.name)} is on`;
    case 'kick':
      return `${title} is empty`;
    case 'level':
      return `${title}: ${shorten(command.before?.drink.name ?? 'keg')}, ${levelLabels[command.level].toLowerCase()}`;
    case 'plan':
      return `${shorten(command.next.drink.name)} is on deck${command.tap === null ? '' : ` for ${title}`}`;
    case 'check':
      return 'The list is confirmed';
    case 'undo':
      return command.undone.type === 'check' ? 'Undo of a confirmation' : `Undo on ${title}`;
  }
}
