import { Button, Group, Stack, Text, Modal, Paper, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, useId, type ReactNode } from 'react';
import type { SecondFactor } from '@domain/user/sign-in';
import { securityQueries, createRecoveryCodes, turnOffSecondFactor } from '../../api/users';
import { QueryState } from '../../components/query-state';
import { toast } from '../../components/toast';
import { pluralize } from '../../../domain/format';
import { SecondFactorSteps, PasswordStep, RecoveryCodes, useSecurityRefresh } from './second-factor-steps';

/** Replaces the recovery codes. */
function NewCodesSteps({ onClose }: DialogProps) {
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

type SecuritySectionProps = { title: string; text: string; children: ReactNode };

/** A part of My Profile below the form. */
export function SecuritySection({ title, text, children }: SecuritySectionProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="md" maw={560} aria-labelledby={id}>
      <Title order={2} fz="h4" id={id}>
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {text}
      </Text>
      {children}
    </Paper>
  );
}

function TurnOffStep({ onClose }: DialogProps) {
  const refresh = useSecurityRefresh();
  return (
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
  );
}

type DialogProps = { onClose: () => void };

const TurnOnSteps = ({ onClose }: DialogProps) => <SecondFactorSteps onDone={onClose} onCancel={onClose} />;

const dialogs = {
  on: { title: 'Turn on two-step sign-in', Content: TurnOnSteps },
  codes: { title: 'New recovery codes', Content: NewCodesSteps },
  off: { title: 'Turn off two-step sign-in', Content: TurnOffStep },
};

/** The signed-in user turns two-step sign-in on and off. */
export function SecondFactorSection() {
  const query = useQuery(securityQueries.secondFactor(null));
  return (
    <SecuritySection
      title="Two-Step Sign-In"
      text="Your password alone is not enough then: you also enter a code of an authenticator app on your phone."
    >
      <QueryState query={query} errorText="Failed to load two-step sign-in">
        {(secondFactor) => <SecondFactorState secondFactor={secondFactor} />}
      </QueryState>
    </SecuritySection>
  );
}

function SecondFactorState({ secondFactor: { isOn, recoveryCodesLeft } }: { secondFactor: SecondFactor }) {
  const [dialog, setDialog] = useState<keyof typeof dialogs | null>(null);
  const Dialog = dialog && dialogs[dialog];
  const state = useRef<HTMLParagraphElement>(null);
  const close = () => {
    setDialog(null);
    // The button that opened the dialog may be gone by now; if it is not, the dialog returns the focus to it.
    state.current?.focus();
  };
  return (
    <Stack gap="sm">
      <Text size="sm" ref={state} tabIndex={-1}>
        {isOn ? `On, with ${pluralize(recoveryCodesLeft, 'recovery code')} left.` : 'Off.'}
        {isOn && recoveryCodesLeft < 3 && ' Create new ones, so that you can sign in without your phone.'}
      </Text>
      <Group gap="sm">
        {isOn ? (
          <>
            <Button variant="default" onClick={() => setDialog('codes')}>
              New Recovery Codes
            </Button>
            <Button variant="default" onClick={() => setDialog('off')}>
              Turn Off
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={() => setDialog('on')}>
            Turn On
          </Button>
        )}
      </Group>
      {/* The codes are shown once: a click outside must not close them. */}
      <Modal opened={dialog !== null} onClose={close} title={Dialog?.title} closeOnClickOutside={dialog === 'off'}>
        {Dialog && <Dialog.Content onClose={close} />}
      </Modal>
    </Stack>
  );
}
