import { Badge, Text, Title, Modal } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { Event } from '@domain/event/schema';
import { statusColors, statusLabels } from '@domain/event/constants';
import { allTaproomsLabel } from '@domain/taproom/label';
import { formatLongDate } from '@domain/time/format';
import { formatEventTime } from '../../../../domain/event';
import { useActiveTaprooms } from '../../../hooks/use-taprooms';
import type { EventHandlers } from '../change-event-status';
import { EventCard } from '../event-card';
import classes from './calendar.module.css';
import { SmallButton } from '../../../components/buttons';

type DayAgendaProps = {
  date: string;
  events: readonly Event[];
  onEvent: (event: Event) => void;
  onAdd: (date: string) => void;
};

/** The events of the selected day, below a compact calendar. */
export function DayAgenda({ date, events, onEvent, onAdd }: DayAgendaProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.agenda}>
      <div className={classes.agendaHeader}>
        <Title order={3} id={id}>
          {formatLongDate(date)}
        </Title>
        <AddButton date={date} onAdd={onAdd} />
      </div>
      {events.length === 0 ? (
        <Text c="dimmed" size="sm">
          No events on this day
        </Text>
      ) : (
        <DayEvents events={events} onEvent={onEvent} />
      )}
    </section>
  );
}

export const AddButton = ({ date, onAdd }: Pick<DayAgendaProps, 'date' | 'onAdd'>) => (
  <SmallButton icon={Plus} aria-label={`Add event on ${formatLongDate(date)}`} onClick={() => onAdd(date)}>
    Add event
  </SmallButton>
);

export function DayEvents({ events, onEvent }: Pick<DayAgendaProps, 'events' | 'onEvent'>) {
  const taprooms = useActiveTaprooms();
  return (
    <ul className={classes.dayEvents}>
      {events.map((event) => (
        <li key={event._id}>
          <button type="button" className={classes.dayEvent} data-status={event.status} onClick={() => onEvent(event)}>
            <span className={classes.dayEventTitle}>{event.title}</span>
            <span className={classes.dayEventDetails}>
              {[
                formatEventTime(event) ?? 'No time',
                event.tapRoom === 'All' ? allTaproomsLabel(taprooms) : event.tapRoom,
              ].join(' · ')}
            </span>
            <Badge size="sm" color={statusColors[event.status]} className={classes.dayEventStatus}>
              {statusLabels[event.status]}
            </Badge>
          </button>
        </li>
      ))}
    </ul>
  );
}

type EventDialogProps = {
  /** Null while closed, and after it was deleted. */
  event: Event | null;
  handlers: EventHandlers;
  onClose: () => void;
};

/** The card of an event that was opened in the calendar. */
export function EventDialog({ event, handlers, onClose }: EventDialogProps) {
  const [now] = useState(() => new Date());
  const thenClose = (handler: (event: Event) => void) => (opened: Event) => {
    onClose();
    handler(opened);
  };
  return (
    <Modal opened={event !== null} onClose={onClose} title="Event" size={400} classNames={{ body: classes.dialogBody }}>
      {event && (
        <EventCard
          event={event}
          now={now}
          handlers={{
            onEdit: thenClose(handlers.onEdit),
            onDuplicate: thenClose(handlers.onDuplicate),
            onRepeat: thenClose(handlers.onRepeat),
          }}
        />
      )}
    </Modal>
  );
}
