import { Box, Button, Center, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorInput } from '@domain/user/second-factor';
import { QrCode } from '../../../ui/qr-code';
import { setUpSecondFactor, turnOnSecondFactor } from '../../api/security';
import { AuthError } from '../../auth/auth-error';
import { toast } from '../../components/toast';
import { focusFirstError, showServerErrors, validateWith } from '../../lib/form-errors';
import { PasswordStep } from './password-step';
import { RecoveryCodes } from './recovery-codes';
import { useSecurityRefresh } from './use-security-refresh';

type AppStepProps = {
  secret: string;
  uri: string;
  onDone: (result: { recoveryCodes: string[]; message: string }) => void;
  onCancel: () => void;
  /** `Cancel` by default. */
  cancelLabel?: string | undefined;
};

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The user scans the QR code, and proves with a code that the app has the secret. */
function AppStep({ secret, uri, onDone, onCancel, cancelLabel = 'Cancel' }: AppStepProps) {
  const form = useForm({ initialValues: { code: '' }, validate: validateWith(secondFactorInput) });
  const mutation = useMutation({
    mutationFn: turnOnSecondFactor,
    onSuccess: onDone,
    onError: (error) => showServerErrors(form, error),
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        ({ code }) => {
          if (!mutation.isPending) mutation.mutate(code);
        },
        (errors) => focusFirstError(form, errors),
      )}
    >
      <Stack gap="sm">
        <Text size="sm">Scan this code with your authenticator app, or type the key into it.</Text>
        <Center>
          <Box w={200}>
            <QrCode text={uri} label="QR code for the authenticator app" />
          </Box>
        </Center>
        <Text size="sm" ff="monospace" ta="center" style={{ overflowWrap: 'anywhere' }}>
          {inGroups(secret)}
        </Text>
        <AuthError error={mutation.error} fallback="The code could not be checked. Please try again." />
        <TextInput
          label="Code"
          description="The six digits that the app shows now"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          ref={focusOnMount}
          {...form.getInputProps('code')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button type="submit" aria-disabled={mutation.isPending}>
            {mutation.isPending ? 'Please wait…' : 'Turn On'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The button of the previous step is gone. */
const focusOnMount = (input: HTMLInputElement | null) => input?.focus();

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
