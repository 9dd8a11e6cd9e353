import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import { eventMutations, invalidateEvents } from '../../api/events';
import { CopyLinkButton } from '../../components/copy-link-button';
import { useDeleteRecord } from '../../hooks/use-delete-record';
import { errorMessage } from '../../lib/error-message';
import classes from './event-card.module.css';

type EventActionsProps = { event: Event; onEdit: (event: Event) => void; onDuplicate: (event: Event) => void };

export function EventActions({ event, onEdit, onDuplicate }: EventActionsProps) {
  const { _id, title } = event;
  const queryClient = useQueryClient();
  const { deleteRecord, isDeleting } = useDeleteRecord({
    mutation: eventMutations.remove,
    invalidate: () => invalidateEvents(queryClient),
    getErrorMessage: (error) => errorMessage(error, 'Failed to delete event. Please try again.'),
  });
  const handleDelete = () =>
    deleteRecord({ id: _id, name: title, message: 'Its images will also be deleted. This cannot be undone.' });

  return (
    <div className={classes.actions}>
      <Button
        size="xs"
        variant="default"
        leftSection={<Pencil size={14} aria-hidden />}
        aria-label={`Edit ${title}`}
        className={classes.edit}
        onClick={() => onEdit(event)}
      >
        Edit
      </Button>
      <Tooltip label="Duplicate for next week">
        <ActionIcon aria-label={`Duplicate ${title} for next week`} onClick={() => onDuplicate(event)}>
          <CalendarPlus size={16} />
        </ActionIcon>
      </Tooltip>
      <CopyLinkButton section="events" id={_id} name={title} />
      <Tooltip label="Delete">
        <ActionIcon color="red.7" aria-label={`Delete ${title}`} loading={isDeleting} onClick={handleDelete}>
          <Trash2 size={16} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
