/** Whether the kitchen of an open taproom is open: `Kitchen until 8:00 PM`. */
import { addDays } from '../time/plain-date';
import { formatTime, minutesPerDay, minutesToTime, timeToMinutes } from '../time/time-of-day';
import { toZonedDateTime } from '../time/zone';
import { findKitchenRanges } from './day-hours';
import { findOpenState, type TaproomHours } from './open-status';

/** Null if the taproom is closed, or its kitchen has no hours of its own. */
export function getKitchenStatus({ openingHours, timeZone }: TaproomHours, now: Date): string | null {
  if (!openingHours.kitchen || !findOpenState({ openingHours, timeZone }, now)?.isOpen) return null;
  const { date, time } = toZonedDateTime(timeZone, now);
  const minutes = timeToMinutes(time);
  const ranges = [-1, 0].flatMap((day) =>
    (findKitchenRanges(openingHours, addDays(date, day)) ?? []).map(({ opens, closes }) => ({
      opens: opens + day * minutesPerDay,
      closes: closes + day * minutesPerDay,
    })),
  );
  const current = ranges.find(({ opens, closes }) => opens <= minutes && minutes < closes);
  if (current) return `Kitchen until ${formatTime(minutesToTime(current.closes))}`;
  const next = ranges.find(({ opens }) => opens > minutes);
  return next ? `Kitchen opens at ${formatTime(minutesToTime(next.opens))}` : 'Kitchen closed';
}
