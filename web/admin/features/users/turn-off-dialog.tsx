import { Modal } from '@mantine/core';
import { turnOffSecondFactor } from '../../api/security';
import { toast } from '../../components/toast';
import { PasswordStep } from './password-step';
import { useSecurityRefresh } from './use-security-refresh';

type DialogProps = { isOpen: boolean; onClose: () => void };

export function TurnOffDialog({ isOpen, onClose }: DialogProps) {
  const refresh = useSecurityRefresh();
  return (
    <Modal opened={isOpen} onClose={onClose} title="Turn off two-step sign-in">
      {isOpen && (
        <PasswordStep
          text="Anyone who knows your password can then sign in."
          submitLabel="Turn Off"
          submit={turnOffSecondFactor}
          onDone={({ message }) => {
            toast.success(message);
            // The button that opened the dialog is replaced first: the focus must not return to it.
            void refresh().then(onClose);
          }}
          onCancel={onClose}
        />
      )}
    </Modal>
  );
}
