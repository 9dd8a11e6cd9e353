import { pluralize } from '../../admin/lib/pluralize';
import { useBarState } from '../state/use-bar';
import { LoginForm } from './login-form';

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
