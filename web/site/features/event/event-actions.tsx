import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { calendarFilePath } from '@domain/calendar/paths';
import type { Event } from '@domain/event/schema';
import { eventPath } from '@domain/event/slug';
import { findEventTimeZone } from '@domain/event/time-zone';
import { ticketButtonLabel } from '../../../domain/event';
import { googleCalendarUrl } from '../../../domain/google-calendar-url';
import { ButtonLink, buttonClass } from '../../../ui/button';
import { useToast } from '../../../ui/toaster';
import { useWords, Word } from '../../../ui/use-words';
import { useSite } from '../../site-context';
import { isCancelled } from './event-parts';

const errorMessage = 'Sorry, there was an error creating the calendar event. Please try again.';

/** Opens the calendar template in a new tab, or shows an alert if the tab is blocked. */
function CalendarLink({ event, className, children }: { event: Event; className?: string; children: ReactNode }) {
  const showAlert = useToast();
  const closeAlert = useRef(() => {});
  const href = calendarUrl(event, findEventTimeZone(event, useSite()));

  const handleClick = (click: MouseEvent) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    closeAlert.current();
    if (!href || !openTab(href)) closeAlert.current = showAlert(errorMessage);
  };

  return (
    <a href={href ?? undefined} target="_blank" rel="noopener" onClick={handleClick} className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** Returns whether the tab opened, which `noopener` would hide; hence the manual `opener = null`. */
function openTab(href: string): boolean {
  const tab = window.open(href, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}

/** Null for an invalid date, which must not break the whole page. */
function calendarUrl(event: Event, timeZone: string): string | null {
  try {
    return googleCalendarUrl(event, timeZone);
  } catch {
    return null;
  }
}

const linkClass =
  'inline-flex min-h-11 items-center gap-2 text-base underline-offset-4 hover:text-accent hover:underline';

/** The longest word and the icon fit 320 px with large text. */
const primaryClass = buttonClass('primary', 'md', 'px-[min(1.5rem,7.5vw)]!');

type EventActionsProps = {
  event: Event;
  /** The first action is the calendar there; a button "View Event" would lead nowhere new. */
  isOnOwnPage?: boolean;
  /** Shows one line on phones. */
  isCompact?: boolean;
  className?: string;
};

/** The button leads to the tickets or to the event's page. A cancelled event has no actions. */
export function EventActions({ event, isOnOwnPage = false, isCompact = false, className = '' }: EventActionsProps) {
  const toWord = useWords();
  if (isCancelled(event)) return null;
  const subject = <span className="sr-only">: {event.title}</span>;
  const iconClass = isCompact ? 'max-md:hidden' : '';
  const isCalendarFirst = isOnOwnPage && !event.ticketUrl;
  return (
    <div
      data-no-print
      className={`flex flex-wrap gap-y-2 ${isCompact ? 'gap-x-4 md:flex-col' : 'gap-x-6'} ${className}`}
    >
      {(event.ticketUrl || !isOnOwnPage) && (
        <ButtonLink
          href={event.ticketUrl || eventPath(event)}
          size={isCompact ? 'sm' : 'md'}
          variant={isCompact && !event.ticketUrl ? 'outline' : 'primary'}
        >
          {ticketButtonLabel(event, toWord)}
          {subject}
        </ButtonLink>
      )}
      <div className={`flex flex-wrap items-center ${isCompact ? 'gap-x-4' : 'gap-x-6 gap-y-2'}`}>
        <CalendarLink event={event} className={isCalendarFirst ? primaryClass : linkClass}>
          <CalendarPlus aria-hidden className={`size-5 ${isCalendarFirst ? '' : 'text-accent'} ${iconClass}`} />
          <Word>Add to Calendar</Word>
          {subject}
        </CalendarLink>
        <a href={calendarFilePath(event._id)} download className={linkClass}>
          <Download aria-hidden className={`size-5 text-accent ${iconClass}`} />
          <span className={isCompact ? 'max-md:sr-only' : ''}>
            <Word>Download</Word>{' '}
          </span>
          .ics{subject}
        </a>
      </div>
      {isOnOwnPage && (
        <p className="w-full text-base text-smoke">
          <Word>Add to Calendar opens Google Calendar. The .ics file is for Apple Calendar and Outlook.</Word>
        </p>
      )}
    </div>
  );
}
