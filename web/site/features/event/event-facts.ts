import type { Event } from '@domain/event/schema';
import { hasEnded, isOngoing } from '@domain/event/schedule';
import { findEventTimeZone, type EventTimeZones } from '@domain/event/time-zone';
import { todayIn } from '@domain/time/zone';
import { formatEventDate } from '../../../domain/event';
import type { ImageSource } from '../../../ui/responsive-image';
import { photos } from '../../assets/images';
import { useNow, useSite } from '../../site-context';

export type EventState = 'cancelled' | 'ended' | 'ongoing' | 'upcoming';

export const isCancelled = ({ status }: Pick<Event, 'status'>) => status === 'cancelled';

export function getEventState(event: Event, now: Date, timeZones: EventTimeZones): EventState {
  const timeZone = findEventTimeZone(event, timeZones);
  if (isCancelled(event)) return 'cancelled';
  if (event.status === 'completed' || hasEnded(event, now, timeZone)) return 'ended';
  return isOngoing(event, now, timeZone) ? 'ongoing' : 'upcoming';
}

/** The primary image, else the first, else the placeholder, which is decorative beside the event's title. */
export function eventImage({ images }: Pick<Event, 'images'>): ImageSource {
  const image = images.find(({ isPrimary }) => isPrimary) ?? images[0];
  return image ?? { ...photos.eventPlaceholder, alt: '' };
}

/** `Saturday, July 4`, with the year if it is not the current one where the event takes place. */
export const useEventDate = (event: Event): string =>
  formatEventDate(event, todayIn(findEventTimeZone(event, useSite()), useNow()));
