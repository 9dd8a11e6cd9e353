import { ActionIcon, Button, Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Ban, CalendarSync, Copy, EllipsisVertical, Link, Send } from 'lucide-react';
import { useRef } from 'react';
import type { EventStatus } from '@domain/event/constants';
import type { Event } from '@domain/event/event';
import { eventMutations, invalidateEvents, restoreEvent } from '../../api/events';
import { DeleteButton } from '../../components/row-buttons';
import { confirmDelete, confirm } from '../../components/confirm';
import { toast } from '../../components/toast';
import { showUndoToast } from '../../components/undo-toast';
import { copyStaffLink } from '../../lib/copy-staff-link';
import { errorMessage } from '../../lib/error-message';
import { changeEventStatus } from './change-event-status';
import classes from './event-card.module.css';
import type { EventHandlers } from './event-handlers';

type EventMenuProps = { event: Event; handlers: Pick<EventHandlers, 'onDuplicate' | 'onRepeat'> };

function EventMenu({ event, handlers }: EventMenuProps) {
  const { _id, title, status } = event;
  const queryClient = useQueryClient();
  const setStatus = (next: EventStatus) => changeEventStatus(queryClient, event, next);
  const button = useRef<HTMLButtonElement>(null);
  /** A dialog returns the focus to where it was when it opened: the item will be gone by then. */
  const fromButton = (action: () => unknown) => () => {
    button.current?.focus();
    void action();
  };
  const handleCancel = async () => {
    if (await confirmCancel(event)) await setStatus('cancelled');
  };

  return (
    <Menu position="bottom-end" withinPortal shadow="md">
      <Menu.Target>
        <ActionIcon ref={button} aria-label={`More actions for ${title}`}>
          <EllipsisVertical size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {status !== 'published' && (
          <Menu.Item leftSection={<Send size={16} aria-hidden />} onClick={fromButton(() => setStatus('published'))}>
            Publish
          </Menu.Item>
        )}
        {(status === 'draft' || status === 'published') && (
          <Menu.Item leftSection={<Ban size={16} aria-hidden />} color="red.7" onClick={fromButton(handleCancel)}>
            Cancel event…
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<Copy size={16} aria-hidden />} onClick={fromButton(() => handlers.onDuplicate(event))}>
          Duplicate
        </Menu.Item>
        <Menu.Item
          leftSection={<CalendarSync size={16} aria-hidden />}
          onClick={fromButton(() => handlers.onRepeat(event))}
        >
          Repeat…
        </Menu.Item>
        <Menu.Item
          leftSection={<Link size={16} aria-hidden />}
          onClick={fromButton(() => copyStaffLink('events', _id))}
        >
          Copy link
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const confirmCancel = ({ title, status, isPublic }: Event) =>
  confirm({
    title: `Cancel ${title}?`,
    message:
      status === 'published' && isPublic
        ? 'Visitors will see it marked as cancelled until it would have ended.'
        : 'It is not on the site, so visitors will not notice.',
    confirmLabel: 'Cancel event',
    cancelLabel: 'Keep event',
    isDestructive: true,
  });

/** Deletes an event after confirmation, and offers to undo the delete. */
function useDeleteEvent({ _id, title, status, isPublic }: Event) {
  const queryClient = useQueryClient();
  const undo = async () => {
    await restoreEvent(_id);
    void invalidateEvents(queryClient);
  };
  const { mutate, isPending } = useMutation({
    ...eventMutations.remove,
    onSuccess: ({ message }) => showUndoToast({ message, detail: title, onUndo: undo }),
    onError: (error) => void toast.error(errorMessage(error, 'Failed to delete event. Please try again.')),
    onSettled: () => invalidateEvents(queryClient),
  });

  const isOnSite = status === 'published' && isPublic;
  const message = isOnSite
    ? 'It disappears from the site at once. To tell visitors that it won’t take place, cancel it instead.'
    : 'Its photos are deleted too, unless another event uses them.';
  const deleteEvent = async () => {
    if (await confirmDelete(title, message)) mutate(_id);
  };
  return { deleteEvent, isDeleting: isPending };
}

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
      <DeleteButton name={title} isDeleting={isDeleting} onClick={() => void deleteEvent()} />
      <EventMenu event={event} handlers={handlers} />
    </div>
  );
}
