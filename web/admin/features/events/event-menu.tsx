import { ActionIcon, Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { EventStatus } from '@domain/event/constants';
import type { Event } from '@domain/event/event';
import { Ban, CalendarSync, Copy, EllipsisVertical, Link, Send } from 'lucide-react';
import { useRef } from 'react';
import { confirm } from '../../components/confirm';
import { copyStaffLink } from '../../lib/copy-staff-link';
import { changeEventStatus } from './change-event-status';
import type { EventHandlers } from './event-handlers';

type EventMenuProps = { event: Event; handlers: Pick<EventHandlers, 'onDuplicate' | 'onRepeat'> };

export function EventMenu({ event, handlers }: EventMenuProps) {
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
