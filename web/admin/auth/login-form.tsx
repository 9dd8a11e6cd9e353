import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { loginInput } from '@domain/user/login';
import { authMutations } from '../api/auth';
import { focusFirstError, validateWith } from '../lib/form-errors';
import { PasswordField } from '../components/password-field';
import { AuthError } from './auth-error';
import { startSession } from './session';
import { TextButton } from './text-button';

type Props = {
  email?: string;
  /** Receives the e-mail address typed so far. */
  onForgotPassword?: (email: string) => void;
};

export function LoginForm({ email = '', onForgotPassword }: Props) {
  const form = useForm({
    initialValues: { email, password: '' },
    validate: validateWith(loginInput),
  });
  const signIn = useMutation({
    ...authMutations.login,
    onSuccess: ({ token, user }) => startSession({ token, user }),
    onError: () => form.getInputNode('password')?.focus(),
  });

  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => {
          if (!signIn.isPending) signIn.mutate(values);
        },
        (errors) => focusFirstError(form, errors),
      )}
    >
      <Stack gap="sm">
        <AuthError error={signIn.error} fallback="Login failed" />
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          required
          data-autofocus={email ? undefined : true}
          {...form.getInputProps('email')}
        />
        <PasswordField
          autoComplete="current-password"
          required
          data-autofocus={email ? true : undefined}
          {...form.getInputProps('password')}
        />
        <Button type="submit" fullWidth loading={signIn.isPending}>
          Sign In
        </Button>
        {onForgotPassword && (
          <TextButton onClick={() => onForgotPassword(form.getValues().email)}>Forgot password?</TextButton>
        )}
      </Stack>
    </form>
  );
}
