import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import { formatEventTime } from '../../../domain/event';
import type { Event } from '@domain/event/event';
import { getStartInstant, normalizeSchedule } from '@domain/event/schedule';
import { findEventTimeZone } from '@domain/event/time-zone';
import { toZonedIso } from '@domain/time/zoned-iso';
import { useSite } from '../../site-context';
import { cardDateId } from './card-label';
import { isCancelled } from './event-state';
import { useEventDate } from './use-event-date';

type EventDateTimeProps = {
  event: Event;
  /** Id of the date. */
  dateId?: string;
  className?: string;
};

/** Date, times and location of an event, one line each. */
export function EventDateTime({ event, dateId = cardDateId(event), className = '' }: EventDateTimeProps) {
  const { startDate, startTime } = normalizeSchedule(event);
  const timeZone = findEventTimeZone(event, useSite());
  const time = formatEventTime(event);
  const struck = isCancelled(event) ? 'text-smoke line-through' : '';
  return (
    <ul className={`grid gap-1.5 text-lg wrap-anywhere ${className}`}>
      <li className="flex items-start gap-3">
        <CalendarDays aria-hidden className="mt-1 size-5 shrink-0 text-amber" />
        <time
          id={dateId}
          className={struck}
          dateTime={startTime ? toZonedIso(timeZone, getStartInstant(event, timeZone)) : startDate}
        >
          {useEventDate(event)}
        </time>
      </li>
      {time && (
        <li className="flex items-start gap-3">
          <Clock aria-hidden className="mt-1 size-5 shrink-0 text-amber" />
          <span className={struck}>{time}</span>
        </li>
      )}
      {event.location && (
        <li className="flex items-start gap-3">
          <MapPin aria-hidden className="mt-1 size-5 shrink-0 text-amber" />
          <span className="min-w-0">{event.location}</span>
        </li>
      )}
    </ul>
  );
}
