import { ReauthDialog } from './auth/reauth-dialog';
import { ConfirmDialog } from './components/confirm-dialog';
import { Toasts } from './components/toast';
import { Shell } from './shell/shell';

/** Loaded after sign-in. */
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
