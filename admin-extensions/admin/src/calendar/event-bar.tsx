/** An event in a grid. It opens its record and can be dragged. */
import { type DraggableAttributes, useDraggable } from '@dnd-kit/core';
import type { CSSProperties, MouseEvent } from 'react';
import { normalizeSchedule } from '../../../../cms/domain/event/schedule';
import type { CalendarEvent } from '../../../../cms/domain/panel/calendar';
import { eventCode } from '../../../../cms/domain/taproom/codes';
import { formatShortTime } from '../../../../cms/domain/time/time-of-day';
import { EventButton } from './calendar-styles';
import type { DragSource } from './drag';
import { StatusIcons } from './event-look';
import { describeEvent } from './event-texts';
import type { GridContext } from './grid-context';
import { eventRecordPath } from './event-records';

type EventBarProps = {
  source: DragSource;
  context: GridContext;
  isInTabOrder: boolean;
  style: CSSProperties;
  /** For a bar that began in an earlier week or continues in a later one. */
  cut?: { startsBefore: boolean; endsAfter: boolean };
  /** A second line, which has the time in the hours of a week. */
  note?: string | undefined;
  /** Whether it shows the taproom's letters. */
  hasCode?: boolean;
};

const uncut = { startsBefore: false, endsAfter: false };

const stacked: CSSProperties = { flexDirection: 'column', alignItems: 'stretch', gap: 0, paddingTop: 2 };

const cutEdges = ({ startsBefore, endsAfter }: typeof uncut): CSSProperties => ({
  ...(startsBefore ? { borderLeft: 0, borderTopLeftRadius: 0, borderBottomLeftRadius: 0 } : {}),
  ...(endsAfter ? { borderRight: 0, borderTopRightRadius: 0, borderBottomRightRadius: 0 } : {}),
});

export function EventBar({ source, context, isInTabOrder, style, cut = uncut, note, hasCode = true }: EventBarProps) {
  const { event, firstDay, hasHours } = source;
  const { today, taproomNames, canUpdate, onOpen } = context;
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: `${event._id} ${firstDay}`,
    data: source,
    disabled: !canUpdate,
  });
  const { startTime } = normalizeSchedule(event);
  const label = describeEvent(event, today);

  const open = (click: MouseEvent) => {
    // As links do.
    if (click.ctrlKey || click.metaKey) window.open(`/admin${eventRecordPath(event._id)}`, '_blank', 'noopener');
    else onOpen(event);
  };

  return (
    <div style={{ position: 'absolute', zIndex: 1, ...style }}>
      <EventButton
        ref={setNodeRef}
        type="button"
        data-event={event._id}
        title={label}
        {...(canUpdate ? { ...pickDescriptions(attributes), ...listeners } : {})}
        aria-label={label}
        tabIndex={isInTabOrder ? 0 : -1}
        $status={event.status}
        $isDragged={isDragging}
        onClick={open}
        style={{ ...(note ? stacked : {}), ...cutEdges(cut) }}
      >
        <BarText
          event={event}
          time={note || hasHours || cut.startsBefore ? null : startTime}
          taproomNames={hasCode ? taproomNames : []}
        />
        {note && <span className="note">{note}</span>}
      </EventButton>
    </div>
  );
}

/** The other attributes give an element the role of a button, which this one has already. */
const pickDescriptions = (attributes: DraggableAttributes) => ({
  'aria-roledescription': attributes['aria-roledescription'],
  'aria-describedby': attributes['aria-describedby'],
});

type BarTextProps = { event: CalendarEvent; time: string | null; taproomNames: readonly string[] };

const BarText = ({ event, time, taproomNames }: BarTextProps) => (
  <span style={{ display: 'flex', alignItems: 'center', gap: '0.4rem', minWidth: 0, flex: 'none', maxWidth: '100%' }}>
    <StatusIcons {...event} />
    {time && <span className="time">{formatShortTime(time)}</span>}
    <span className="title">{event.title}</span>
    {taproomNames.length > 1 && <span className="code">{eventCode(event.tapRoom, taproomNames)}</span>}
  </span>
);
