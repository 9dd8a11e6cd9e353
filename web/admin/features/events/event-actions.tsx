import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { Event } from '@domain/event/event';
import { Pencil, Trash2 } from 'lucide-react';
import classes from './event-card.module.css';
import type { EventHandlers } from './event-handlers';
import { EventMenu } from './event-menu';
import { useDeleteEvent } from './use-delete-event';

export function EventActions({ event, handlers }: { event: Event; handlers: EventHandlers }) {
  const { title } = event;
  const { deleteEvent, isDeleting } = useDeleteEvent(event);

  return (
    <div className={classes.actions}>
      <Button
        size="xs"
        variant="default"
        leftSection={<Pencil size={14} aria-hidden />}
        aria-label={`Edit ${title}`}
        className={classes.edit}
        onClick={() => handlers.onEdit(event)}
      >
        Edit
      </Button>
      <Tooltip label="Delete">
        <ActionIcon
          color="red.7"
          aria-label={`Delete ${title}`}
          loading={isDeleting}
          onClick={() => void deleteEvent()}
        >
          <Trash2 size={16} />
        </ActionIcon>
      </Tooltip>
      <EventMenu event={event} handlers={handlers} />
    </div>
  );
}
