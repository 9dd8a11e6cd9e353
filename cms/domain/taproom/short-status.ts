/** Open status in a few words, for a line that names several taprooms: `until 8`, `opens at 11 AM`. */
import { formatTime } from '../time/time-of-day';
import { findOpenState, formatOpening, isOpenAroundTheClock, type TaproomHours } from './open-status';
import { findSpecialToday } from './special-today';

/** Null if today's hours are unknown. */
export const getShortStatus = (taproom: TaproomHours, now: Date): string | null => {
  const state = findOpenState(taproom, now);
  if (!state) return null;
  const { isOpen, change, reason } = state;
  if (isOpenAroundTheClock(state, now)) return 'open 24 hours';
  if (reason || !change) return (reason ?? 'Closed').replace('Closed', 'closed');
  const early = findSpecialToday(taproom, state, now)?.closesEarlyAt ?? null;
  if (isOpen) return early ? `closes early at ${formatClosing(change.time)}` : `until ${formatClosing(change.time)}`;
  const opening = `opens ${formatOpening(change, formatShortTime(change.time))}`;
  return early ? `${opening}, closes early at ${formatClosing(early)}` : opening;
};

/** Without AM or PM, a closing time is in the evening. */
const formatClosing = (time: string) => formatShortTime(time).replace(' PM', '');

const namedTimes: Record<string, string> = { '12:00': 'noon', '00:00': 'midnight' };

/** `8 PM`, `8:30 PM`, `noon`. */
const formatShortTime = (time: string) => namedTimes[time] ?? formatTime(time).replace(':00', '');
