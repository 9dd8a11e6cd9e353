import { useState } from 'react';
import type { User } from '@domain/user/schema';
import { startSession } from '../api/staff/session';
import { codeError, needsCode, signIn } from '../api/staff/sign-in';
import { pluralize } from '../domain/format';
import { ApiError } from '../api/client';
import { Field, TextInput } from '../ui/field';
import { focusOnMount } from '../ui/focus-on-mount';
import { BarButton, BarPage, useFields } from './controls';
import { MenuButton } from './menu';
import { useBarState, useBar } from './state/use-bar';

type Values = { email: string; password: string; code: string };
type Errors = Partial<Record<keyof Values, string>>;

const findErrors = ({ email, password, code }: Values, isCodeStep: boolean): Errors => ({
  ...(email.trim() === '' && { email: 'Email is required' }),
  ...(password === '' && { password: 'Password is required' }),
  ...(isCodeStep && code.trim() === '' && { code: 'Enter the code of your authenticator app' }),
});

const problemOf = (error: unknown) =>
  error instanceof ApiError && !error.message.startsWith('HTTP') ? error.message : 'Network error';

/** Two-step sign-in asks for the code in a second step. */
export function LoginForm({ email = '' }: { email?: string }) {
  const { values, errors, focus, showErrors, formProps, control } = useFields<Values>({
    email,
    password: '',
    code: '',
  });
  const [isCodeStep, setCodeStep] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function submit() {
    if (isPending) return;
    const found = findErrors(values, isCodeStep);
    showErrors(found);
    setProblem(null);
    if (Object.keys(found).length > 0) return;
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
    if (message) showErrors({ code: message });
    else setProblem(problemOf(error));
    focus(isCodeStep ? 'code' : 'password');
  }

  return (
    <form className="grid gap-4" {...formProps(submit)}>
      {problem && (
        <p role="alert" className="font-semibold text-alarm">
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

/** Shown to admins who have to set up two-step sign-in in the staff app. Presses are kept until then. */
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

/** Once; the device remembers it. Bartenders of one taproom are taken there. */
export function TaproomChoice({ user }: { user: User }) {
  const bar = useBar();
  const { taprooms, isReachable } = useBarState();
  if (user.role === 'bartender' && user.taprooms.length === 0) return <NoTaproom user={user} />;
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-end gap-3 p-5 sm:content-center">
      <h1 className="text-4xl">Which taproom?</h1>
      <p className="text-quiet">Hello {user.firstName}. This device will remember it.</p>
      {taprooms?.map(({ slug, name }) => (
        <BarButton key={slug} onClick={() => void bar.chooseTaproom(slug)}>
          {name}
        </BarButton>
      ))}
      {!taprooms && (
        <p role="status">{isReachable ? 'Loading…' : 'No network. The taprooms appear once there is one.'}</p>
      )}
      {taprooms?.length === 0 && <p>There is no taproom yet. Add one in the staff app.</p>}
    </main>
  );
}

/** A bartender whose taprooms were deleted. It appears as soon as an admin has chosen another one. */
function NoTaproom({ user }: { user: User }) {
  return (
    <BarPage title="No taproom">
      <p role="status">
        Hello {user.firstName}. Your account has no taproom now. An admin can choose one in the settings of the staff
        app.
      </p>
      <MenuButton />
    </BarPage>
  );
}
