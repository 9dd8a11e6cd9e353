import type { Event } from '@domain/event/event';
import { formatEventTime } from '@domain/event/display';
import { normalizeSchedule } from '@domain/event/schedule';
import { statusLabels } from '@domain/event/status';
import { eventCode } from '@domain/taproom/codes';
import { eventTaproomLabel } from '@domain/taproom/label';
import { formatLongDate } from '@domain/time/format';
import { formatShortTime } from '@domain/time/time-of-day';
import { useActiveTaprooms } from '../../../hooks/use-taprooms';
import classes from './calendar.module.css';

type EventChipProps = {
  event: Event;
  /** The day on which it is shown: events of several days have one chip on each. */
  date: string;
  isInTabOrder: boolean;
  onClick: () => void;
};

export function EventChip({ event, date, isInTabOrder, onClick }: EventChipProps) {
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
