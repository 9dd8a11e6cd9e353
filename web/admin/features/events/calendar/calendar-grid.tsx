import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Event } from '@domain/event/schema';
import { listEventDays } from '@domain/event/event-days';
import { normalizeSchedule, compareByStart, type OrderedEvent } from '@domain/event/schedule';
import { statusLabels } from '@domain/event/constants';
import { eventTaproomLabel } from '@domain/taproom/label';
import { formatMonth, formatLongDate, abbreviate, weekdayNames } from '@domain/time/format';
import { toMonth, addMonthsToDate, dateParts, addDays, dayOfWeek } from '@domain/time/plain-date';
import { formatShortTime } from '@domain/time/time-of-day';
import { formatEventTime } from '../../../../domain/event';
import { useActiveTaprooms } from '../../../hooks/use-taprooms';
import { pluralize } from '../../../../domain/format';
import classes from './calendar.module.css';

/** Events by the days on which a calendar shows them. */

type EventsByDay<Item = Event> = ReadonlyMap<string, readonly Item[]>;

/** Events that began on an earlier day come first. */
export function groupByDay<Item extends OrderedEvent>(
  events: readonly Item[],
  from: string,
  to: string,
): EventsByDay<Item> {
  const byDay = new Map<string, Item[]>();
  for (const event of events.toSorted(compareByStart)) {
    for (const day of listEventDays(event, from, to)) {
      const others = byDay.get(day);
      if (others) others.push(event);
      else byDay.set(day, [event]);
    }
  }
  return byDay;
}

// Keys of a calendar grid (WAI-ARIA date grid pattern).

const moves: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -dayOfWeek(date)),
  End: (date) => addDays(date, 6 - dayOfWeek(date)),
  PageUp: (date) => addMonthsToDate(date, -1),
  PageDown: (date) => addMonthsToDate(date, 1),
};

/** The date that a key moves to; null for other keys. */
const moveByKey = (key: string, date: string): string | null =>
  Object.hasOwn(moves, key) ? (moves[key]?.(date) ?? null) : null;

// The letters of taprooms in the calendar: the shortest beginnings of their names that tell them apart.

const maxLength = 3;

export function taproomCodes(names: readonly string[]): Map<string, string> {
  const lengths = Array.from({ length: maxLength }, (_, index) => index + 1);
  const isDistinct = (length: number) => new Set(names.map((name) => name.slice(0, length))).size === names.length;
  const length = lengths.find(isDistinct) ?? maxLength;
  return new Map(names.map((name) => [name, name.slice(0, length)]));
}

/** Such as `A`, and `A+F` for an event of both taprooms. */
function eventCode(tapRoom: string, names: readonly string[]): string {
  const codes = taproomCodes(names);
  if (tapRoom !== 'All') return codes.get(tapRoom) ?? tapRoom.slice(0, maxLength);
  return names.length > maxLength ? 'All' : [...codes.values()].join('+');
}

type EventChipProps = {
  event: Event;
  /** The day on which it is shown: events of several days have one chip on each. */
  date: string;
  isInTabOrder: boolean;
  onClick: () => void;
};

function EventChip({ event, date, isInTabOrder, onClick }: EventChipProps) {
  const taprooms = useActiveTaprooms();
  const { title, status, tapRoom } = event;
  const { startDate, startTime } = normalizeSchedule(event);
  const names = taprooms.map(({ name }) => name);
  const time = formatEventTime(event);
  const details = [title, time, eventTaproomLabel(tapRoom, taprooms), statusLabels[status]].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className={classes.chip}
      data-status={status}
      tabIndex={isInTabOrder ? 0 : -1}
      title={details}
      aria-label={`${details}, ${formatLongDate(date)}`}
      onClick={onClick}
    >
      {startTime && startDate === date && <span className={classes.time}>{formatShortTime(startTime)}</span>}
      <span className={classes.title}>{title}</span>
      {taprooms.length > 1 && <span className={classes.tapRoom}>{eventCode(tapRoom, names)}</span>}
    </button>
  );
}

/** More events than this are counted by the last line. */
const maxLines = 3;
const maxDots = 4;

type CalendarDayProps = {
  date: string;
  events: readonly Event[];
  isToday: boolean;
  isActive: boolean;
  isInMonth: boolean;
  isCompact: boolean;
  onDate: (date: string) => void;
  onDay: (date: string) => void;
  onEvent: (event: Event) => void;
  onMore: (date: string) => void;
};

function CalendarDay({ date, events, isToday, isActive, isInMonth, isCompact, ...handlers }: CalendarDayProps) {
  const shown = events.length > maxLines ? events.slice(0, maxLines - 1) : events;
  const hiddenCount = events.length - shown.length;
  return (
    <td
      className={classes.cell}
      aria-selected={isActive}
      data-outside={!isInMonth || undefined}
      data-active={isActive || undefined}
    >
      <button
        type="button"
        className={classes.day}
        data-date={date}
        aria-label={describeDay(date, events.length, isCompact)}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isActive ? 0 : -1}
        onFocus={() => isActive || handlers.onDate(date)}
        onClick={() => handlers.onDay(date)}
      >
        <span className={classes.number}>{dateParts(date).day}</span>
        {isCompact && <Dots events={events} />}
      </button>
      {!isCompact && events.length > 0 && (
        <div className={classes.chips}>
          {shown.map((event) => (
            <EventChip
              key={event._id}
              event={event}
              date={date}
              isInTabOrder={isActive}
              onClick={() => handlers.onEvent(event)}
            />
          ))}
          {hiddenCount > 0 && (
            <button
              type="button"
              className={classes.more}
              tabIndex={isActive ? 0 : -1}
              aria-label={`${hiddenCount} more on ${formatLongDate(date)}`}
              onClick={() => handlers.onMore(date)}
            >
              +{hiddenCount} more
            </button>
          )}
        </div>
      )}
    </td>
  );
}

const describeDay = (date: string, count: number, isCompact: boolean) => {
  const day = `${formatLongDate(date)}, ${count === 0 ? 'no events' : pluralize(count, 'event')}`;
  return isCompact ? day : `${day}. Add event`;
};

const Dots = ({ events }: { events: readonly Event[] }) => (
  <span className={classes.dots} aria-hidden>
    {events.slice(0, maxDots).map(({ _id, status }) => (
      <span key={_id} className={classes.dot} data-status={status} />
    ))}
  </span>
);

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
