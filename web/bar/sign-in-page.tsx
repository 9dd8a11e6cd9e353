import { useId, useRef, useState } from 'react';
import type { User } from '@domain/user/schema';
import { startSession } from '../api/staff/session';
import { codeError, needsCode, signIn } from '../api/staff/sign-in';
import { pluralize } from '../domain/format';
import { ApiError } from '../api/client';
import { Field, TextInput } from '../ui/field';
import { BarPage, MenuButton } from './bar-page';
import { useBarState, useBar } from './state/use-bar';
import { BarButton } from './bar-button';

type Values = { email: string; password: string; code: string };
type Errors = Partial<Record<keyof Values, string>>;

const findErrors = ({ email, password, code }: Values, isCodeStep: boolean): Errors => ({
  ...(email.trim() === '' && { email: 'Email is required' }),
  ...(password === '' && { password: 'Password is required' }),
  ...(isCodeStep && code.trim() === '' && { code: 'Enter the code of your authenticator app' }),
});

const problemOf = (error: unknown) =>
  error instanceof ApiError && !error.message.startsWith('HTTP') ? error.message : 'Network error';

/** With two-step sign-in, the second step asks for the code. */
export function LoginForm({ email = '' }: { email?: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>({ email, password: '', code: '' });
  const [isCodeStep, setCodeStep] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const problemId = useId();

  const focus = (name: keyof Values) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();

  async function submit() {
    if (isPending) return;
    const found = findErrors(values, isCodeStep);
    setErrors(found);
    setProblem(null);
    if (found.email) return focus('email');
    if (found.password) return focus('password');
    if (found.code) return focus('code');
    setPending(true);
    try {
      startSession(await signIn({ ...values, code: isCodeStep ? values.code : undefined }));
    } catch (error) {
      setPending(false);
      handleFailure(error);
    }
  }

  function handleFailure(error: unknown) {
    if (needsCode(error)) return setCodeStep(true);
    const message = codeError(error);
    if (message) setErrors({ code: message });
    else setProblem(problemOf(error));
    focus(isCodeStep ? 'code' : 'password');
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
      {isCodeStep ? (
        <Field label="Code of your authenticator app, or a recovery code" error={errors.code}>
          <TextInput
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            ref={focusOnMount}
            {...control('code')}
          />
        </Field>
      ) : (
        <Field label="Password" error={errors.password}>
          <TextInput type="password" autoComplete="current-password" {...control('password')} />
        </Field>
      )}
      <BarButton type="submit" look="primary" aria-disabled={isPending}>
        {isPending ? 'Signing in…' : 'Sign In'}
      </BarButton>
    </form>
  );
}

const focusOnMount = (input: HTMLInputElement | null) => input?.focus();

export function SignInPage({ notice }: { notice: string | null }) {
  const { queue } = useBarState();
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-6 p-5">
      <div>
        <h1 className="text-4xl">Bar mode</h1>
        <p className="text-quiet">Sign in with your staff account.</p>
      </div>
      {notice && <p role="status">{notice}</p>}
      {queue.length > 0 && (
        <p role="status" className="font-semibold">
          {pluralize(queue.length, 'change')} on this device {queue.length === 1 ? 'waits' : 'wait'} for your sign-in.
        </p>
      )}
      <LoginForm />
      <p className="text-quiet">
        Password forgotten?{' '}
        <a className="inline-block py-2 underline" href="/admin">
          Reset it in the staff app
        </a>
      </p>
    </main>
  );
}

/** For admins who have to set up two-step sign-in, which the staff app does. Presses are kept until then. */
export function SecondFactorPage({ user }: { user: User }) {
  const bar = useBar();
  const { queue } = useBarState();
  return (
    <BarPage title="Two-step sign-in">
      <p role="status">
        Hello {user.firstName}. Admins need two-step sign-in here. Set it up in the staff app, then come back.
      </p>
      {queue.length > 0 && (
        <p className="font-semibold">
          {pluralize(queue.length, 'change')} on this device {queue.length === 1 ? 'is' : 'are'} sent after that.
        </p>
      )}
      <a className="bar-button bar-primary" href="/admin">
        Set it up in the staff app
      </a>
      <BarButton onClick={() => void bar.refresh()}>I have set it up</BarButton>
      <MenuButton />
    </BarPage>
  );
}
