import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { loginInput } from '@domain/user/login';
import { messages } from '@domain/shared/messages';
import { useState } from 'react';
import { authMutations } from '../api/auth';
import { focusFirstError, validateWith } from '../lib/form-errors';
import { CodeField } from '../components/code-field';
import { PasswordField } from '../components/password-field';
import { AuthError } from './auth-error';
import { startSession } from './session';
import { codeError, needsCode } from './sign-in';
import { TextButton } from './text-button';

type Props = {
  email?: string;
  /** Receives the e-mail address typed so far. */
  onForgotPassword?: (email: string) => void;
};

/** With two-step sign-in, the second step asks for the code. */
export function LoginForm({ email = '', onForgotPassword }: Props) {
  const [isCodeStep, setCodeStep] = useState(false);
  const form = useForm({
    initialValues: { email, password: '', code: '' },
    validate: (values) => ({
      ...validateWith(loginInput)(values),
      ...(isCodeStep && !values.code.trim() && { code: messages.codeRequired }),
    }),
  });
  const signIn = useMutation({
    ...authMutations.login,
    onSuccess: startSession,
    onError: (error) => {
      if (needsCode(error)) return setCodeStep(true);
      const message = codeError(error);
      if (message) form.setFieldError('code', message);
      form.getInputNode(isCodeStep && message ? 'code' : 'password')?.focus();
    },
  });
  const formError = needsCode(signIn.error) || codeError(signIn.error) ? null : signIn.error;

  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => {
          if (!signIn.isPending) signIn.mutate({ ...values, code: isCodeStep ? values.code : undefined });
        },
        (errors) => focusFirstError(form, errors),
      )}
    >
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
              setCodeStep(false);
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

const focusOnMount = (input: HTMLInputElement | null) => input?.focus();
