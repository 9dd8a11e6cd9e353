import { Modal } from '@mantine/core';
import type { Event } from '@domain/event/event';
import { useState } from 'react';
import { EventCard } from '../event-card';
import type { EventHandlers } from '../event-handlers';
import classes from './calendar.module.css';

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
