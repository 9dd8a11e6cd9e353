import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { forgotPasswordInput } from '@domain/user/password-reset';
import { authMutations } from '../api/auth';
import { focusFirstError, showServerErrors, validateWith } from '../lib/form-errors';
import { AuthError } from './auth-error';
import { AuthPage } from './auth-page';
import { TextButton } from './text-button';

type Props = {
  email?: string;
  /** Receives the e-mail address typed here. */
  onBack: (email: string) => void;
};

/** Asks for a link to reset the password. The response is the same for unknown accounts. */
export function ForgotPasswordScreen({ email = '', onBack }: Props) {
  const form = useForm({ initialValues: { email }, validate: validateWith(forgotPasswordInput) });
  const request = useMutation({
    ...authMutations.forgotPassword,
    onError: (error) => showServerErrors(form, error),
  });

  if (request.data?.hasMailServer === false) {
    return (
      <AuthPage key="no-mail" title="Forgot your password?" text="This server can’t send you a link." isFocused>
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
      isFocused
    >
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => {
            if (!request.isPending) request.mutate(values);
          },
          (errors) => focusFirstError(form, errors),
        )}
      >
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
