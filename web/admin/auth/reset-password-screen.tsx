import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { messages } from '@domain/shared/messages';
import { isInvitation } from '@domain/user/reset-link';
import { minPasswordLength, resetPasswordInput } from '@domain/user/password';
import { useState } from 'react';
import { ApiError } from '../../api/client';
import { authMutations } from '../api/users';
import { PasswordField } from '../components/password-field';
import { focusFirstError, showServerErrors, validateWith } from '../lib/form-errors';
import { AuthError, AuthPage, TextButton } from './auth-page';
import { ForgotPasswordScreen } from './login-screen';
import { ErrorAlert } from '../components/error-alert';

type Props = {
  /** From the mailed link; empty if the link is incomplete. */
  token: string;
  onCancel: () => void;
  /** Receives the message of the server. */
  onReset: (message: string) => void;
};

const isLinkError = (error: unknown) => error instanceof ApiError && error.errors.some(({ path }) => path === 'token');

export function ResetPasswordScreen({ token, onCancel, onReset }: Props) {
  const [isRequestingLink, setRequestingLink] = useState(false);
  const form = useForm({ initialValues: { token, password: '' }, validate: validateWith(resetPasswordInput) });
  const isNewUser = isInvitation(token);
  const reset = useMutation({
    mutationFn: authMutations.resetPassword,
    onSuccess: ({ message }) => onReset(message),
    onError: (error) => showServerErrors(form, error),
  });

  if (isRequestingLink) return <ForgotPasswordScreen onBack={onCancel} />;
  if (token === '' || isLinkError(reset.error)) {
    return (
      <AuthPage
        key="invalid"
        title="Link not valid"
        text="A link works once, for a limited time, until you request another one."
        isFocused
      >
        <ErrorAlert>{messages.resetLinkInvalid}</ErrorAlert>
        <Button fullWidth onClick={() => setRequestingLink(true)}>
          Request a New Link
        </Button>
        <TextButton onClick={onCancel}>Back to sign-in</TextButton>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      key="form"
      title={isNewUser ? 'Choose a password' : 'Choose a new password'}
      text={isNewUser ? 'You sign in with it from now on.' : 'You will be signed out on all devices.'}
      isFocused
    >
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => {
            if (!reset.isPending) reset.mutate(values);
          },
          (errors) => focusFirstError(form, errors),
        )}
      >
        <Stack gap="sm">
          <AuthError error={reset.error} fallback="The password could not be saved" />
          <PasswordField
            label={isNewUser ? 'Password' : 'New password'}
            description={`At least ${minPasswordLength} characters`}
            autoComplete="new-password"
            required
            {...form.getInputProps('password')}
          />
          <Button type="submit" fullWidth loading={reset.isPending}>
            Save Password
          </Button>
          <TextButton onClick={onCancel}>Back to sign-in</TextButton>
        </Stack>
      </form>
    </AuthPage>
  );
}
