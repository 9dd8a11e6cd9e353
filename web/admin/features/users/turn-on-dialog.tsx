import { Modal } from '@mantine/core';
import { SecondFactorSteps } from './second-factor-steps';

type DialogProps = { isOpen: boolean; onClose: () => void };

export function TurnOnDialog({ isOpen, onClose }: DialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Turn on two-step sign-in" closeOnClickOutside={false}>
      {isOpen && <SecondFactorSteps onDone={onClose} onCancel={onClose} />}
    </Modal>
  );
}
