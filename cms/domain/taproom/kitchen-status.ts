/** Whether the kitchen of an open taproom is open: `Kitchen until 8:00 PM`. */
import { addDays } from '../time/plain-date';
import { formatTime, minutesPerDay, minutesToTime, timeToMinutes } from '../time/time-of-day';
import { fromZonedDateTime, toZonedDateTime } from '../time/zone';
import { findKitchenRanges } from './day-hours';
import { findOpenState, type TaproomHours } from './open-status';

export type KitchenStatus = {
  /** `Kitchen until 8:00 PM`, `Kitchen opens at 5:00 PM`, `Kitchen closed`. */
  text: string;
  /** When it opens or closes next today; null if it doesn't. */
  changesAt: Date | null;
};

/** Null if the taproom is closed, or its kitchen has no hours of its own. */
export function getKitchenStatus(taproom: TaproomHours, now: Date): KitchenStatus | null {
  const { openingHours, timeZone } = taproom;
  if (!openingHours.kitchen || !findOpenState(taproom, now)?.isOpen) return null;
  const { date, time } = toZonedDateTime(timeZone, now);
  const minutes = timeToMinutes(time);
  const changeAt = (prefix: string, at: number): KitchenStatus => {
    const local = minutesToTime(at);
    const changesAt = fromZonedDateTime(timeZone, addDays(date, Math.floor(at / minutesPerDay)), local);
    return { text: `Kitchen ${prefix} ${formatTime(local)}`, changesAt };
  };
  const ranges = [-1, 0].flatMap((day) =>
    (findKitchenRanges(openingHours, addDays(date, day)) ?? []).map(({ opens, closes }) => ({
      opens: opens + day * minutesPerDay,
      closes: closes + day * minutesPerDay,
    })),
  );
  const current = ranges.find(({ opens, closes }) => opens <= minutes && minutes < closes);
  if (current) return changeAt('until', current.closes);
  const next = ranges.find(({ opens }) => opens > minutes);
  return next ? changeAt('opens at', next.opens) : { text: 'Kitchen closed', changesAt: null };
}
