import { completePeriod, periodMessage, type TapPeriod } from '#domain/tap/history-query';
import type { Period } from '#domain/tap/statistics';
import { todayIn } from '#domain/time/zone';
import { invalidInput } from '#lib/errors';
import type { ListedTaproom } from './queries';

/** The days that a query means in a taproom. Throws 400 if they are more than ten years. */
export function findPeriod({ timeZone }: ListedTaproom, dates: TapPeriod, now: Date): Period {
  const period = completePeriod(dates, todayIn(timeZone, now));
  if (!period) throw invalidInput([{ path: 'from', msg: periodMessage }], periodMessage);
  return { ...period, timeZone };
}
