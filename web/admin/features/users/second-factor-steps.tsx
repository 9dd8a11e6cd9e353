import { useState } from 'react';
import { setUpSecondFactor } from '../../api/security';
import { toast } from '../../components/toast';
import { AppStep } from './app-step';
import { PasswordStep } from './password-step';
import { RecoveryCodes } from './recovery-codes';
import { useSecurityRefresh } from './use-security-refresh';

type SecondFactorStepsProps = {
  /** It is on: the recovery codes are shown now. */
  onTurnOn?: () => void;
  onDone: () => void;
  onCancel: () => void;
  /** `Cancel` by default. */
  cancelLabel?: string | undefined;
};

/** Password, then the QR code and a code of the app, then the recovery codes. */
export function SecondFactorSteps({ onTurnOn, onDone, onCancel, cancelLabel }: SecondFactorStepsProps) {
  const [setup, setSetup] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const refresh = useSecurityRefresh();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!setup) {
    return (
      <PasswordStep
        text="You need an authenticator app, such as Google Authenticator, 1Password or Aegis. Your other devices will be signed out."
        submitLabel="Continue"
        submit={setUpSecondFactor}
        onDone={setSetup}
        onCancel={onCancel}
        cancelLabel={cancelLabel}
      />
    );
  }
  return (
    <AppStep
      {...setup}
      onDone={({ recoveryCodes, message }) => {
        toast.success(message);
        setCodes(recoveryCodes);
        onTurnOn?.();
        void refresh();
      }}
      onCancel={onCancel}
      cancelLabel={cancelLabel}
    />
  );
}
