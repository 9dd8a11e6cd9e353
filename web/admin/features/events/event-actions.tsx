/** What is done with an event outside of its form: change of status, copy, repeat, delete. */
import { Group, Menu, Radio, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Ban, CalendarSync, Copy, EllipsisVertical, Link, Pencil, Send } from 'lucide-react';
import { useRef } from 'react';
import { seriesScopes, type EventStatus, type SeriesScope } from '@domain/event/constants';
import type { Event } from '@domain/event/schema';
import { deleteEvent, eventApi } from '../../api/events';
import { IconButton, SmallButton } from '../../components/buttons';
import { confirm } from '../../components/confirm';
import { DeleteRecordButton } from '../../components/data-table';
import { showUndoToast } from '../../components/toast';
import { useAction } from '../../hooks/use-action';
import { copyStaffLink } from '../../lib/copy-text';

/** Opens the dialogs of the events page, for cards and the calendar. */
export type EventHandlers = Record<'onEdit' | 'onDuplicate' | 'onRepeat', (event: Event) => void>;

const doneTexts = {
  draft: 'is a draft again',
  published: 'is published',
  cancelled: 'is cancelled',
  completed: 'is completed',
} as const satisfies Record<EventStatus, string>;

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

/** Changes the status of an event, and offers to undo the change. Asks before it cancels one. */
export function useEventStatus() {
  const queryClient = useQueryClient();
  const { start } = useAction({
    run: ({ event, status }: Pick<Event, 'status'> & { event: Event }) => eventApi.save(event, { status }),
    question: async ({ event, status }) => status !== 'cancelled' || confirmCancel(event),
    onSuccess: (saved, { event }) =>
      showUndoToast({
        key: `event-status-${event._id}`,
        message: `“${event.title}” ${doneTexts[saved.status]}`,
        onUndo: () =>
          eventApi.save(saved, { status: event.status }).finally(() => void eventApi.invalidate(queryClient)),
      }),
    failureText: 'Failed to save event. Please try again.',
    invalidate: eventApi.invalidate,
  });
  return start;
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

type EventActionsProps = { event: Event; handlers: EventHandlers };

function EventMenu({ event, handlers }: EventActionsProps) {
  const { _id, title, status } = event;
  const button = useRef<HTMLButtonElement>(null);
  const setStatus = useEventStatus();
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
          <Menu.Item
            leftSection={<Send size={16} />}
            onClick={fromButton(() => setStatus({ event, status: 'published' }))}
          >
            Publish
          </Menu.Item>
        )}
        {(status === 'draft' || status === 'published') && (
          <Menu.Item
            leftSection={<Ban size={16} />}
            color="red.7"
            onClick={fromButton(() => setStatus({ event, status: 'cancelled' }))}
          >
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

export function EventActions({ event, handlers }: EventActionsProps) {
  const { _id, title, series } = event;
  const scope = useRef<SeriesScope>('this');
  const describeDelete = () => {
    scope.current = 'this';
    return (
      <Stack gap="md">
        {isOnSite(event)
          ? 'It disappears from the site at once. To tell visitors that it won’t take place, cancel it instead.'
          : 'Its photos are deleted too, unless another event uses them.'}
        {series && (
          <SeriesScopeChoice label="What do you want to delete?" onChange={(chosen) => (scope.current = chosen)} />
        )}
      </Stack>
    );
  };
  return (
    <Group gap={4} wrap="nowrap">
      <SmallButton icon={Pencil} aria-label={`Edit ${title}`} mr="auto" onClick={() => handlers.onEdit(event)}>
        Edit
      </SmallButton>
      <DeleteRecordButton
        api={{ ...eventApi, remove: (id) => deleteEvent(id, scope.current) }}
        id={_id}
        name={title}
        message={describeDelete}
        failureText="Failed to delete event. Please try again."
      />
      <EventMenu event={event} handlers={handlers} />
    </Group>
  );
}
