/** Whether a screen is on, as staff read it. */
import { formatAge } from '../time/age';
import { formatDayOf } from '../tap/time-ago';
import { offlineAfterMs } from './constants';
import type { Screen } from './screen';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type Contact = Pick<Screen, 'lastContactAt'>;

export const isOnline = ({ lastContactAt }: Contact, now: Date) =>
  lastContactAt !== null && now.getTime() - Date.parse(lastContactAt) < offlineAfterMs;

/** `Last contact 2 minutes ago`, `Offline for 3 hours`, `Offline since Tuesday`, `Never connected`. */
export function formatContact({ lastContactAt }: Contact, timeZone: string, now: Date): string {
  if (lastContactAt === null) return 'Never connected';
  const age = now.getTime() - Date.parse(lastContactAt);
  if (age < minuteMs) return 'Last contact just now';
  if (isOnline({ lastContactAt }, now)) return `Last contact ${formatAge(lastContactAt, now)} ago`;
  return age < dayMs
    ? `Offline for ${formatAge(lastContactAt, now)}`
    : `Offline since ${formatDayOf(lastContactAt, timeZone, now)}`;
}
