import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { FilePen } from 'lucide-react';
import type { Event } from '@domain/event/event';
import { createKey } from '../../../api/create-key';

const durationMs = 12_000;

/** Follows the message about a new event: a draft is not on the site yet. */
export function showDraftToast({ title }: Event, onPublish: () => void) {
  const id = createKey();
  const handlePublish = () => {
    notifications.hide(id);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    onPublish();
  };
  const message = (
    <Group gap="xs" justify="space-between" wrap="nowrap">
      <div style={{ minWidth: 0 }}>
        <Text size="sm" fw={600}>
          Saved as draft
        </Text>
        <Text size="sm" c="dimmed" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
      </div>
      <Button size="xs" aria-label={`Publish ${title}`} onClick={handlePublish} style={{ flex: 'none' }}>
        Publish
      </Button>
    </Group>
  );
  const closeAfter = (autoClose: number | false) => void notifications.update({ id, message, autoClose });
  notifications.show({
    id,
    message,
    color: 'yellow',
    icon: <FilePen size={18} />,
    autoClose: durationMs,
    onFocusCapture: () => closeAfter(false),
    onBlurCapture: () => closeAfter(durationMs),
    closeButtonProps: { 'aria-label': 'Close message' },
  });
}
