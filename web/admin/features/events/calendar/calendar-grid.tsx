import { formatMonth } from '@domain/time/format';
import { abbreviate, weekdayNames } from '@domain/time/names';
import { toMonth } from '@domain/time/month';
import type { Event } from '@domain/event/event';
import { type EventsByDay, moveByKey } from './calendar-days';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { CalendarDay } from './calendar-day';
import classes from './calendar.module.css';

type CalendarGridProps = {
  /** The active date: the only day in the tab order, with its events. */
  date: string;
  today: string;
  weeks: string[][];
  byDay: EventsByDay;
  isCompact: boolean;
  isLoading: boolean;
  onDate: (date: string) => void;
  /** A day was chosen with the pointer, Enter or Space. */
  onDay: (date: string) => void;
  onEvent: (event: Event) => void;
  onMore: (date: string) => void;
};

/** Arrow keys move between days, Page Up and Page Down between months. */
export function CalendarGrid({ date, today, weeks, byDay, isCompact, isLoading, ...handlers }: CalendarGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const mustFocus = useRef(false);
  useEffect(() => {
    if (mustFocus.current) table.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
    mustFocus.current = false;
  }, [date]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const isOnDay = event.target instanceof HTMLElement && event.target.dataset.date !== undefined;
    const next = isOnDay && !event.ctrlKey && !event.metaKey && !event.altKey ? moveByKey(event.key, date) : null;
    if (next === null) return;
    event.preventDefault();
    mustFocus.current = true;
    handlers.onDate(next);
  };

  return (
    <table
      ref={table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's date grid is a table
      role="grid"
      aria-label={`Events in ${formatMonth(date)}`}
      aria-busy={isLoading}
      data-loading={isLoading || undefined}
      className={classes.grid}
      onKeyDown={handleKeyDown}
    >
      <thead>
        <tr>
          {weekdayNames.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {isCompact ? name.charAt(0) : abbreviate(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <CalendarDay
                key={day}
                date={day}
                events={byDay.get(day) ?? []}
                isToday={day === today}
                isActive={day === date}
                isInMonth={toMonth(day) === toMonth(date)}
                isCompact={isCompact}
                {...handlers}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
