import type { User } from '@domain/user/user';
import { useState } from 'react';
import { pluralize } from '../../admin/lib/pluralize';
import { MenuSheet } from '../sheet/menu-sheet';
import { useBar, useBarState } from '../state/use-bar';

/** For admins who have to set up two-step sign-in, which the staff app does. Presses are kept until then. */
export function SecondFactorPage({ user }: { user: User }) {
  const bar = useBar();
  const { queue } = useBarState();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-4 p-5">
      <h1 className="text-4xl">Two-step sign-in</h1>
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
      <button type="button" className="bar-button bar-secondary" onClick={() => void bar.refresh()}>
        I have set it up
      </button>
      <button type="button" className="bar-button bar-secondary" onClick={() => setMenuOpen(true)}>
        Menu
      </button>
      <MenuSheet isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </main>
  );
}
