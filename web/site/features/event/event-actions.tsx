import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import { calendarFilePath } from '@domain/calendar/paths';
import type { Event } from '@domain/event/event';
import { ticketButtonLabel } from '@domain/event/ticket';
import { ButtonLink } from '../../../ui/button';
import { buttonClass } from '../../../ui/variants';
import { CalendarLink } from './calendar-link';
import { isCancelled } from './event-state';

const linkClass =
  'inline-flex min-h-11 items-center gap-2 text-base underline-offset-4 hover:text-amber hover:underline';

/** The ticket button, "Add to Calendar" and the .ics file (decisions.md, "Event card"); none for a cancelled event. */
export function EventActions({ event, className = '' }: { event: Event; className?: string }) {
  if (isCancelled(event)) return null;
  const label = (
    <>
      {ticketButtonLabel(event)}
      <span className="sr-only">: {event.title}</span>
    </>
  );
  return (
    <div data-no-print className={`flex flex-wrap gap-x-6 gap-y-2 ${className}`}>
      {event.ticketUrl ? (
        <ButtonLink href={event.ticketUrl}>{label}</ButtonLink>
      ) : (
        <CalendarLink event={event} className={buttonClass('primary', 'md')}>
          {label}
        </CalendarLink>
      )}
      <div className="flex items-center gap-6">
        <CalendarLink event={event} className={linkClass}>
          <CalendarPlus aria-hidden className="size-5 text-amber" />
          Add to Calendar<span className="sr-only">: {event.title}</span>
        </CalendarLink>
        <a href={calendarFilePath(event._id)} download className={linkClass}>
          <Download aria-hidden className="size-5 text-amber" />
          Download .ics<span className="sr-only">: {event.title}</span>
        </a>
      </div>
    </div>
  );
}
