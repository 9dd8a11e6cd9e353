import { ActionIcon, Menu } from '@mantine/core';
import type { Event } from '@domain/event/event';
import { Ban, CalendarSync, Copy, EllipsisVertical, Link, Send } from 'lucide-react';
import { confirm } from '../../components/confirm';
import { copyStaffLink } from '../../lib/copy-staff-link';
import type { EventHandlers } from './event-handlers';
import { useEventStatus } from './use-event-status';

type EventMenuProps = { event: Event; handlers: Pick<EventHandlers, 'onDuplicate' | 'onRepeat'> };

export function EventMenu({ event, handlers }: EventMenuProps) {
  const { _id, title, status } = event;
  const { setStatus, isSaving } = useEventStatus();
  const handleCancel = async () => {
    if (await confirmCancel(event)) await setStatus(event, 'cancelled');
  };

  return (
    <Menu position="bottom-end" withinPortal shadow="md" loop={false}>
      <Menu.Target>
        <ActionIcon aria-label={`More actions for ${title}`} loading={isSaving}>
          <EllipsisVertical size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {status !== 'published' && (
          <Menu.Item leftSection={<Send size={16} aria-hidden />} onClick={() => void setStatus(event, 'published')}>
            Publish
          </Menu.Item>
        )}
        {(status === 'draft' || status === 'published') && (
          <Menu.Item leftSection={<Ban size={16} aria-hidden />} color="red.7" onClick={() => void handleCancel()}>
            Cancel event…
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<Copy size={16} aria-hidden />} onClick={() => handlers.onDuplicate(event)}>
          Duplicate
        </Menu.Item>
        <Menu.Item leftSection={<CalendarSync size={16} aria-hidden />} onClick={() => handlers.onRepeat(event)}>
          Repeat…
        </Menu.Item>
        <Menu.Item leftSection={<Link size={16} aria-hidden />} onClick={() => void copyStaffLink('events', _id)}>
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
