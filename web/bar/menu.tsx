import { useEffect, useState } from 'react';
import { pluralize } from '../domain/format';
import { revokeCurrentSession } from '../api/staff/revocation';
import { clearSession, useSession } from '../api/staff/session';
import { themes, useTheme } from './preferences';
import { useBar, useBarState } from './state/use-bar';
import { BarButton, Choice, Sheet } from './controls';

const themeLabels = { dark: 'Dark', light: 'Sunlight', auto: 'Automatic' } as const;

export function MenuSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet title="Bar mode" isOpen={isOpen} onClose={onClose}>
      <Menu onClose={onClose} />
    </Sheet>
  );
}

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
    <div className="grid gap-4">
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
    </div>
  );
}

/** Always ends the session on this device; the revocation on the server is retried if it fails. */
function signOut() {
  void revokeCurrentSession();
  clearSession();
}

export function MenuButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <BarButton onClick={() => setOpen(true)}>Menu</BarButton>
      <MenuSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
