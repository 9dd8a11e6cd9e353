/** Whether a screen is on, as staff read it. */
import { formatAge } from '../time/age';
import { formatDayOf } from '../tap/time-ago';
import { connectingMs, offlineAfterMs } from './constants';
import type { Screen } from './screen';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type Contact = Pick<Screen, 'pairedAt' | 'lastContactAt'>;
type ContactState = 'connecting' | 'online' | 'offline';

export function contactStateOf({ pairedAt, lastContactAt }: Contact, now: Date): ContactState {
  const ageOf = (instant: string) => now.getTime() - Date.parse(instant);
  if (lastContactAt === null) return ageOf(pairedAt) < connectingMs ? 'connecting' : 'offline';
  return ageOf(lastContactAt) < offlineAfterMs ? 'online' : 'offline';
}

/** `Connecting…`, `Last contact 2 minutes ago`, `Offline for 3 hours`, `Offline since Tuesday`, `Never connected`. */
export function formatContact(screen: Contact, timeZone: string, now: Date): string {
  const { lastContactAt } = screen;
  const state = contactStateOf(screen, now);
  if (lastContactAt === null) return state === 'connecting' ? 'Connecting…' : 'Never connected';
  const age = now.getTime() - Date.parse(lastContactAt);
  if (age < minuteMs) return 'Last contact just now';
  if (state === 'online') return `Last contact ${formatAge(lastContactAt, now)} ago`;
  return age < dayMs
    ? `Offline for ${formatAge(lastContactAt, now)}`
    : `Offline since ${formatDayOf(lastContactAt, timeZone, now)}`;
}
