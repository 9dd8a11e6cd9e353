import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Event } from '@domain/event/event';
import { RepeatForm } from './repeat-form';
import classes from './repeat.module.css';

export function RepeatModal({ event, onClose }: { event: Event | null; onClose: () => void }) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={event !== null}
      onClose={onClose}
      title="Repeat Event"
      size={620}
      fullScreen={isNarrow}
      closeOnClickOutside={false}
      classNames={{ content: classes.dialog, body: classes.dialogBody }}
    >
      {event && <RepeatForm event={event} onClose={onClose} />}
    </Modal>
  );
}
