import type { Event } from '@domain/event/event';
import { formatEventTime } from '@domain/event/display';
import { normalizeSchedule } from '@domain/event/schedule';
import { statusLabels } from '@domain/event/status';
import { tapRoomLabel } from '@domain/event/taproom';
import { formatLongDate } from '@domain/time/format';
import { formatShortTime } from './short-time';
import classes from './calendar.module.css';

const tapRoomCodes = { All: 'A+F', Auburn: 'A', Folsom: 'F' } as const satisfies Record<Event['tapRoom'], string>;

type EventChipProps = {
  event: Event;
  /** The day on which it is shown: events of several days have one chip on each. */
  date: string;
  isInTabOrder: boolean;
  onClick: () => void;
};

export function EventChip({ event, date, isInTabOrder, onClick }: EventChipProps) {
  const { title, status, tapRoom } = event;
  const { startDate, startTime } = normalizeSchedule(event);
  const time = formatEventTime(event);
  const details = [title, time, tapRoomLabel(tapRoom), statusLabels[status]].filter(Boolean).join(', ');
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
      <span className={classes.tapRoom}>{tapRoomCodes[tapRoom]}</span>
    </button>
  );
}
