import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { confirmLeaving } from '../../hooks/use-unsaved-changes';
import { EventForm } from './event-form';
import type { EventFormTarget } from './event-form-values';
import classes from './event-form.module.css';

export function EventModal({ target, onClose }: { target: EventFormTarget | null; onClose: () => void }) {
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
      {target && (
        <EventForm key={target.event?._id} {...target} onSaved={onClose} onCancel={() => void handleClose()} />
      )}
    </Modal>
  );
}
