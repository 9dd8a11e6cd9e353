import { Modal } from '@mantine/core';
import { useState } from 'react';
import { setUpSecondFactor } from '../../api/security';
import { toast } from '../../components/toast';
import { AppStep } from './app-step';
import { PasswordStep } from './password-step';
import { RecoveryCodes } from './recovery-codes';
import { useSecurityRefresh } from './use-security-refresh';

type DialogProps = { isOpen: boolean; onClose: () => void };

/** Password, then the QR code and a code of the app, then the recovery codes. */
export function TurnOnDialog({ isOpen, onClose }: DialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Turn on two-step sign-in" closeOnClickOutside={false}>
      {isOpen && <Steps onClose={onClose} />}
    </Modal>
  );
}

function Steps({ onClose }: Pick<DialogProps, 'onClose'>) {
  const [setup, setSetup] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const refresh = useSecurityRefresh();
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  if (!setup) {
    return (
      <PasswordStep
        text="You need an authenticator app, such as Google Authenticator, 1Password or Aegis. Your other devices will be signed out."
        submitLabel="Continue"
        submit={setUpSecondFactor}
        onDone={setSetup}
        onCancel={onClose}
      />
    );
  }
  return (
    <AppStep
      {...setup}
      onDone={({ recoveryCodes, message }) => {
        toast.success(message);
        setCodes(recoveryCodes);
        void refresh();
      }}
      onCancel={onClose}
    />
  );
}
