import { Button, Modal, Stack, Text } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messages } from '@domain/shared/messages';
import { confirmationInput } from '@domain/user/password';
import { securityQueries, confirmPassword } from './api/users';
import { AuthPage } from './auth/auth-page';
import { settleConfirmation, useIsConfirming } from './auth/transport';
import { LoginForm } from './auth/login-screen';
import { clearSession, setLacksSecondFactor, useSession } from '../api/staff/session';
import { useActionForm } from './hooks/use-action-form';
import { useSignOut } from './hooks/use-sign-out';
import { CodeField, PasswordField } from './components/password-field';
import { DialogForm } from './components/record-form';
import { Toasts } from './components/toast';
import { SecondFactorSteps } from './features/users/security';
import { errorMessage } from './lib/error-message';
import { validateWith } from './lib/form-errors';
import { Shell } from './shell/shell';

/** Shown over the current page when a call needs the password, which is typed at most every ten minutes. */
export function ConfirmationDialog() {
  const isOpen = useIsConfirming();
  // The next user must not find the dialog of the previous one.
  useEffect(() => () => settleConfirmation(false), []);
  return (
    <Modal
      opened={isOpen}
      onClose={() => settleConfirmation(false)}
      title="Confirm that it’s you"
      closeOnClickOutside={false}
      // Above confirmations, below the re-login dialog.
      zIndex={475}
      size="sm"
      centered
    >
      {isOpen && <ConfirmationForm />}
    </Modal>
  );
}

function ConfirmationForm() {
  const { data: secondFactor } = useQuery(securityQueries.secondFactor(null));
  const action = useActionForm({
    initialValues: { password: '', code: '' },
    validate: (values) => ({
      ...validateWith(confirmationInput)(values),
      ...(secondFactor?.isOn && !values.code.trim() && { code: messages.codeRequired }),
    }),
    submit: confirmPassword,
    onSuccess: () => settleConfirmation(true),
  });
  const { errors, getInputProps } = action.form;
  return (
    <DialogForm
      of={action}
      errorText={(error) => errorMessage(error, 'Your password could not be checked. Please try again.')}
      saveLabel="Confirm"
      busyLabel="Please wait…"
      onCancel={() => settleConfirmation(false)}
    >
      <Text>This needs your password again. Nothing that you have typed is lost.</Text>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        required
        data-autofocus
        {...getInputProps('password')}
      />
      {(secondFactor?.isOn || errors['code'] !== undefined) && <CodeField {...getInputProps('code')} />}
    </DialogForm>
  );
}

const checkIntervalMs = 30_000;

/** Instead of the app, for admins without the second factor that they need. */
export function SecondFactorScreen() {
  const queryClient = useQueryClient();
  const signOut = useSignOut();
  const [hasCodes, setHasCodes] = useState(false);
  const { data: isMissing } = useQuery({
    ...securityQueries.isSecondFactorMissing(),
    refetchInterval: checkIntervalMs,
    refetchOnWindowFocus: 'always',
  });
  const isNoLongerNeeded = isMissing === false && !hasCodes;
  // Set up in another tab, or an admin has lifted the rule.
  useEffect(() => {
    if (isNoLongerNeeded) openApp(queryClient);
  }, [isNoLongerNeeded, queryClient]);

  return (
    <AuthPage
      title="Two-Step Sign-In"
      text="Admins need it here: besides your password, you enter a code of an app on your phone. Set it up to continue."
    >
      <SecondFactorSteps
        onTurnOn={() => setHasCodes(true)}
        onDone={() => openApp(queryClient)}
        onCancel={() => void signOut.start()}
        cancelLabel="Sign Out"
      />
    </AuthPage>
  );
}

/** The queries of the app that were rejected before never settle: it starts without them. */
function openApp(queryClient: QueryClient) {
  queryClient.clear();
  setLacksSecondFactor(false);
}

/** Shown over the current page when the session has expired. It has no close button: sign in, or sign out. */
function ReauthDialog() {
  const session = useSession();
  const isOpen = session.status === 'expired';

  return (
    <Modal
      opened={isOpen}
      onClose={() => undefined}
      title="Please sign in again"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={500}
      size="sm"
      centered
      overlayProps={{ blur: 6, backgroundOpacity: 0.5 }}
    >
      {isOpen && (
        <Stack gap="sm">
          <Text>{session.reason}</Text>
          <LoginForm email={session.user.email} />
          <Button variant="subtle" color="gray.7" onClick={() => clearSession()}>
            Sign out and discard unsaved work
          </Button>
        </Stack>
      )}
    </Modal>
  );
}

export function AuthenticatedApp() {
  const session = useSession();
  const lacksSecondFactor = session.status !== 'signed-out' && session.lacksSecondFactor;
  return (
    <ModalsProvider>
      {lacksSecondFactor ? <SecondFactorScreen /> : <Shell />}
      <ConfirmationDialog />
      <ReauthDialog />
      <Toasts />
    </ModalsProvider>
  );
}
