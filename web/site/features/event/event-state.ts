import type { Event } from '@domain/event/event';
import { hasEnded, isOngoing } from '@domain/event/schedule';
import { findEventTimeZone, type EventTimeZones } from '@domain/event/time-zone';

export type EventState = 'cancelled' | 'ended' | 'ongoing' | 'upcoming';

export const isCancelled = ({ status }: Pick<Event, 'status'>) => status === 'cancelled';

export function getEventState(event: Event, now: Date, timeZones: EventTimeZones): EventState {
  const timeZone = findEventTimeZone(event, timeZones);
  if (isCancelled(event)) return 'cancelled';
  if (event.status === 'completed' || hasEnded(event, now, timeZone)) return 'ended';
  return isOngoing(event, now, timeZone) ? 'ongoing' : 'upcoming';
}
