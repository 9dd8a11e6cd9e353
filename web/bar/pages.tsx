import { useEffect, useState, type ComponentProps } from 'react';
import type { User } from '@domain/user/schema';
import { revokeCurrentSession } from '../api/staff/revocation';
import { clearSession, codeError, needsCode, signIn, startSession, useSession } from '../api/staff/session';
import { pluralize } from '../domain/format';
import { ApiError } from '../api/client';
import { Field, TextInput } from '../ui/field';
import { focusOnMount } from '../ui/focus-on-mount';
import { BarButton, BarPage, Choice, Sheet, useFields } from './controls';
import { themes, useTheme } from './preferences';
import { useBarState, useBar } from './state/bar';

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
    <BarPage title="Bar mode" className="content-center gap-6">
      <p className="-mt-6 text-quiet">Sign in with your staff account.</p>
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
    </BarPage>
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
    <BarPage title="Which taproom?" className="content-end gap-3 sm:content-center">
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
    </BarPage>
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

const themeLabels = { dark: 'Dark', light: 'Sunlight', auto: 'Automatic' } as const;

function Menu({ onClose }: { onClose: () => void }) {
  const bar = useBar();
  const { taprooms, taproom, queue } = useBarState();
  const session = useSession();
  const [theme, setTheme] = useTheme();
  const canChoose = taprooms !== null && taprooms.length > 1;
  // An admin may have added a taproom.
  useEffect(() => void bar.refreshUser(), [bar]);
  if (session.status === 'signed-out') return null;
  const { user } = session;
  const hasStaffApp = user.role !== 'bartender';

  return (
    <Sheet title="Bar mode" onClose={onClose}>
      <Choice label="Colors" values={themes} labels={themeLabels} chosen={theme} onChoose={setTheme} />
      {canChoose && (
        <div role="group" aria-label="Taproom" className="grid gap-2">
          {taprooms.map(({ slug, name }) => (
            <BarButton
              key={slug}
              aria-pressed={slug === taproom}
              look={slug === taproom ? 'chosen' : 'choice'}
              onClick={() => {
                void bar.chooseTaproom(slug);
                onClose();
              }}
            >
              {name}
            </BarButton>
          ))}
        </div>
      )}
      <p className="text-quiet">
        Signed in as {user.firstName} {user.lastName}.
        {queue.length > 0 &&
          ` ${pluralize(queue.length, 'change')} of this device will be sent after the next sign-in.`}
      </p>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {hasStaffApp && (
          <a className="bar-button bar-secondary" href="/admin">
            Staff app
          </a>
        )}
        <BarButton onClick={signOut}>Sign Out</BarButton>
      </div>
    </Sheet>
  );
}

/** Always ends the session on this device; the revocation on the server is retried if it fails. */
function signOut() {
  void revokeCurrentSession();
  clearSession();
}

export function MenuButton({ children = 'Menu', ...props }: ComponentProps<'button'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <BarButton {...props} onClick={() => setOpen(true)}>
        {children}
      </BarButton>
      {isOpen && <Menu onClose={() => setOpen(false)} />}
    </>
  );
}
