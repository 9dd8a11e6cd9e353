import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '@domain/shared/messages';
import { loginInput } from '@domain/user/sign-in';
import { forgotPasswordInput, minPasswordLength, resetPasswordInput } from '@domain/user/password';
import { authMutations } from '../api/users';
import { CodeField, PasswordField } from '../components/password-field';
import { useActionForm } from '../hooks/use-action-form';
import { validateWith } from '../lib/form-errors';
import { AuthPage, AuthError, TextButton } from './auth-page';
import { codeError, needsCode, startSession } from '../../api/staff/session';
import { useHasPendingRevocations } from '../../api/staff/revocation';
import { isInvitation } from '@domain/user/reset-link';
import { ApiError } from '../../api/client';
import { focusOnMount } from '../../ui/focus-on-mount';
import { ErrorAlert } from '../components/error-alert';

type ResetPasswordScreenProps = {
  /** The token of the mailed link; empty if the link is incomplete. */
  token: string;
  onCancel: () => void;
  onReset: (message: string) => void;
};

const isLinkError = (error: unknown) => error instanceof ApiError && error.errors.some(({ path }) => path === 'token');

export function ResetPasswordScreen({ token, onCancel, onReset }: ResetPasswordScreenProps) {
  const [isRequestingLink, setRequestingLink] = useState(false);
  const isNewUser = isInvitation(token);
  const { form, ...reset } = useActionForm({
    initialValues: { token, password: '' },
    validate: validateWith(resetPasswordInput),
    submit: authMutations.resetPassword,
    onSuccess: ({ message }) => onReset(message),
  });

  if (isRequestingLink) return <ForgotPasswordScreen onBack={onCancel} />;
  if (token === '' || isLinkError(reset.error)) {
    return (
      <AuthPage
        key="invalid"
        title="Link not valid"
        text="A link works once, for a limited time, until you request another one."
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
    >
      <form noValidate onSubmit={reset.onSubmit}>
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

type ForgotPasswordScreenProps = {
  email?: string;
  onBack: (email: string) => void;
};

/** Asks for a link to reset the password. The response is the same for unknown accounts. */
function ForgotPasswordScreen({ email = '', onBack }: ForgotPasswordScreenProps) {
  const { form, ...request } = useActionForm({
    initialValues: { email },
    validate: validateWith(forgotPasswordInput),
    submit: authMutations.forgotPassword,
  });

  if (request.data?.hasMailServer === false) {
    return (
      <AuthPage key="no-mail" title="Forgot your password?" text="This server can’t send you a link.">
        <Alert color="yellow" role="alert">
          {request.data.message}
        </Alert>
        <Button fullWidth onClick={() => onBack(form.getValues().email)}>
          Back to sign-in
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      key="form"
      title="Forgot your password?"
      text="Enter your email and we’ll send you a link to choose a new one."
    >
      <form noValidate onSubmit={request.onSubmit}>
        <Stack gap="sm">
          <AuthError error={request.error} fallback="The link could not be sent" />
          {request.isSuccess && (
            <Alert color="blue" role="status">
              {request.data.message}
            </Alert>
          )}
          <TextInput label="Email" type="email" autoComplete="username" required {...form.getInputProps('email')} />
          <Button type="submit" fullWidth loading={request.isPending}>
            {request.isSuccess ? 'Send Again' : 'Send Link'}
          </Button>
          <TextButton onClick={() => onBack(form.getValues().email)}>Back to sign-in</TextButton>
        </Stack>
      </form>
    </AuthPage>
  );
}

type Props = {
  email?: string;
  onForgotPassword?: (email: string) => void;
};

/** Two-step sign-in asks for the code in a second step. */
export function LoginForm({ email = '', onForgotPassword }: Props) {
  const [isCodeStep, setCodeStep] = useState(false);
  const { form, ...signIn } = useActionForm({
    initialValues: { email, password: '', code: '' },
    validate: (values) => ({
      ...validateWith(loginInput)(values),
      ...(isCodeStep && !values.code.trim() && { code: messages.codeRequired }),
    }),
    submit: (values) => authMutations.login({ ...values, code: isCodeStep ? values.code : undefined }),
    onSuccess: startSession,
    onError: (error, { setFieldError, getInputNode }) => {
      if (needsCode(error)) return setCodeStep(true);
      const message = codeError(error);
      if (message) setFieldError('code', message);
      getInputNode(isCodeStep && message ? 'code' : 'password')?.focus();
    },
  });
  const formError = needsCode(signIn.error) || codeError(signIn.error) ? null : signIn.error;

  return (
    <form noValidate onSubmit={signIn.onSubmit}>
      <Stack gap="sm">
        <AuthError error={formError} fallback="Login failed" />
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          required
          readOnly={isCodeStep}
          data-autofocus={email ? undefined : true}
          {...form.getInputProps('email')}
        />
        {isCodeStep ? (
          <CodeField ref={focusOnMount} {...form.getInputProps('code')} />
        ) : (
          <PasswordField
            autoComplete="current-password"
            required
            data-autofocus={email ? true : undefined}
            {...form.getInputProps('password')}
          />
        )}
        <Button type="submit" fullWidth loading={signIn.isPending}>
          Sign In
        </Button>
        {isCodeStep ? (
          <TextButton
            onClick={() => {
              form.setValues({ password: '', code: '' });
              signIn.reset();
              flushSync(() => setCodeStep(false));
              form.getInputNode('password')?.focus();
            }}
          >
            Back
          </TextButton>
        ) : (
          onForgotPassword && (
            <TextButton onClick={() => onForgotPassword(form.getValues().email)}>Forgot password?</TextButton>
          )
        )}
      </Stack>
    </form>
  );
}

const unreachableNotice =
  'You are signed out on this device, but the server could not be reached. Leave this page open: signing out on the server is retried automatically.';

export function LoginScreen({ notice }: { notice: string | null }) {
  const [{ email, isForgotten }, setState] = useState({ email: '', isForgotten: false });
  const isSignOutPending = useHasPendingRevocations();
  const shownNotice = isSignOutPending ? unreachableNotice : notice;

  if (isForgotten)
    return <ForgotPasswordScreen email={email} onBack={(typed) => setState({ email: typed, isForgotten: false })} />;
  return (
    <AuthPage title="Staff sign-in" text="Manage beers, events and site content.">
      {shownNotice && (
        <Alert color={isSignOutPending ? 'yellow' : 'blue'} role="status">
          {shownNotice}
        </Alert>
      )}
      <LoginForm email={email} onForgotPassword={(typed) => setState({ email: typed, isForgotten: true })} />
    </AuthPage>
  );
}
