import { Button, Group, Stack, Text, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SecondFactor } from '@domain/user/second-factor';
import { securityQueries } from '../../api/security';
import { QueryState } from '../../components/query-state';
import { pluralize } from '../../lib/pluralize';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { SecondFactorSteps } from './second-factor-steps';
import { SecuritySection } from './security-section';
import { TurnOffDialog } from './turn-off-dialog';

type DialogProps = { isOpen: boolean; onClose: () => void };

function TurnOnDialog({ isOpen, onClose }: DialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Turn on two-step sign-in" closeOnClickOutside={false}>
      {isOpen && <SecondFactorSteps onDone={onClose} onCancel={onClose} />}
    </Modal>
  );
}

/** The signed-in user turns two-step sign-in on and off. */
export function SecondFactorSection() {
  const query = useQuery(securityQueries.secondFactor(null));
  return (
    <SecuritySection
      title="Two-Step Sign-In"
      text="Your password alone is not enough then: you also enter a code of an authenticator app on your phone."
    >
      <QueryState query={query} isEmpty={false} emptyText="" errorText="Failed to load two-step sign-in">
        {query.data && <SecondFactorState secondFactor={query.data} />}
      </QueryState>
    </SecuritySection>
  );
}

type DialogName = 'on' | 'codes' | 'off';

function SecondFactorState({ secondFactor: { isOn, recoveryCodesLeft } }: { secondFactor: SecondFactor }) {
  const [dialog, setDialog] = useState<DialogName | null>(null);
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
      {/* It stays open when two-step sign-in is on, to show the recovery codes. */}
      <TurnOnDialog isOpen={dialog === 'on'} onClose={close} />
      <RecoveryCodesDialog isOpen={dialog === 'codes'} onClose={close} />
      <TurnOffDialog isOpen={dialog === 'off'} onClose={close} />
    </Stack>
  );
}
