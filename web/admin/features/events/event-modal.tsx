import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Event } from '@domain/event/event';
import { confirmLeaving } from '../../kit/unsaved-changes';
import { EventForm } from './event-form';
import classes from './event-form.module.css';

export type EventModalTarget = {
  /** The one that is edited; null for a new one. */
  event: Event | null;
  /** What the form is filled with. */
  template: Event | null;
  /** The title of the event that `template` repeats. */
  origin: string | null;
};

export const newEvent: EventModalTarget = { event: null, template: null, origin: null };

export function EventModal({ target, onClose }: { target: EventModalTarget | null; onClose: () => void }) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const handleClose = async () => {
    if (await confirmLeaving()) onClose();
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
      {target && <EventForm {...target} onSaved={onClose} onCancel={() => void handleClose()} />}
    </Modal>
  );
}
