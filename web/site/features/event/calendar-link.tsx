import { useRef, type MouseEvent, type ReactNode } from 'react';
import { googleCalendarUrl } from '@domain/calendar/google-calendar-url';
import type { Event } from '@domain/event/event';
import { findEventTimeZone } from '@domain/event/time-zone';
import { useToast } from '../../../ui/toaster';
import { useSite } from '../../site-context';

const errorMessage = 'Sorry, there was an error creating the calendar event. Please try again.';

/** Opens the calendar template in a new tab, or shows an alert if the tab is blocked. */
export function CalendarLink({
  event,
  className,
  children,
}: {
  event: Event;
  className?: string;
  children: ReactNode;
}) {
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
