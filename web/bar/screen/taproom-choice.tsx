import type { User } from '@domain/user/schema';
import { BarPage, MenuButton } from '../bar-page';
import { useBar, useBarState } from '../state/use-bar';
import { BarButton } from '../bar-button';

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
