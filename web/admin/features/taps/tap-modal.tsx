import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { confirmLeaving } from '../../hooks/use-unsaved-changes';
import classes from './taps.module.css';

type TapModalProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** The form; `onCancel` asks before it discards what was typed. */
  children: (onCancel: () => void) => ReactNode;
};

/** Mounted only while it is open, so that the form starts with the latest list. */
export function TapModal({ title, isOpen, onClose, children }: TapModalProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const handleClose = async () => {
    if (await confirmLeaving()) onClose();
  };
  return (
    <Modal
      opened={isOpen}
      onClose={() => void handleClose()}
      title={title}
      size={560}
      fullScreen={isNarrow}
      closeOnClickOutside={false}
      styles={modalStyles}
      classNames={{ body: classes.dialogBody }}
    >
      {isOpen && children(() => void handleClose())}
    </Modal>
  );
}

const modalStyles = { title: { overflowWrap: 'anywhere', lineHeight: 1.3 } } as const;
