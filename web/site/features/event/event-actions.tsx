import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import { calendarFilePath } from '@domain/calendar/paths';
import type { Event } from '@domain/event/event';
import { eventPath } from '@domain/event/slug';
import { ticketButtonLabel } from '@domain/event/ticket';
import { ButtonLink } from '../../../ui/button';
import { buttonClass } from '../../../ui/variants';
import { CalendarLink } from './calendar-link';
import { isCancelled } from './event-state';

const linkClass =
  'inline-flex min-h-11 items-center gap-2 text-base underline-offset-4 hover:text-amber hover:underline';

/** The longest word and the icon fit 320 px with large text. */
const primaryClass = buttonClass('primary', 'md', 'px-[min(1.5rem,7.5vw)]!');

type EventActionsProps = {
  event: Event;
  /** On the event's own page a button "View Event" would lead nowhere new: the calendar is the first action there. */
  isOnOwnPage?: boolean;
  className?: string;
};

/** The button leads to the tickets or to the event's page. A cancelled event has no actions. */
export function EventActions({ event, isOnOwnPage = false, className = '' }: EventActionsProps) {
  if (isCancelled(event)) return null;
  const subject = <span className="sr-only">: {event.title}</span>;
  const isCalendarFirst = isOnOwnPage && !event.ticketUrl;
  return (
    <div data-no-print className={`flex flex-wrap gap-x-6 gap-y-2 ${className}`}>
      {(event.ticketUrl || !isOnOwnPage) && (
        <ButtonLink href={event.ticketUrl || eventPath(event)}>
          {ticketButtonLabel(event)}
          {subject}
        </ButtonLink>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <CalendarLink event={event} className={isCalendarFirst ? primaryClass : linkClass}>
          <CalendarPlus aria-hidden className={`size-5 ${isCalendarFirst ? '' : 'text-amber'}`} />
          Add to Calendar{subject}
        </CalendarLink>
        <a href={calendarFilePath(event._id)} download className={linkClass}>
          <Download aria-hidden className="size-5 text-amber" />
          Download .ics{subject}
        </a>
      </div>
      {isOnOwnPage && (
        <p className="w-full text-base text-smoke">
          Add to Calendar opens Google Calendar. The .ics file is for Apple Calendar and Outlook.
        </p>
      )}
    </div>
  );
}
