import { useId, useRef, useState } from 'react';
import type { User } from '@domain/user/user';
import { ApiError, send } from '../../api/client';
import { startSession } from '../../admin/auth/session';
import { Field, TextInput } from '../../ui/field';

type Values = { email: string; password: string };
type Errors = Partial<Record<keyof Values, string>>;

const signIn = (values: Values) => send<{ token: string; user: User }>('POST', '/auth/login', values);

const findErrors = ({ email, password }: Values): Errors => ({
  ...(email.trim() === '' && { email: 'Email is required' }),
  ...(password === '' && { password: 'Password is required' }),
});

export function LoginForm({ email = '' }: { email?: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>({ email, password: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const problemId = useId();

  const focus = (name: keyof Values) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();

  async function submit() {
    if (isPending) return;
    const found = findErrors(values);
    setErrors(found);
    setProblem(null);
    if (found.email) return focus('email');
    if (found.password) return focus('password');
    setPending(true);
    try {
      startSession(await signIn(values));
    } catch (error) {
      setProblem(error instanceof ApiError && !error.message.startsWith('HTTP') ? error.message : 'Network error');
      setPending(false);
      focus('password');
    }
  }

  const control = (name: keyof Values) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });

  return (
    <form
      noValidate
      ref={form}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {problem && (
        <p id={problemId} role="alert" className="font-semibold text-alarm">
          {problem}
        </p>
      )}
      <Field label="Email" error={errors.email}>
        <TextInput type="email" autoComplete="username" inputMode="email" autoCapitalize="none" {...control('email')} />
      </Field>
      <Field label="Password" error={errors.password}>
        <TextInput type="password" autoComplete="current-password" {...control('password')} />
      </Field>
      <button type="submit" className="bar-button bar-primary" aria-disabled={isPending}>
        {isPending ? 'Signing in…' : 'Sign In'}
      </button>
    </form>
  );
}
