import { Box, Button, Group, Stack, Text, TextInput, Alert, SimpleGrid } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { currentPasswordInput } from '@domain/user/password';
import { secondFactorInput } from '@domain/user/sign-in';
import { QrCode } from '../../../ui/qr-code';
import { setUpSecondFactor, turnOnSecondFactor, securityKey } from '../../api/users';
import { AuthError } from '../../auth/auth-page';
import { useUser } from '../../../api/staff/session';
import { PasswordField } from '../../components/password-field';
import { toast } from '../../components/toast';
import { copyText } from '../../lib/copy-text';
import { downloadFile } from '../../lib/download-file';
import { useActionForm, type ActionForm } from '../../hooks/use-action-form';
import { validateWith } from '../../lib/form-errors';
import { DialogButtons } from '../../components/record-form';

/** `cancelLabel`: `Cancel` by default. */
type Cancel = { onCancel: () => void; cancelLabel?: string | undefined };

type StepProps<Values extends object, Result> = Cancel & {
  of: ActionForm<Values, Result>;
  intro: ReactNode;
  errorText: string;
  submitLabel: string;
  /** The field. */
  children: ReactNode;
};

function Step<Values extends object, Result>(props: StepProps<Values, Result>) {
  const { of, intro, errorText, submitLabel, children, ...cancel } = props;
  return (
    <form noValidate onSubmit={of.onSubmit}>
      <Stack gap="sm">
        {intro}
        <AuthError error={of.error} fallback={errorText} />
        {children}
        <DialogButtons label={of.isPending ? 'Please wait…' : submitLabel} isBusy={of.isPending} {...cancel} />
      </Stack>
    </form>
  );
}

type PasswordStepProps<Result> = Cancel & {
  text: string;
  submitLabel: string;
  submit: (currentPassword: string) => Promise<Result>;
  onDone: (result: Result) => void;
};

/** Users type their password again before they change how they sign in. */
export function PasswordStep<Result>({ text, submit, onDone, ...step }: PasswordStepProps<Result>) {
  const action = useActionForm({
    initialValues: { currentPassword: '' },
    validate: validateWith(currentPasswordInput),
    submit: ({ currentPassword }) => submit(currentPassword),
    onSuccess: onDone,
  });
  return (
    <Step
      of={action}
      intro={<Text size="sm">{text}</Text>}
      errorText="Your password could not be checked. Please try again."
      {...step}
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        required
        data-autofocus
        {...action.form.getInputProps('currentPassword')}
      />
    </Step>
  );
}

type RecoveryCodesProps = { codes: string[]; onDone: () => void };

/** Shown once, after they were created. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { email } = useUser();
  const text = `Recovery codes of ${email} for ${window.location.host}\nEach signs in once instead of a code of the app.\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    if (await copyText(text)) toast.success('Recovery codes copied');
    else toast.error('The recovery codes could not be copied');
  };
  const download = () =>
    downloadFile({ blob: new Blob([text], { type: 'text/plain' }), filename: 'recovery-codes.txt' });
  return (
    <Stack gap="sm">
      <Alert color="yellow" tabIndex={-1} ref={focusOnMount}>
        Keep these recovery codes where you find them without your phone. Each signs you in once. They are not shown
        again.
      </Alert>
      <SimpleGrid component="ul" cols={2} spacing="xs" aria-label="Recovery codes">
        {codes.map((code) => (
          <Text component="li" key={code} ff="monospace" ta="center">
            {code}
          </Text>
        ))}
      </SimpleGrid>
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <Button variant="default" onClick={() => void copy()}>
            Copy
          </Button>
          <Button variant="default" onClick={download}>
            Download
          </Button>
        </Group>
        <Button onClick={onDone}>I Saved Them</Button>
      </Group>
    </Stack>
  );
}

/** Reloads the state of two-step sign-in and the list of devices. */
export function useSecurityRefresh(userId: string | null = null) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: securityKey(userId) });
}

type AppStepProps = Cancel & {
  secret: string;
  uri: string;
  onDone: (result: { recoveryCodes: string[]; message: string }) => void;
};

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The user scans the QR code, and proves with a code that the app has the secret. */
function AppStep({ secret, uri, onDone, ...cancel }: AppStepProps) {
  const action = useActionForm({
    initialValues: { code: '' },
    validate: validateWith(secondFactorInput),
    submit: ({ code }) => turnOnSecondFactor(code),
    onSuccess: onDone,
  });
  const intro = (
    <>
      <Text size="sm">Scan this code with your authenticator app, or type the key into it.</Text>
      <Box w={200} mx="auto">
        <QrCode text={uri} label="QR code for the authenticator app" />
      </Box>
      <Text size="sm" ff="monospace" ta="center" style={{ overflowWrap: 'anywhere' }}>
        {inGroups(secret)}
      </Text>
    </>
  );
  return (
    <Step
      of={action}
      intro={intro}
      errorText="The code could not be checked. Please try again."
      submitLabel="Turn On"
      {...cancel}
    >
      <TextInput
        label="Code"
        description="The six digits that the app shows now"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        ref={focusOnMount}
        {...action.form.getInputProps('code')}
      />
    </Step>
  );
}

/** The button of the previous step is gone. */
const focusOnMount = (element: HTMLElement | null) => element?.focus();

type SecondFactorStepsProps = Cancel & {
  /** It is on: the recovery codes are shown now. */
  onTurnOn?: () => void;
  onDone: () => void;
};

/** Password, then the QR code and a code of the app, then the recovery codes. */
export function SecondFactorSteps({ onTurnOn, onDone, ...cancel }: SecondFactorStepsProps) {
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
        {...cancel}
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
      {...cancel}
    />
  );
}
