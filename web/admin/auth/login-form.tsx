import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { loginInput } from '@domain/user/login';
import { CircleAlert } from 'lucide-react';
import { authMutations } from '../api/auth';
import { errorMessage } from '../lib/error-message';
import { focusFirstError, validateWith } from '../lib/form-errors';
import { PasswordField } from '../components/password-field';
import { startSession } from './session';

export function LoginForm({ email = '' }: { email?: string }) {
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
        {signIn.error && (
          <Alert color="red" role="alert" icon={<CircleAlert size={18} />}>
            {errorMessage(signIn.error, 'Login failed')}
          </Alert>
        )}
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
      </Stack>
    </form>
  );
}
