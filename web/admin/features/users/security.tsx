/** How users sign in: two-step sign-in, and the devices on which they are signed in. */
import { Alert, Badge, Box, Button, Group, Modal, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatMomentAgo } from '@domain/tap/freshness';
import { currentPasswordInput } from '@domain/user/password';
import type { UserSession } from '@domain/user/schema';
import { secondFactorInput } from '@domain/user/sign-in';
import { focusOnMount } from '../../../ui/focus-on-mount';
import { QrCode } from '../../../ui/qr-code';
import { useNow } from '../../../ui/use-now';
import {
  setUpSecondFactor,
  turnOnSecondFactor,
  invalidateSecurity,
  securityQueries,
  createRecoveryCodes,
  revokeSession,
  revokeSessions,
  turnOffSecondFactor,
} from '../../api/users';
import { useUser } from '../../../api/staff/session';
import { SmallButton } from '../../components/buttons';
import { FormSection } from '../../components/form-parts';
import { PasswordField } from '../../components/password-field';
import { Loaded, QueryState } from '../../components/query-state';
import { pluralize } from '../../../domain/format';
import { toast } from '../../components/toast';
import { copyText } from '../../lib/copy-text';
import { downloadFile } from '../../lib/download-file';
import { errorMessage } from '../../lib/error-message';
import { useAction } from '../../hooks/use-action';
import { useActionForm } from '../../hooks/use-action-form';
import { useSiteTimeZone } from '../../hooks/use-taprooms';
import { validateWith } from '../../lib/form-errors';
import { DialogForm } from '../../components/record-form';

/** What a step leads to: the app's secret, recovery codes to save, or the end. */
type Result = { secret?: string; uri?: string; recoveryCodes?: string[]; message?: string };

type Change = {
  title: string;
  text: string;
  submitLabel: string;
  submit: (currentPassword: string) => Promise<Result>;
};

/** Each begins with the password: users type it again before they change how they sign in. */
const changes = {
  on: {
    title: 'Turn on two-step sign-in',
    text: 'You need an authenticator app, such as Google Authenticator, 1Password or Aegis. Your other devices will be signed out.',
    submitLabel: 'Continue',
    submit: setUpSecondFactor,
  },
  codes: {
    title: 'New recovery codes',
    text: 'Your current recovery codes will no longer work.',
    submitLabel: 'Create Codes',
    submit: createRecoveryCodes,
  },
  off: {
    title: 'Turn off two-step sign-in',
    text: 'Anyone who knows your password can then sign in.',
    submitLabel: 'Turn Off',
    submit: turnOffSecondFactor,
  },
} as const satisfies Record<string, Change>;

type StepProps = { onResult: (result: Result) => void; onCancel: () => void; cancelLabel?: string | undefined };

function PasswordStep({ change, onResult, ...cancel }: StepProps & { change: Change }) {
  const action = useActionForm({
    initialValues: { currentPassword: '' },
    validate: validateWith(currentPasswordInput),
    submit: ({ currentPassword }) => change.submit(currentPassword),
    onSuccess: onResult,
  });
  return (
    <DialogForm
      of={action}
      errorText={(error) => errorMessage(error, 'Your password could not be checked. Please try again.')}
      saveLabel={change.submitLabel}
      busyLabel="Please wait…"
      {...cancel}
    >
      <Text>{change.text}</Text>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        required
        data-autofocus
        {...action.form.getInputProps('currentPassword')}
      />
    </DialogForm>
  );
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The user scans the QR code, and proves with a code that the app has the secret. */
function AppStep({ secret, uri, onResult, ...cancel }: StepProps & { secret: string; uri: string }) {
  const action = useActionForm({
    initialValues: { code: '' },
    validate: validateWith(secondFactorInput),
    submit: ({ code }) => turnOnSecondFactor(code),
    onSuccess: onResult,
  });
  return (
    <DialogForm
      of={action}
      errorText={(error) => errorMessage(error, 'The code could not be checked. Please try again.')}
      saveLabel="Turn On"
      busyLabel="Please wait…"
      {...cancel}
    >
      <Text>Scan this code with your authenticator app, or type the key into it.</Text>
      <Box w={200} mx="auto">
        <QrCode text={uri} label="QR code for the authenticator app" />
      </Box>
      <Text ff="monospace" ta="center" style={{ overflowWrap: 'anywhere' }}>
        {inGroups(secret)}
      </Text>
      <TextInput
        label="Code"
        description="The six digits that the app shows now"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        ref={focusOnMount}
        {...action.form.getInputProps('code')}
      />
    </DialogForm>
  );
}

/** Shown once, after they were created. */
function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { email } = useUser();
  const text = `Recovery codes of ${email} for ${window.location.host}\nEach signs in once instead of a code of the app.\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    if (await copyText(text)) toast.success('Recovery codes copied');
    else toast.error('The recovery codes could not be copied');
  };
  const download = () =>
    downloadFile({ blob: new Blob([text], { type: 'text/plain' }), filename: 'recovery-codes.txt' });
  return (
    <>
      <Alert color="yellow" tabIndex={-1} ref={focusOnMount} mb="sm">
        Keep these recovery codes where you find them without your phone. Each signs you in once. They are not shown
        again.
      </Alert>
      <SimpleGrid component="ul" cols={2} spacing="xs" aria-label="Recovery codes">
        {codes.map((code) => (
          <Text size="md" component="li" key={code} ff="monospace" ta="center">
            {code}
          </Text>
        ))}
      </SimpleGrid>
      <Group gap="sm" mt="sm">
        <Button variant="default" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="default" onClick={download}>
          Download
        </Button>
        <Button ml="auto" onClick={onDone}>
          I Saved Them
        </Button>
      </Group>
    </>
  );
}

type SecondFactorStepsProps = Omit<StepProps, 'onResult'> & {
  change?: keyof typeof changes;
  /** It is on: the recovery codes are shown now. */
  onTurnOn?: () => void;
  onDone: () => void;
};

/** Password; to turn it on, the QR code and a code of the app; the recovery codes. */
export function SecondFactorSteps({ change = 'on', onTurnOn, onDone, ...cancel }: SecondFactorStepsProps) {
  const queryClient = useQueryClient();
  const [{ secret, uri, recoveryCodes }, setResult] = useState<Result>({});
  const handleResult = (result: Result) => {
    if (result.message) toast.success(result.message);
    setResult(result);
    if (result.secret) return;
    onTurnOn?.();
    const refetched = invalidateSecurity(null)(queryClient);
    // The button that opened the dialog is replaced first: the focus must not return to it.
    if (!result.recoveryCodes) void refetched.then(onDone);
  };
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  if (secret && uri) return <AppStep secret={secret} uri={uri} onResult={handleResult} {...cancel} />;
  return <PasswordStep change={changes[change]} onResult={handleResult} {...cancel} />;
}

const buttons = {
  on: [
    { change: 'codes', label: 'New Recovery Codes' },
    { change: 'off', label: 'Turn Off' },
  ],
  off: [{ change: 'on', label: 'Turn On' }],
} as const;

export function SecondFactorSection() {
  const [change, setChange] = useState<keyof typeof changes | null>(null);
  const state = useRef<HTMLParagraphElement>(null);
  const close = () => {
    setChange(null);
    // The button that opened the dialog may be gone by now; if it is not, the dialog returns the focus to it.
    state.current?.focus();
  };
  return (
    <FormSection
      title="Two-Step Sign-In"
      hint="Your password alone is not enough then: you also enter a code of an authenticator app on your phone."
    >
      <Loaded of={securityQueries.secondFactor(null)} errorText="Failed to load two-step sign-in">
        {({ isOn, recoveryCodesLeft }) => (
          <>
            <Text ref={state} tabIndex={-1}>
              {isOn ? `On, with ${pluralize(recoveryCodesLeft, 'recovery code')} left.` : 'Off.'}
              {isOn && recoveryCodesLeft < 3 && ' Create new ones, so that you can sign in without your phone.'}
            </Text>
            <Group gap="sm">
              {buttons[isOn ? 'on' : 'off'].map((button) => (
                <Button key={button.change} variant="default" onClick={() => setChange(button.change)}>
                  {button.label}
                </Button>
              ))}
            </Group>
          </>
        )}
      </Loaded>
      {/* The codes are shown once: a click outside must not close them. */}
      <Modal
        opened={change !== null}
        onClose={close}
        title={change && changes[change].title}
        closeOnClickOutside={change === 'off'}
      >
        {change && <SecondFactorSteps change={change} onDone={close} onCancel={close} />}
      </Modal>
    </FormSection>
  );
}

/** `userId`: null for the signed-in user. */
type DeviceListProps = { userId: string | null };

const signOutQuestion = (label: string) => ({
  title: `${label}?`,
  message: 'They have to sign in again. Unsaved changes on these devices may be lost.',
  confirmLabel: 'Sign Out',
  isDestructive: true,
});

const useSignOutOf = (userId: string | null, revoke: () => Promise<{ message: string }>, label?: string) =>
  useAction({
    run: revoke,
    question: label === undefined ? undefined : signOutQuestion(label),
    successText: ({ message }) => message,
    failureText: 'The device could not be signed out',
    invalidate: invalidateSecurity(userId),
  });

export function DeviceList({ userId }: DeviceListProps) {
  const query = useQuery(securityQueries.sessions(userId));
  const label = userId === null ? 'Sign Out Other Devices' : 'Sign Out All Devices';
  const { start, isPending } = useSignOutOf(userId, () => revokeSessions(userId), label);
  return (
    <QueryState
      query={query}
      isEmpty={query.data?.length === 0}
      emptyText="Not signed in on any device"
      errorText="Failed to load the devices"
    >
      <Stack component="ul" gap="sm">
        {query.data?.map((session) => (
          <Device key={session._id} session={session} userId={userId} />
        ))}
      </Stack>
      {query.data?.some(({ isCurrent }) => !isCurrent) && (
        <Group>
          <Button variant="default" loading={isPending} onClick={() => void start()}>
            {label}
          </Button>
        </Group>
      )}
    </QueryState>
  );
}

const breakAnywhere = { overflowWrap: 'anywhere' } as const;

/** The session of this page is ended with Sign Out. */
function Device({ session, userId }: DeviceListProps & { session: UserSession }) {
  const timeZone = useSiteTimeZone();
  const now = useNow();
  const ago = (instant: string) => formatMomentAgo(instant, timeZone, now);
  const { start, isPending } = useSignOutOf(userId, () => revokeSession(userId, session._id));
  const name = session.device ?? 'Unknown device';
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm">
      <div style={{ minWidth: 0 }}>
        <Group gap="xs">
          <Text span fw={600} style={breakAnywhere}>
            {name}
          </Text>
          {session.isCurrent && (
            <Badge size="sm" color="gray">
              This device
            </Badge>
          )}
        </Group>
        <Text c="dimmed" style={breakAnywhere}>
          Signed in {ago(session.signedInAt)}
          {session.isCurrent ? '' : ` · Last used ${ago(session.lastUsedAt)}`}
          {session.ipAddress && ` · ${session.ipAddress}`}
        </Text>
      </div>
      {!session.isCurrent && (
        <SmallButton flex="none" aria-label={`Sign out ${name}`} loading={isPending} onClick={() => start()}>
          Sign Out
        </SmallButton>
      )}
    </Group>
  );
}
