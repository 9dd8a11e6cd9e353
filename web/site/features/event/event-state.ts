import type { Event } from '@domain/event/event';
import { hasEnded, isOngoing } from '@domain/event/schedule';

export type EventState = 'cancelled' | 'ended' | 'ongoing' | 'upcoming';

export const isCancelled = ({ status }: Pick<Event, 'status'>) => status === 'cancelled';

export function getEventState(event: Event, now: Date): EventState {
  if (isCancelled(event)) return 'cancelled';
  if (event.status === 'completed' || hasEnded(event, now)) return 'ended';
  return isOngoing(event, now) ? 'ongoing' : 'upcoming';
}
