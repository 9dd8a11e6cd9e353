import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Event } from '@domain/event/event';
import { confirmLeaving } from '../../hooks/use-unsaved-changes';
import { EventForm } from './event-form';
import type { EventFormTarget } from './event-form-values';
import classes from './event-form.module.css';

type EventModalProps = {
  target: EventFormTarget | null;
  onClose: () => void;
  /** Called after `onClose`, once the message about the new event has been shown. */
  onCreated: (event: Event) => void;
};

export function EventModal({ target, onClose, onCreated }: EventModalProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const handleClose = async () => {
    if (await confirmLeaving()) onClose();
  };
  const handleSaved = (saved: Event) => {
    onClose();
    if (!target?.event) onCreated(saved);
  };
  return (
    <Modal
      opened={target !== null}
      onClose={() => void handleClose()}
      title={target?.event ? 'Edit Event' : 'Create New Event'}
      size={860}
      fullScreen={isNarrow}
      closeOnClickOutside={false}
      classNames={{ content: classes.dialog, body: classes.dialogBody }}
    >
      {target && (
        <EventForm key={target.event?._id} target={target} onSaved={handleSaved} onCancel={() => void handleClose()} />
      )}
    </Modal>
  );
}
