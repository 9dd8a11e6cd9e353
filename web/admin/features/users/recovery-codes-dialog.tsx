import { Modal } from '@mantine/core';
import { useState } from 'react';
import { createRecoveryCodes } from '../../api/security';
import { PasswordStep } from './password-step';
import { RecoveryCodes } from './recovery-codes';
import { useSecurityRefresh } from './use-security-refresh';

type DialogProps = { isOpen: boolean; onClose: () => void };

/** Replaces the recovery codes. */
export function RecoveryCodesDialog({ isOpen, onClose }: DialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="New recovery codes" closeOnClickOutside={false}>
      {isOpen && <Steps onClose={onClose} />}
    </Modal>
  );
}

function Steps({ onClose }: Pick<DialogProps, 'onClose'>) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const refresh = useSecurityRefresh();
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  return (
    <PasswordStep
      text="Your current recovery codes will no longer work."
      submitLabel="Create Codes"
      submit={createRecoveryCodes}
      onDone={({ recoveryCodes }) => {
        setCodes(recoveryCodes);
        void refresh();
      }}
      onCancel={onClose}
    />
  );
}
