import { ConfirmDialog } from './components/confirm-dialog';
import { Toasts } from './components/toast';
import { ReauthDialog } from './auth/reauth-dialog';
import { Shell } from './shell/shell';

/** All that is there once somebody is signed in. */
export function AuthenticatedApp() {
  return (
    <>
      <Shell />
      <ReauthDialog />
      <ConfirmDialog />
      <Toasts />
    </>
  );
}
