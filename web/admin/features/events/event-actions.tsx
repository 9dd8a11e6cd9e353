import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import { eventMutations, invalidateEvents } from '../../api/events';
import { confirmDelete } from '../../components/confirm';
import { toast } from '../../components/toast';
import { errorMessage } from '../../lib/error-message';
import classes from './event-card.module.css';

type EventActionsProps = { event: Event; onEdit: (event: Event) => void; onDuplicate: (event: Event) => void };

export function EventActions({ event, onEdit, onDuplicate }: EventActionsProps) {
  const { _id, title } = event;
  const queryClient = useQueryClient();
  const remove = useMutation({
    ...eventMutations.remove,
    onSuccess: ({ message }) => void toast.success(message),
    onError: (error) => void toast.error(errorMessage(error, 'Failed to delete event. Please try again.')),
    onSettled: () => invalidateEvents(queryClient),
  });
  const handleDelete = async () => {
    if (await confirmDelete(title, 'Its images will also be deleted. This cannot be undone.')) remove.mutate(_id);
  };

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
      <Tooltip label="Delete">
        <ActionIcon color="red.7" aria-label={`Delete ${title}`} loading={remove.isPending} onClick={handleDelete}>
          <Trash2 size={16} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
