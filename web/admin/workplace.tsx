import { ConfirmDialog } from './kit/confirm-dialog';
import { Toasts } from './kit/toast';
import { SignInAgain } from './session/sign-in-again';
import { Shell } from './shell/shell';

/** All that is there once somebody is signed in. */
export function Workplace() {
  return (
    <>
      <Shell />
      <SignInAgain />
      <ConfirmDialog />
      <Toasts />
    </>
  );
}
