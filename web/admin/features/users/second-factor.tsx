import { Alert, Box, Button, Group, Modal, Paper, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type ReactNode } from 'react';
import { currentPasswordInput } from '@domain/user/password';
import { secondFactorInput, type SecondFactor } from '@domain/user/sign-in';
import { focusOnMount } from '../../../ui/focus-on-mount';
import { QrCode } from '../../../ui/qr-code';
import {
  setUpSecondFactor,
  turnOnSecondFactor,
  securityKey,
  securityQueries,
  createRecoveryCodes,
  turnOffSecondFactor,
} from '../../api/users';
import { AuthError } from '../../auth/auth-page';
import { useUser } from '../../../api/staff/session';
import { PasswordField } from '../../components/password-field';
import { QueryState } from '../../components/query-state';
import { pluralize } from '../../../domain/format';
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
function PasswordStep<Result>({ text, submit, onDone, ...step }: PasswordStepProps<Result>) {
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
function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
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
