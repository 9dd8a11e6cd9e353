/** What is done with an event outside of its form: change of status, copy, repeat, delete. */
import { Group, Menu, Radio, Stack } from '@mantine/core';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Ban, CalendarSync, Copy, EllipsisVertical, Link, Pencil, Send } from 'lucide-react';
import { useRef } from 'react';
import { seriesScopes, type EventStatus, type SeriesScope } from '@domain/event/constants';
import type { Event } from '@domain/event/schema';
import { deleteEvent, eventApi } from '../../api/events';
import { IconButton, SmallButton } from '../../components/buttons';
import { confirm, confirmDelete } from '../../components/confirm';
import { DeleteButton } from '../../components/data-table';
import { showDeletedToast, showUndoToast, toast } from '../../components/toast';
import { copyStaffLink } from '../../lib/copy-text';
import { errorMessage } from '../../lib/error-message';

/** Opens the dialogs of the events page, for cards and the calendar. */
export type EventHandlers = Record<'onEdit' | 'onDuplicate' | 'onRepeat', (event: Event) => void>;

const doneTexts = {
  draft: 'is a draft again',
  published: 'is published',
  cancelled: 'is cancelled',
  completed: 'is completed',
} as const satisfies Record<EventStatus, string>;

/** Fails with 409 if someone else has changed the event since it was loaded. */
async function saveStatus(queryClient: QueryClient, event: Event, status: EventStatus): Promise<Event> {
  try {
    return await eventApi.save(event, { status });
  } finally {
    void eventApi.invalidate(queryClient);
  }
}

/** Changes the status of an event, and offers to undo the change. */
export async function changeEventStatus(queryClient: QueryClient, event: Event, status: EventStatus): Promise<void> {
  try {
    const saved = await saveStatus(queryClient, event, status);
    showUndoToast({
      key: `event-status-${event._id}`,
      message: `“${event.title}” ${doneTexts[status]}`,
      onUndo: () => saveStatus(queryClient, saved, event.status),
    });
  } catch (error) {
    toast.error(errorMessage(error, 'Failed to save event. Please try again.'));
  }
}

const scopeLabels: Record<SeriesScope, string> = {
  this: 'This event',
  following: 'This and the following events',
  all: 'All upcoming events of the series',
};

type SeriesScopeChoiceProps = { label: string; onChange: (scope: SeriesScope) => void };

/** What a change of an event in a series applies to: at first, only to this event. */
export const SeriesScopeChoice = ({ label, onChange }: SeriesScopeChoiceProps) => (
  <Radio.Group<SeriesScope> label={label} defaultValue="this" onChange={onChange}>
    <Stack gap="xs" mt="xs">
      {seriesScopes.map((scope) => (
        <Radio key={scope} value={scope} label={scopeLabels[scope]} />
      ))}
    </Stack>
  </Radio.Group>
);

const isOnSite = ({ status, isPublic }: Event) => status === 'published' && isPublic;

const confirmCancel = (event: Event) =>
  confirm({
    title: `Cancel ${event.title}?`,
    message: isOnSite(event)
      ? 'Visitors will see it marked as cancelled until it would have ended.'
      : 'It is not on the site, so visitors will not notice.',
    confirmLabel: 'Cancel event',
    cancelLabel: 'Keep event',
    isDestructive: true,
  });

type EventActionsProps = { event: Event; handlers: EventHandlers };

function EventMenu({ event, handlers }: EventActionsProps) {
  const { _id, title, status } = event;
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const setStatus = (next: EventStatus) => changeEventStatus(queryClient, event, next);
  const cancel = async () => {
    if (await confirmCancel(event)) await setStatus('cancelled');
  };
  /** A dialog returns the focus to where it was when it opened: the item will be gone by then. */
  const fromButton = (action: () => unknown) => () => {
    button.current?.focus();
    void action();
  };

  return (
    <Menu position="bottom-end" withinPortal shadow="md">
      <Menu.Target>
        <IconButton icon={EllipsisVertical} ref={button} label={`More actions for ${title}`} />
      </Menu.Target>
      <Menu.Dropdown>
        {status !== 'published' && (
          <Menu.Item leftSection={<Send size={16} />} onClick={fromButton(() => setStatus('published'))}>
            Publish
          </Menu.Item>
        )}
        {(status === 'draft' || status === 'published') && (
          <Menu.Item leftSection={<Ban size={16} />} color="red.7" onClick={fromButton(cancel)}>
            Cancel event…
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<Copy size={16} />} onClick={fromButton(() => handlers.onDuplicate(event))}>
          Duplicate
        </Menu.Item>
        <Menu.Item leftSection={<CalendarSync size={16} />} onClick={fromButton(() => handlers.onRepeat(event))}>
          Repeat…
        </Menu.Item>
        <Menu.Item leftSection={<Link size={16} />} onClick={fromButton(() => copyStaffLink('events', _id))}>
          Copy link
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Deletes an event, or those of its series, after confirmation, and offers to undo the delete. */
function useDeleteEvent(event: Event) {
  const { _id, title, series } = event;
  const queryClient = useQueryClient();
  const invalidate = () => eventApi.invalidate(queryClient);
  const { mutate, isPending } = useMutation({
    mutationFn: (scope: SeriesScope) => deleteEvent(_id, scope),
    onSuccess: ({ message, ids = [_id] }) => {
      const restore = (id: string) => eventApi.restore(id).finally(() => void invalidate());
      const deleted = ids.map((id) => ({ name: title, undo: () => restore(id) }));
      showDeletedToast('event', deleted, message);
    },
    onError: (error) => void toast.error(errorMessage(error, 'Failed to delete event. Please try again.')),
    onSettled: invalidate,
  });

  const confirmAndDelete = async () => {
    let scope: SeriesScope = 'this';
    const text = (
      <Stack gap="md">
        {isOnSite(event)
          ? 'It disappears from the site at once. To tell visitors that it won’t take place, cancel it instead.'
          : 'Its photos are deleted too, unless another event uses them.'}
        {series && <SeriesScopeChoice label="What do you want to delete?" onChange={(chosen) => (scope = chosen)} />}
      </Stack>
    );
    if (await confirmDelete(title, text)) mutate(scope);
  };
  return { confirmAndDelete, isDeleting: isPending };
}

export function EventActions({ event, handlers }: EventActionsProps) {
  const { title } = event;
  const { confirmAndDelete, isDeleting } = useDeleteEvent(event);
  return (
    <Group gap={4} wrap="nowrap">
      <SmallButton icon={Pencil} aria-label={`Edit ${title}`} mr="auto" onClick={() => handlers.onEdit(event)}>
        Edit
      </SmallButton>
      <DeleteButton name={title} isDeleting={isDeleting} onClick={() => void confirmAndDelete()} />
      <EventMenu event={event} handlers={handlers} />
    </Group>
  );
}
