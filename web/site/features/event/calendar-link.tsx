import type { MouseEvent, ReactNode } from 'react';
import { calendarLink } from '@domain/event/calendar-link';
import type { Event } from '@domain/event/event';
import { useToast } from '../../../ui/toaster';

const failure = 'Sorry, there was an error creating the calendar event. Please try again.';

/** Opens the visitor's calendar with the event filled in, in a new tab; says so when no tab could be opened. */
export function CalendarLink({
  event,
  className,
  children,
}: {
  event: Event;
  className?: string;
  children: ReactNode;
}) {
  const alert = useToast();
  const href = hrefOf(event);

  const handleClick = (click: MouseEvent) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    if (!href || !opensTab(href)) alert(failure);
  };

  return (
    <a href={href ?? undefined} target="_blank" rel="noopener" onClick={handleClick} className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** Not `noopener` here: with it the browser never tells whether the tab was opened. */
function opensTab(href: string): boolean {
  const tab = window.open(href, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}

/** Dates that can't be read must not take the page down with them. */
function hrefOf(event: Event): string | null {
  try {
    return calendarLink(event);
  } catch {
    return null;
  }
}
