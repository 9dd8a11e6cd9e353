/** Deviations from the weekly hours that affect the rest of today. */
import { todayIn } from '../time/zone';
import { findDayHours } from './day-hours';
import { findBusinessDay } from './early-closing';
import type { OpenState, TaproomHours } from './open-status';
import type { HoursException } from './taproom';

/** Null once the taproom has closed for the day: the cause is then the `reason` of its state. */
export function findSpecialToday(
  taproom: TaproomHours,
  { isOpen, change }: OpenState,
  now: Date,
): { closesEarlyAt: string | null; exception: HoursException | null } | null {
  const { openingHours, timeZone } = taproom;
  if (!isOpen && change?.daysAhead !== 0) return null;
  // Hours that last past midnight belong to the day before.
  const date = isOpen ? findBusinessDay(taproom, now).date : todayIn(timeZone, now);
  const { closesEarly, exception } = findDayHours(openingHours, date);
  return { closesEarlyAt: (closesEarly && openingHours.closesEarly?.closes) || null, exception };
}
