import type { Event } from '@domain/event/event';
import { normalizeSchedule } from '@domain/event/schedule';
import { statusLabels } from '@domain/event/status';
import { eventTaproomLabel } from '@domain/taproom/label';
import { formatLongDate } from '@domain/time/format';
import { dateParts } from '@domain/time/plain-date';
import { formatShortTime } from '@domain/time/time-of-day';
import { formatEventTime } from '../../../../domain/event';
import { useActiveTaprooms } from '../../../hooks/use-taprooms';
import { pluralize } from '../../../lib/pluralize';
import { eventCode } from './calendar-days';
import classes from './calendar.module.css';

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

export function CalendarDay({ date, events, isToday, isActive, isInMonth, isCompact, ...handlers }: CalendarDayProps) {
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
