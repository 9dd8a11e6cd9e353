import type { User } from '@domain/user/user';
import { useBar, useBarState } from '../state/use-bar';

/** Once; the device remembers it. Bartenders are taken to their own taproom. */
export function TaproomChoice({ user }: { user: User }) {
  const bar = useBar();
  const { taprooms, isReachable } = useBarState();
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-end gap-3 p-5 sm:content-center">
      <h1 className="text-4xl">Which taproom?</h1>
      <p className="text-quiet">Hello {user.firstName}. This device will remember it.</p>
      {taprooms?.map(({ slug, name }) => (
        <button
          key={slug}
          type="button"
          className="bar-button bar-secondary"
          onClick={() => void bar.chooseTaproom(slug)}
        >
          {name}
        </button>
      ))}
      {!taprooms && (
        <p role="status">{isReachable ? 'Loading…' : 'No network. The taprooms appear once there is one.'}</p>
      )}
      {taprooms?.length === 0 && <p>There is no taproom yet. Add one in the staff app.</p>}
    </main>
  );
}
